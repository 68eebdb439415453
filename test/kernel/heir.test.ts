/** Whatever is said of an object is said of its heir: effects that last, and words in hand, held back or waiting. */

import { describe, expect, test } from 'vitest';
import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import { open } from '../../src/kernel/open.js';
import {
  handOnEffects,
  handOnWords,
  type Stint,
  shareEffects,
  shareGroup,
} from '../../src/kernel/play/heir.js';
import type { Play } from '../../src/kernel/play/play.js';
import { release } from '../../src/kernel/play/release.js';
import { newScript } from '../../src/kernel/play/work.js';
import type { LastingEffect } from '../../src/position/effect.js';
import type { Aim, Env, Value } from '../../src/position/env.js';
import type { Continuation, GroupFrame, Node } from '../../src/position/frame.js';
import type { Position, Waiting } from '../../src/position/position.js';
import { BOATS, boat, ferry, river, says } from './ferry.js';
import { played } from './played.js';
import { ENV, EVENT } from './record.js';

const [A, B, C] = ([0, 1, 2] as ObjectId[]).map((object) => ({ object, stint: 0 })) as [Stint, Stint, Stint];
/** The same object in another stint: not the one that is meant. */
const LATER: Stint = { object: A.object, stint: 1 };

const of = (...all: Stint[]): Value => ({
  objects: all.map(({ object }) => object),
  stints: all.map(({ stint }) => stint),
});
const aim = (...all: Stint[]): Aim => ({
  ability: 'say0#1' as AbilityKey,
  phrase: BOATS,
  chosen: of(...all),
});
const CROWD: Aim = { ...aim(), chosen: { players: [0 as PlayerId] } };

/** After an effect has been made that makes all boats heavier. */
const made = (): Position =>
  played(
    river(
      [
        [boat('a'), 0],
        [boat('b'), 1],
        [boat('c'), 2],
      ],
      [says({ do: 'last on', until: 'turn', on: BOATS, ops: [{ op: 'modify', trait: 'weight', by: 5 }] })],
      'plain',
    ),
  ).play.table.position;

const lasting = (id: number, change: Partial<LastingEffect>): LastingEffect => {
  const [effect] = made().effects;
  if (!effect) throw new Error('no effect');
  return { ...effect, id, refs: [], on: [], ...change };
};

const opened = (change: Partial<Position>): Play => open(ferry, { ...made(), effects: [], ...change });

/** The objects about which the index knows an effect. */
const about = ({ table }: Play, id: number): ObjectId[] =>
  [A, B, C]
    .map(({ object }) => object)
    .filter((object) => table.index.about(object).some((entry) => entry.lasting === id));

describe('effects that last', () => {
  test('on another than before make something else of it, and on the same nothing else', () => {
    const play = opened({ effects: [lasting(101, { on: [A] })] });
    const stamp = (): number => play.table.stampOf(C.object);
    const before = stamp();
    shareEffects(play, B, C);
    expect(stamp()).toBe(before);
    shareEffects(play, A, C);
    expect(stamp()).not.toBe(before);
  });

  test('on an object last on its heir, and speak of it', () => {
    const play = opened({
      effects: [
        lasting(101, { on: [A, C], refs: [of(C, A), null, { amount: 2 }], aimed: [aim(A), CROWD] }),
        lasting(102, { on: [LATER, C], refs: [of(LATER), of(C)], aimed: [aim(LATER, C)] }),
      ],
    });
    const [, other] = play.table.position.effects;
    handOnEffects(play, A, B);
    const [heirs, others] = play.table.position.effects;
    expect(heirs).toMatchObject({
      on: [B, C],
      refs: [of(C, B), null, { amount: 2 }],
      aimed: [aim(B), CROWD],
    });
    expect(others).toBe(other);
    expect([about(play, 101), about(play, 102)]).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  test.each<[string, Partial<LastingEffect>, Partial<LastingEffect>]>([
    ['it lasts on', { on: [C, A] }, { on: [C, B] }],
    ['its words spoke of', { refs: [of(C), of(A)] }, { refs: [of(C), of(B)] }],
    ['was chosen for it', { aimed: [aim(C), aim(A)] }, { aimed: [aim(C), aim(B)] }],
  ])('are handed on where only what %s is the object', (_what, has, will) => {
    const before = lasting(101, has);
    const play = opened({ effects: [before] });
    handOnEffects(play, A, B);
    expect(play.table.position.effects).toEqual([{ ...before, ...will }]);
  });

  test('are enlisted once', () => {
    const play = opened({ effects: [lasting(101, { on: [A, C] })] });
    handOnEffects(play, A, B);
    expect(play.table.index.about(C.object)).toHaveLength(1);
  });

  test('on an object that is let go last on what it was before, and no longer on it', () => {
    const now = (made().objects[A.object]?.stint ?? 0) as number;
    const here: Stint = { object: A.object, stint: now };
    const play = opened({ effects: [lasting(101, { on: [C, here] }), lasting(102, { on: [C, LATER] })] });
    const [, other] = play.table.position.effects;
    release(play, A.object);
    expect(play.table.position.effects[0]?.on).toEqual([C, { object: A.object, stint: now - 1 }]);
    expect(play.table.position.effects[1]).toBe(other);
  });

  test('on a group last on what is divided from it as well', () => {
    const play = opened({ effects: [lasting(101, { on: [C, A] }), lasting(102, { on: [C, LATER] })] });
    const [, other] = play.table.position.effects;
    shareEffects(play, A, B);
    expect(play.table.position.effects[0]?.on).toEqual([C, A, B]);
    expect(play.table.position.effects[1]).toBe(other);
    expect(about(play, 101)).toEqual([0, 1, 2]);
  });

  test('on a group last on a part that is divided from it, and what remembers the group remembers the part', () => {
    const objects = made().objects.map((object) =>
      object.id === C.object
        ? { ...object, linked: { crew: [B.object, A.object], cargo: [B.object] } }
        : { ...object, linked: object.id === B.object ? { cargo: [C.object] } : {} },
    );
    const play = opened({ effects: [lasting(101, { on: [A] })], objects });
    shareGroup(play, A, B);
    expect(play.table.position.effects[0]?.on).toEqual([A, B]);
    expect(play.table.position.objects.map(({ linked }) => linked)).toEqual([
      {},
      { cargo: [C.object] },
      { crew: [B.object, A.object, B.object], cargo: [B.object] },
    ]);
  });

  test('by their words alone speak of the heir, and last on what they did', () => {
    const play = opened({
      effects: [lasting(101, { on: [A], refs: [of(C), of(A)] }), lasting(102, { on: [A], refs: [of(C)] })],
    });
    const [, other] = play.table.position.effects;
    handOnWords(play, A, B);
    expect(play.table.position.effects[0]).toMatchObject({ on: [A], refs: [of(C), of(B)] });
    expect(play.table.position.effects[1]).toBe(other);
  });
});

describe('words', () => {
  const words = (change: Partial<Env> = {}): Env => ({
    ...ENV,
    source: C.object,
    refs: [of(A, C), of(LATER)],
    ...change,
  });
  const SPOKEN = words({ refs: [of(B, C), of(LATER)] });
  const next = (env: Env): Continuation => ({ do: [], env });
  const node = (play: Play, env: Env): Node => ({
    ...newNode(play, 1, [EVENT], []),
    id: 7,
    after: [next(env)],
  });

  test('that are being carried out', () => {
    const play = opened({ work: [{ ...newScript([], words({ aimed: [aim(A), CROWD] })) }] });
    handOnWords(play, A, B);
    const [frame] = play.table.position.work;
    expect(frame).toMatchObject({ env: { ...SPOKEN, aimed: [aim(B), CROWD] } });
  });

  test.each<[string, Partial<Env>, Partial<Env>]>([
    ['the object is the heir’s', { source: A.object, stint: 0 }, { source: B.object, stint: 0 }],
    ['what it was before is not', { source: A.object, stint: 1 }, { source: A.object, stint: 1 }],
    ['another is not', { source: C.object, stint: 0 }, { source: C.object, stint: 0 }],
  ])('"this" of %s', (_whose, has, will) => {
    const play = opened({ work: [{ ...newScript([], words(has)) }] });
    handOnWords(play, A, B);
    expect(play.table.position.work[0]).toMatchObject({ env: { ...SPOKEN, ...will } });
  });

  test('of what follows events that are on their way, are replaced or are held back', () => {
    const play = opened({});
    const group: GroupFrame = {
      frame: 'group',
      nodes: [node(play, words())],
      assigned: [
        {
          effect: 'e' as EffectKey,
          ability: 'a#1' as AbilityKey,
          results: [],
          after: next(words()),
          cost: 0,
          meant: [],
        },
        {
          effect: 'f' as EffectKey,
          ability: 'a#1' as AbilityKey,
          results: [],
          after: null,
          cost: 0,
          meant: [],
        },
      ],
      since: 0,
      gathered: [],
      released: false,
    };
    play.table.position.work = [group, { frame: 'settle', within: false, answers: [] }];
    play.table.position.held = { tide: [node(play, words())] };
    handOnWords(play, A, B);
    const { work, held } = play.table.position;
    expect(work[0]).toMatchObject({
      nodes: [{ id: 7, after: [{ env: SPOKEN }] }],
      assigned: [
        { effect: 'e', after: { env: SPOKEN } },
        { effect: 'f', after: null },
      ],
    });
    expect(work[1]).toEqual({ frame: 'settle', within: false, answers: [] });
    expect(held.tide).toMatchObject([{ id: 7, after: [{ env: SPOKEN }] }]);
  });

  test('of what waits', () => {
    const waiting: Waiting = {
      id: 1,
      effect: 'e' as EffectKey,
      ability: 'a#1' as AbilityKey,
      moment: 0,
      env: words(),
    };
    const play = opened({ waiting: [waiting] });
    handOnWords(play, A, B);
    expect(play.table.position.waiting).toEqual([{ ...waiting, env: SPOKEN }]);
  });
});
