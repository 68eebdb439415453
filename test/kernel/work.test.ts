/** The stack of work, what an application comes to, and groups of which only some are meant. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { continuation, fitsOf } from '../../src/kernel/event/application.js';
import { newNode } from '../../src/kernel/event/raise.js';
import {
  changeNodes,
  DECLINED,
  DONE,
  newScript,
  newSettling,
  nodeOf,
  nodesOf,
} from '../../src/kernel/play/work.js';
import { answer } from '../../src/kernel/step.js';
import type { Env } from '../../src/position/env.js';
import { eventWith } from '../../src/position/event.js';
import type { GroupFrame, Node } from '../../src/position/frame.js';
import type { Candidate, GroupView } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { played, twoBoats } from './played.js';
import { ENV, EVENT, use } from './record.js';

const [A, B] = [0, 1] as ObjectId[] as [ObjectId, ObjectId];

describe('the nodes of a group', () => {
  const group = (...ids: number[]): GroupFrame => ({
    frame: 'group',
    nodes: ids.map((id) => newNode(twoBoats(), id, [EVENT], [])),
    assigned: [],
    gathered: [],
    since: 0,
    released: false,
  });
  const idsOf = (nodes: readonly Node[]): number[] => nodes.map(({ id }) => id);

  test('are found by their names, wherever they stand', () => {
    expect([0, 1, 2, 3].map((id) => nodeOf(group(0, 2, 1), id)?.id)).toEqual([0, 1, 2, undefined]);
  });

  test('several in the order of the group', () => {
    const shuffled = group(0, 2, 1, 3);
    expect(idsOf(nodesOf(shuffled, [3, 1, 2]))).toEqual([2, 1, 3]);
    expect(idsOf(nodesOf(shuffled, [1]))).toEqual([1]);
    expect(idsOf(nodesOf(shuffled, [7]))).toEqual([]);
    expect(idsOf(nodesOf(shuffled, [7, 0]))).toEqual([0]);
    expect(idsOf(nodesOf(shuffled, []))).toEqual([]);
    expect(idsOf(nodesOf(shuffled, [3, 2, 1, 0]))).toEqual([0, 2, 1, 3]);
    expect(idsOf(nodesOf(shuffled, [0, 2, 9, 3]))).toEqual([0, 2, 3]);
  });

  test('all of them without a list being made anew, as it is asked for all the time', () => {
    const all = group(0, 2, 1);
    expect(nodesOf(all, [0, 2, 1])).toBe(all.nodes);
    expect(nodesOf(all, [0, 2])).not.toBe(all.nodes);
    expect(nodesOf(all, [0, 2, 1, 3])).not.toBe(all.nodes);
  });

  test('each becomes what is made of it, one or several or none', () => {
    const before = group(0, 2, 1);
    const [first, second, third] = before.nodes;
    changeNodes(twoBoats(), before, (node) =>
      node.id === 2 ? [newNode(twoBoats(), 7, [EVENT], []), node] : node,
    );
    expect(idsOf(before.nodes)).toEqual([0, 7, 2, 1]);
    expect([before.nodes[0], before.nodes[2], before.nodes[3]]).toEqual([first, second, third]);
    changeNodes(twoBoats(), before, (node) => (node.id === 7 ? [] : node));
    expect(idsOf(before.nodes)).toEqual([0, 2, 1]);
  });
});

test('what was done, and what was not', () => {
  expect(DONE).toEqual({
    accepted: true,
    attempted: true,
    alike: 'all',
    replaced: false,
    happened: true,
    objects: [],
  });
  expect(DECLINED).toEqual({ ...DONE, accepted: false, attempted: false, happened: false });
  const steps: Instruction[] = [act('whistle')];
  expect(newScript(steps, ENV)).toEqual({
    frame: 'script',
    rest: steps,
    env: ENV,
    answers: [],
    last: null,
    awaits: null,
    part: false,
  });
  expect(newSettling()).toEqual({ frame: 'settle', within: false, answers: [] });
});

describe('a node', () => {
  const part = { within: 4, bound: true, settled: false, inherited: 1 };

  test('starts with what has been applied on the way to it, and with its object as it is', () => {
    expect(newNode(twoBoats(), 3, [EVENT], [use('x')])).toEqual({
      id: 3,
      events: [EVENT],
      origin: EVENT,
      stint: 0,
      uses: [use('x')],
      inherited: 1,
      declined: [],
      ranked: [],
      within: null,
      state: 'live',
      bound: false,
      after: [],
      happened: false,
      objects: [],
    });
    expect(newNode(twoBoats(), 3, [eventWith(EVENT, { object: null })], []).stint).toBeNull();
    expect(newNode(twoBoats(), 3, [EVENT], [use('x'), use('y')], part)).toMatchObject({
      within: 4,
      bound: true,
      inherited: 1,
      stint: 0,
    });
    expect(newNode(twoBoats(), 3, [EVENT], [], { ...part, settled: true }).stint).toBeNull();
    expect(() => newNode(twoBoats(), 3, [], [])).toThrow();
  });
});

describe('later sentences of a text', () => {
  const candidate = {
    effect: 'x' as EffectKey,
    key: 'a#1' as AbilityKey,
    others: [],
  } as unknown as Candidate;
  const steps: Instruction[] = [act('whistle')];

  test("are its player's, and come of what was applied, of itself last", () => {
    const words: Env = { ...ENV, actor: 1 as PlayerId, uses: [use('x'), use('y')] };
    expect(continuation([], words, candidate)).toBeNull();
    const next = continuation(steps, words, candidate);
    expect(next?.do).toEqual(steps);
    expect(next?.env.uses).toEqual([use('y'), use('x', 'after')]);
    expect(next?.env.actor ?? next?.env.you).toBe(0);
    expect(next && 'idle' in next).toBe(false);
    expect(continuation(steps, words, candidate, { idle: true })?.idle).toBe(true);
  });

  test('an effect fits what it is found to fit now, or else what it fitted', () => {
    const node = newNode(twoBoats(), 0, [EVENT], []);
    const now = { ...candidate, member: 2, others: [{ member: 3, env: ENV }] };
    const view = (found: readonly Candidate[]): GroupView =>
      ({ considered: () => found }) as unknown as GroupView;
    expect(fitsOf(view([now]), node, candidate).map(({ member }) => member)).toEqual([2, 3]);
    const other = { ...now, effect: 'z' as EffectKey };
    const before = { ...candidate, member: 7 };
    expect(fitsOf(view([other]), node, before).map(({ member }) => member)).toEqual([7]);
  });
});

describe('some of a group', () => {
  const ONE = { quantity: { how: 'one', said: 'a' } } as const;
  const three = (b: readonly Ability[], ...said: readonly Ability[]) => {
    const position = river(
      [
        [boat('a'), 0],
        [boat('b', ...b), 1],
      ],
      said,
      'plain',
    );
    const [first] = position.objects;
    if (first) first.count = 3;
    return position;
  };
  const it = { what: 'that', of: 0, said: 'it' } as const;
  const state = (run: ReturnType<typeof played>): string[] =>
    run.play.table.position.objects.map(({ count, zone }) => `${count} ${zone}`);

  test('are set apart by an instruction, and later words speak of those', () => {
    const one = { ...BOATS, ...ONE, as: 0 };
    const run = played(
      three([], says(act('gain', { amount: 1 }), { do: 'choose', what: one }, act('land', { object: it }))),
    );
    answer(run.play, { objects: [A] });
    expect(state(run)).toEqual(['2 river', '1 river', '1 bank']);
  });

  test('and by an effect, and so do its later sentences', () => {
    const one = called('a', { ...ONE, as: 0 });
    const effect = insteadOfSinking(
      { outcome: 'stand in', do: [act('land', { object: one })] },
      {
        watch: { event: 'sink', object: called('b') },
        after: [act('relieve', { object: it, other: it }), act('sink', { object: it })],
      },
    );
    const run = played(three([effect], says(act('sink', { object: called('b') }))));
    answer(run.play, { objects: [A] });
    expect(state(run).slice(0, 2)).toEqual(['2 river', '1 river']);
    expect(run.happened().at(0)).toBe('land 2');
  });

  test('the whole of it is what it is', () => {
    const run = played(
      three([], says(act('sink', { object: called('a', { quantity: { how: 'exactly', amount: 3 } }) }))),
    );
    answer(run.play, { objects: [A, A, A] });
    expect(state(run)).toEqual(['3 deep', '1 river']);
    const both = played(
      three([], says(act('sink', { object: { ...BOATS, quantity: { how: 'exactly', amount: 2 } } }))),
    );
    answer(both.play, { objects: [A, B] });
    expect(state(both)).toEqual(['2 river', '1 deep', '1 deep']);
    expect(THIS).toEqual({ what: 'this' });
    expect(YOU).toEqual({ who: 'you' });
  });
});
