/** Texts that are put together otherwise before they are carried out: effects that come first, and so much for each. */

import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, What } from '../../src/ability/reference.js';
import { Withheld } from '../../src/ground/problem.js';
import { multiplied } from '../../src/kernel/event/multiplied.js';
import { beforehand } from '../../src/kernel/script/beforehand.js';
import { act, BOATS, insteadOfSinking, THIS, YOU } from './ferry.js';

type Lasting = Extract<Instruction, { do: 'last' }>;

const it = (of = 0): What => ({ what: 'that', of, said: 'it' });
const several = (...steps: Instruction[]): Instruction => ({ do: 'several', steps, said: 'and' });
const may = (...steps: Instruction[]): Instruction => ({ do: 'may', who: YOU, steps });
const one: Some = { ...BOATS, quantity: { how: 'one', said: 'a' }, as: 0 };
const { as: _, ...nameless } = one;

/** "If it would sink this turn, ..." */
const lasting = (object: What, event = 'sink'): Lasting => ({
  do: 'last',
  until: 'turn',
  abilities: [
    insteadOfSinking({ outcome: 'not' }, { watch: { event, object } }),
    { ability: 'triggered', on: { event: 'land', object: THIS }, do: [] },
  ],
});
const effect = lasting(it());
const done = (what: Instruction, made = effect): Instruction => ({
  do: 'if',
  given: { if: 'exists', what: it() },
  yes: [made, what],
});
const chosen: Instruction = { do: 'choose', what: one };

describe('an effect that is there before what it bears on', () => {
  test.each([
    {
      what: 'something is chosen, the effect is made that speaks of it, and it is done to that',
      base: [act('launch', { object: one, amount: 2 })],
      steps: [chosen, done(act('launch', { object: it(), amount: 2 }))],
    },
    {
      what: 'by leave',
      base: [may(act('rob'), act('launch', { object: one }))],
      made: lasting(THIS),
      steps: [may(lasting(THIS), act('rob'), chosen, done(act('launch', { object: it() }), lasting(THIS)))],
    },
    {
      what: 'what chooses nothing is done after it',
      base: [act('launch', { object: it() })],
      steps: [effect, act('launch', { object: it() })],
    },
    {
      what: 'so is what nothing speaks of',
      base: [act('launch', { object: nameless })],
      made: lasting(THIS),
      steps: [lasting(THIS), act('launch', { object: nameless })],
    },
    {
      what: 'and what is no act',
      base: [{ do: 'settle' } as const],
      made: lasting(THIS),
      steps: [lasting(THIS), { do: 'settle' }],
    },
    {
      what: 'of several the effect comes right before what it looks at',
      base: [several(act('rob'), act('land', { object: it() }), act('sink', { object: it() }), act('gain'))],
      steps: [act('rob'), act('land', { object: it() }), effect, act('sink', { object: it() }), act('gain')],
    },
    {
      what: 'be that the first',
      base: [several(act('sink', { object: it() }), act('gain'))],
      steps: [effect, act('sink', { object: it() }), act('gain')],
    },
    {
      what: 'where it looks at none of several it comes before them all',
      base: [several(act('rob'), act('sink', { object: it(1) }), act('sink', { object: THIS }))],
      made: lasting(THIS),
      steps: [
        lasting(THIS),
        several(act('rob'), act('sink', { object: it(1) }), act('sink', { object: THIS })),
      ],
    },
  ])('$what', ({ base, made = effect, steps }) =>
    expect(beforehand({ do: 'beforehand', base, effect: made })).toStrictEqual(steps),
  );

  test.each([
    { what: 'an act without an object', base: act('rob') },
    { what: 'an act on something else', base: act('sink', { object: it(1) }) },
    { what: 'an act on its own object', base: act('sink', { object: THIS }) },
    {
      what: 'several, of which none is what it looks at',
      base: several(act('rob'), act('land', { object: it() })),
    },
    { what: 'what is no act', base: { do: 'settle' } as Instruction },
  ])('speaks of nothing that only comes about by it: $what', ({ base }) =>
    expect(() => beforehand({ do: 'beforehand', base: [base], effect })).toThrow(Withheld),
  );
});

describe('for each of three', () => {
  const thrice = { times: 3, of: 2 };
  const some = (quantity: Some['quantity']): What => ({ ...nameless, quantity });
  test.each([
    {
      what: 'three times as much',
      one: act('gain', { amount: 2, object: nameless }),
      all: act('gain', { amount: thrice, object: nameless }),
    },
    {
      what: 'three objects for one',
      one: act('sink', { object: nameless }),
      all: act('sink', { object: some({ how: 'exactly', amount: { times: 3, of: 1 } }) }),
    },
    {
      what: 'six for two',
      one: act('sink', { object: some({ how: 'exactly', amount: 2 }) }),
      all: act('sink', { object: some({ how: 'exactly', amount: thrice }) }),
    },
    {
      what: 'up to six for up to two',
      one: act('sink', { object: some({ how: 'up to', amount: 2 }) }),
      all: act('sink', { object: some({ how: 'up to', amount: thrice }) }),
    },
    {
      what: 'the top six for the top two',
      one: act('sink', { object: { what: 'top', amount: 2, of: YOU, zone: 'bank' } }),
      all: act('sink', { object: { what: 'top', amount: thrice, of: YOU, zone: 'bank' } }),
    },
    { what: 'all are all', one: act('sink', { object: BOATS }), all: act('sink', { object: BOATS }) },
    { what: 'it is itself', one: act('sink', { object: it() }), all: act('sink', { object: it() }) },
    { what: 'what has neither is done once', one: act('rob'), all: act('rob') },
    {
      what: 'and so is what is no act',
      one: may(act('gain', { amount: 2 })),
      all: may(act('gain', { amount: 2 })),
    },
    {
      what: 'each of several',
      one: several(act('gain', { amount: 2 }), act('rob')),
      all: several(act('gain', { amount: thrice }), act('rob')),
    },
  ])('$what', ({ one: once, all }) => expect(multiplied([once], 3)).toStrictEqual([all]));
});
