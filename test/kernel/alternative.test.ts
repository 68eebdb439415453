/** Texts that replace a part of themselves: what is chosen before, and what is done instead. */

import { describe, expect, test } from 'vitest';
import type { Act } from '../../src/ability/act.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { SelfReplacement } from '../../src/ability/parts.js';
import type { Some, TargetPlayer, What } from '../../src/ability/reference.js';
import type { AbilityKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { chosenBefore, chosenFirst, instead, withTargets } from '../../src/kernel/script/alternative.js';
import { answer } from '../../src/kernel/step.js';
import type { Env } from '../../src/position/env.js';
import { act, boat, ferry, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, played } from './played.js';

const it = (of = 0): What => ({ what: 'that', of, said: 'it' });
const bare = (event: string, more: Partial<Act>): Instruction => act(event, { bare: true, ...more });
const may: Instruction = { do: 'may', who: YOU, steps: [act('rob')] };
const several = (...steps: Instruction[]): Instruction => ({ do: 'several', steps, said: 'and' });

describe('instead', () => {
  test.each([
    {
      what: 'of one thing another is done',
      base: [act('gain', { amount: 1 })],
      other: [act('sink', { object: THIS })],
      done: [act('sink', { object: THIS })],
    },
    {
      what: 'of several what is done likewise to the same gives way, and the rest is done',
      base: [several(act('gain', { amount: 1 }), act('sink', { object: it() })), act('rob')],
      other: [act('sink', { object: it(), to: { zone: 'bank' } })],
      done: [act('gain', { amount: 1 }), act('sink', { object: it(), to: { zone: 'bank' } }), act('rob')],
    },
    {
      what: 'likewise to something else',
      base: [act('gain', { amount: 1 }), act('sink', { object: it(0) })],
      other: [act('sink', { object: it(1) })],
      done: [act('sink', { object: it(1) })],
    },
    {
      what: 'something else to the same',
      base: [act('gain', { amount: 1 }), act('sink', { object: it() })],
      other: [act('land', { object: it() })],
      done: [act('land', { object: it() })],
    },
    {
      what: 'likewise, to what has not been spoken of before',
      base: [act('gain', { amount: 1 }), act('sink', { object: THIS })],
      other: [act('sink', { object: it() })],
      done: [act('sink', { object: it() })],
    },
    {
      what: 'likewise, where that was done to nothing',
      base: [act('gain', { amount: 1 }), act('rob')],
      other: [act('rob', { object: it() })],
      done: [act('rob', { object: it() })],
    },
    {
      what: 'likewise, where the other text does not speak of the same again',
      base: [act('gain', { amount: 1 }), act('sink', { object: it() })],
      other: [act('sink')],
      done: [act('sink')],
    },
    {
      what: 'several are done of several, however alike they are',
      base: [act('rob'), act('sink', { object: it() })],
      other: [act('sink', { object: it() }), act('gain', { amount: 1 })],
      done: [act('sink', { object: it() }), act('gain', { amount: 1 })],
    },
    {
      what: 'as much of the same, with all that the other text leaves out',
      base: [may, act('rob'), act('gain', { amount: 1, object: THIS })],
      other: [bare('gain', { amount: 5 })],
      done: [may, act('rob'), act('gain', { amount: 5, object: THIS })],
    },
    {
      what: 'the same by something else, as much of it',
      base: [act('gain', { amount: 1, other: THIS })],
      other: [bare('gain', { other: it() })],
      done: [act('gain', { amount: 1, other: it() })],
    },
    {
      what: 'what a player may do, or else what the text says',
      base: [act('gain', { amount: 1 })],
      other: [may],
      done: [
        may,
        {
          do: 'if',
          given: { if: 'not', of: { if: 'did' } },
          yes: [act('gain', { amount: 1 })],
        } as Instruction,
      ],
    },
    {
      what: 'what a player may do beside something else',
      base: [act('gain', { amount: 1 })],
      other: [may, act('rob')],
      done: [may, act('rob')],
    },
    {
      what: 'what is neither done simply nor by leave',
      base: [act('gain', { amount: 1 })],
      other: [several(act('rob'))],
      done: [several(act('rob'))],
    },
    { what: 'nothing', base: [act('gain', { amount: 1 })], other: [], done: [] },
  ])('$what', ({ base, other, done }) => expect(instead(base, other)).toStrictEqual(done));

  test.each([
    { what: 'none', base: [act('rob')] },
    { what: 'two', base: [act('gain', { amount: 1 }), act('gain', { amount: 2 })] },
  ])('how much is said of one thing only: $what', ({ base }) =>
    expect(() => instead(base, [bare('gain', { amount: 5 })])).toThrow(Withheld),
  );
});

describe('what is chosen first', () => {
  const one: Some = {
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: { head: { sort: 'boat' } },
    as: 0,
  };
  const { as: _, ...nameless } = one;
  const env: Env = {
    you: 0 as PlayerId,
    source: null,
    stint: 0,
    ability: 'say0#1' as AbilityKey,
    refs: [],
    event: null,
    uses: [],
    manner: 'effect',
  };
  const play = () => open(ferry, river([]));
  const sinking = act('sink', { object: one });
  const first = (steps: Instruction[], speaking: unknown[], words = env) =>
    chosenFirst(play(), words, steps, speaking);

  test('what one part chooses and another speaks of; both are then done to it', () => {
    expect(first([several(sinking, act('rob'))], [act('land', { object: it() })])).toStrictEqual({
      choices: [{ do: 'choose', what: one }],
      steps: [several(act('sink', { object: it() }), act('rob'))],
    });
  });

  test('and nothing else', () => {
    const other = act('sink', { object: { ...one, as: 1 } });
    const plain = act('sink', { object: nameless });
    expect(first([sinking, other, plain], [act('land', { object: it() })])).toStrictEqual({
      choices: [{ do: 'choose', what: one }],
      steps: [act('sink', { object: it() }), other, plain],
    });
  });

  test('a target stays chosen by its own words', () => {
    const aiming = open(ferryWith({}, { aims: ({ target }) => target === true }), river([]));
    const target = act('sink', { object: { ...one, target: true } });
    const other = act('sink', { object: { ...one, as: 1 } });
    const both = [act('land', { object: it(0) }), act('land', { object: it(1) })];
    expect(chosenFirst(aiming, env, [target, other], both)).toStrictEqual({
      choices: [
        { do: 'choose', what: { ...one, target: true } },
        { do: 'choose', what: { ...one, as: 1 } },
      ],
      steps: [target, act('sink', { object: it(1) })],
    });
  });

  test.each([
    { what: 'nobody speaks of it', speaking: [act('rob')] },
    { what: 'the other part chooses it for itself', speaking: [sinking, act('land', { object: it() })] },
    { what: 'it is another that is spoken of', speaking: [act('land', { object: it(1) })] },
  ])('nothing, where $what', ({ speaking }) => expect(first([sinking], speaking)).toBeNull());

  test('nothing, where it has been chosen by now', () => {
    const known: Env = { ...env, refs: [{ objects: [], stints: [] }] };
    expect(first([sinking], [act('land', { object: it() })], known)).toBeNull();
  });

  test('what comes about only as a part is carried out cannot be', () => {
    const drawn = act('sink', { object: nameless, as: 0 });
    expect(() => first([drawn], [act('land', { object: it() })])).toThrow(Withheld);
    const whom = act('gain', { by: { who: 'target', of: 'player', as: 0 } });
    expect(() => first([whom], [act('rob', { by: { who: 'that', of: 0, said: 'that' } })])).toThrow(Withheld);
  });

  test('of a self-replacement: by its condition or by what is done instead', () => {
    const otherwise = act('gain', { amount: 5 });
    const alternative: SelfReplacement = {
      do: 'alternative',
      base: [sinking],
      given: { if: 'is', what: it(), tests: [] },
      other: [otherwise],
    };
    expect(chosenBefore(play(), env, alternative)).toStrictEqual([
      { do: 'choose', what: one },
      { ...alternative, base: [act('sink', { object: it() })] },
    ]);
    expect(
      chosenBefore(play(), env, {
        do: 'alternative',
        base: [sinking],
        given: { if: 'controls', who: YOU, what: nameless },
        other: [otherwise],
      }),
    ).toBeNull();
  });

  test('players whom a part targets are known to the other', () => {
    const phrase: TargetPlayer = { who: 'target', of: 'player', as: 1 };
    const { ability } = env;
    if (ability === null) throw new Error('no ability');
    const whom = { players: [2 as PlayerId] };
    const boats = { objects: [0 as ObjectId], stints: [0] };
    const words: Env = {
      ...env,
      aimed: [
        { ability, phrase, chosen: whom },
        { ability, phrase: { who: 'target', of: 'player' }, chosen: whom },
        { ability, phrase: one, chosen: boats },
      ],
    };
    const robbing = act('rob', { by: phrase });
    const others = [act('rob', { by: { who: 'target', of: 'player' } }), sinking];
    expect(withTargets(play(), words, [robbing, ...others]).refs).toEqual([null, whom]);
    expect(withTargets(play(), words, others)).toEqual(words);
    expect(withTargets(play(), env, [robbing])).toEqual(env);
    const before: Env = { ...words, refs: [null, { players: [1 as PlayerId] }] };
    expect(withTargets(play(), before, [robbing])).toEqual(before);
  });
});

describe('as the text is carried out', () => {
  const aBoat: Some = {
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: { head: { sort: 'boat' } },
    as: 0,
  };
  const isA = { test: 'trait', trait: 'name', is: 'a' } as const;
  const text = says({
    do: 'alternative',
    base: [act('sink', { object: aBoat })],
    given: { if: 'is', what: it(), tests: [isA] },
    other: [act('land', { object: it() })],
  });

  test.each([
    { chosen: 0, ends: ['bank', 'river'], unmet: [] },
    { chosen: 1, ends: ['river', 'deep'], unmet: ['say0#1'] },
  ])('a boat is chosen, and what it is settles what is done to it: $chosen', ({ chosen, ends, unmet }) => {
    const board = river(
      [
        [boat('a'), 0],
        [boat('b'), 0],
      ],
      [text],
      'plain',
    );
    const run = played(board);
    expect(run.play.table.position.decision).toMatchObject({ asks: 'choose', domain: { from: [0, 1] } });
    answer(run.play, { objects: [chosen as ObjectId] });
    expect(run.zones()).toEqual(ends);
    // Where it is not done instead, that is told.
    const told = run.notices.flatMap((one) =>
      one.notice === 'alternative' && !one.met ? [one.env.ability] : [],
    );
    expect(told).toEqual(unmet);
  });
});
