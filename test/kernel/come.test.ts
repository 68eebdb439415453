/** What has come of an act, of which later words of the same text speak: to which objects it was done, or how much of it. */

import { describe, expect, test } from 'vitest';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { withCome, withNothing } from '../../src/kernel/event/come.js';
import { newNode } from '../../src/kernel/event/raise.js';
import { handsOf } from '../../src/kernel/play/hands.js';
import type { Play } from '../../src/kernel/play/play.js';
import type { Value } from '../../src/position/env.js';
import type { GameEvent, Spot } from '../../src/position/event.js';
import type { Node } from '../../src/position/frame.js';
import { boat, river } from './ferry.js';
import { played } from './played.js';
import { BY_RULE, ENV } from './record.js';

const DEEP: Spot = { zone: 'deep', holder: null, at: null };
const BANK: Spot = { zone: 'bank', holder: 0 as PlayerId, at: null };

/** Five boats, of which the second and the third are alike, and the fourth stands for four; the first has just sunk. */
function board(): Play {
  const position = river(
    ['a', 'twin', 'twin', 'd', 'e'].map((name) => [boat(name), 0] as const),
    [],
    'plain',
  );
  Object.assign(position.objects[3] ?? {}, { count: 4 });
  const { play } = played(position);
  handsOf(play).move(0 as ObjectId, DEEP);
  return play;
}

/** "sink 1", "land 1", "gain x2": a boat sinks or lands, or so much of something; that goes to the deep, or to the bank. */
function event(said: string): GameEvent {
  const [, kind = '', object, amount] = /^(\w+)(?: (\d))?(?: x(\d))?$/.exec(said) ?? [];
  return {
    ...BY_RULE,
    kind,
    object: object === undefined ? null : (Number(object) as ObjectId),
    from: 'river',
    to: kind === 'sink' ? DEEP : kind === 'land' ? BANK : null,
    amount: amount === undefined ? null : Number(amount),
  };
}

/** An event that was to happen, what happened in its place, to which boats as told; and what it was a part of. */
interface Told extends Partial<Pick<Node, 'within' | 'bound' | 'happened'>> {
  readonly told: string;
  readonly instead?: readonly string[];
  readonly to?: readonly number[];
  readonly from?: string;
}

const things = (...of: readonly (readonly [id: number, stint: number, past?: number])[]): Value => ({
  objects: of.map(([id]) => id as ObjectId),
  stints: of.map(([, stint]) => stint),
  ...(of.some(([, , past]) => past !== undefined) && { past: of.map(([, , past = 0]) => past) }),
});

function nodesOf(play: Play, told: readonly Told[]): readonly Node[] {
  return told.map(({ told, instead = [told], to = [], from = 'river', ...more }, id) => ({
    ...newNode(play, id, instead.map(event), []),
    origin: { ...event(told), from },
    happened: true,
    objects: to as readonly ObjectId[],
    ...more,
  }));
}

interface Coming {
  readonly what: string;
  readonly told: readonly Told[];
  /** What others of which they speak the same have come to. */
  readonly before?: Value;
  /** Only what has come to this place. */
  readonly place?: string;
  readonly as: Value;
}

describe('what was done is known', () => {
  test.each<Coming>([
    {
      what: 'with each as it was on the river before',
      told: [{ told: 'sink 0', to: [0] }],
      as: things([0, 1, 1]),
    },
    {
      what: 'with each as it is, where that is on the river',
      told: [{ told: 'paint 4', to: [4] }],
      as: things([4, 0]),
    },
    {
      what: 'of several at once',
      told: [
        { told: 'sink 0', to: [0] },
        { told: 'sink 4', to: [4] },
      ],
      as: things([0, 1, 1], [4, 0, 0]),
    },
    {
      what: 'beside what was done before',
      told: [{ told: 'sink 0', to: [0] }],
      before: things([4, 0]),
      as: things([4, 0, 0], [0, 1, 1]),
    },
    {
      what: 'beside what was done before, as that was then',
      told: [{ told: 'paint 4', to: [4] }],
      before: things([0, 1, 1], [1, 0]),
      as: things([0, 1, 1], [1, 0, 0], [4, 0, 0]),
    },
    {
      what: 'beside what was done before to boats that are on the river',
      told: [{ told: 'paint 4', to: [4] }],
      before: things([1, 0]),
      as: things([1, 0], [4, 0]),
    },
    { what: 'to none where none is told', told: [], before: things([4, 0]), as: things([4, 0]) },
    { what: 'to none to which it did not happen', told: [{ told: 'sink 0' }], as: things() },
    {
      what: 'to none to which something else happened instead',
      told: [{ told: 'sink 0', instead: ['land 0'], to: [0] }],
      as: things(),
    },
    {
      what: 'to none to which it happened instead, to another',
      told: [{ told: 'sink 0', instead: ['sink 4'], to: [0] }],
      as: things(),
    },
    {
      what: 'where more than it happened',
      told: [{ told: 'sink 0', instead: ['sink 0', 'gain x1'], to: [0] }],
      as: things([0, 1, 1]),
    },
    {
      what: 'to what has come to the place',
      told: [{ told: 'sink 0', to: [0] }],
      place: 'deep',
      as: things([0, 1, 1]),
    },
    {
      what: 'not to what has come to another',
      told: [{ told: 'sink 0', to: [0] }],
      place: 'bank',
      as: things(),
    },
    {
      what: 'not to what has come nowhere',
      told: [{ told: 'paint 4', to: [4] }],
      place: 'bank',
      as: things(),
    },
    {
      what: 'not to what has come to the place otherwise',
      told: [{ told: 'sink 0', instead: ['land 0'], to: [0] }],
      place: 'bank',
      as: things(),
    },
    {
      what: 'of the whole, and not of its parts',
      told: [
        { told: 'paint 4', to: [4] },
        { told: 'paint 1', to: [1], within: 0, bound: false },
      ],
      as: things([4, 0]),
    },
    {
      what: 'to each equal one that its parts have set apart, once',
      told: [
        { told: 'paint 1', to: [1] },
        { told: 'paint 2', to: [2], within: 0, bound: true },
        { told: 'scrub 2', to: [2], within: 0, bound: true },
        { told: 'paint 1', to: [1], within: 0, bound: true },
      ],
      as: things([1, 0], [2, 0]),
    },
    {
      what: 'not to what is not equal to it',
      told: [
        { told: 'paint 1', to: [1] },
        { told: 'paint 4', to: [4], within: 0, bound: true },
        { told: 'gain x1', within: 0, bound: true },
      ],
      as: things([1, 0]),
    },
    {
      what: 'not to what is a part of something else',
      told: [
        { told: 'paint 1', to: [1] },
        { told: 'whistle' },
        { told: 'paint 2', to: [2], within: 1, bound: true },
      ],
      as: things([1, 0]),
    },
    {
      what: 'not to what happens without it, too',
      told: [
        { told: 'paint 1', to: [1] },
        { told: 'paint 2', to: [2], within: 0, bound: false },
      ],
      as: things([1, 0]),
    },
    {
      what: 'not to what comes from elsewhere',
      told: [
        { told: 'paint 1', to: [1] },
        { told: 'paint 2', to: [2], within: 0, bound: true, from: 'bank' },
      ],
      as: things([1, 0]),
    },
  ])('$what', ({ told, before, place = null, as }) => {
    const play = board();
    const env = before ? { ...ENV, refs: [before] } : ENV;
    expect(withCome(play, env, { as: 0, to: place }, nodesOf(play, told)).refs).toEqual([as]);
  });
});

describe('how much was done is known', () => {
  test.each<Omit<Coming, 'place'>>([
    { what: 'of one', told: [{ told: 'gain x2' }], as: { amount: 2 } },
    { what: 'of several', told: [{ told: 'gain x2' }, { told: 'gain x3' }], as: { amount: 5 } },
    {
      what: 'of some of which it is not said how much',
      told: [{ told: 'gain' }, { told: 'gain x3' }],
      as: { amount: 3 },
    },
    {
      what: 'with what was done before',
      told: [{ told: 'gain x2' }],
      before: { amount: 4 },
      as: { amount: 6 },
    },
    { what: 'of nothing before', told: [{ told: 'gain x2' }], before: things(), as: { amount: 2 } },
    { what: 'of what did not happen: none', told: [{ told: 'gain x2', happened: false }], as: { amount: 0 } },
    {
      what: 'of what happened as told, as much as it was',
      told: [{ told: 'gain x2', instead: ['gain x1', 'lose x9', 'gain x4'] }],
      as: { amount: 5 },
    },
    { what: 'to each of several equal boats', told: [{ told: 'load 3 x2' }], as: { amount: 8 } },
    {
      what: 'of the whole, and not of its parts',
      told: [{ told: 'gain x2' }, { told: 'gain x3', within: 0 }],
      as: { amount: 2 },
    },
  ])('$what', ({ told, before, as }) => {
    const play = board();
    const env = before ? { ...ENV, refs: [before] } : ENV;
    expect(withCome(play, env, { as: 0, to: null }, nodesOf(play, told)).refs).toEqual([as]);
  });
});

test('what is not come to has come to nothing; what has been is not forgotten', () => {
  const known: Value = { amount: 2 };
  expect(withNothing({ ...ENV, refs: [known] }, [0, 2]).refs).toEqual([known, null, things()]);
});
