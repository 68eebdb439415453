/** What a text offers its players: to pay, to do something each, one of several modes, to go through it again. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, What, Who } from '../../src/ability/reference.js';
import type { ObjectId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';

const it: What = { what: 'that', of: 0, said: 'it' };
const one: Some = { ...BOATS, quantity: { how: 'one', said: 'a' }, as: 0 };
const gain = act('gain', { amount: 1 });
const ifDone: Instruction = { do: 'if', given: { if: 'did' }, yes: [act('whistle')] };
const whistle: EventRule = { happen: () => true };

/** Boats "a", "b" and "c" of the first, second and third player. */
function said(
  steps: readonly Instruction[],
  policy: Partial<Policy> = {},
  ...does: readonly Ability[]
): Played {
  const boats = ['a', 'b', 'c'].map(
    (name, at) => [name === 'a' ? boat(name, ...does) : boat(name), at] as const,
  );
  const fruitless: EventRule = { happen: () => false };
  return played(river(boats, [says(...steps)], 'plain'), ferryWith({ whistle, fruitless }, policy));
}

const decision = ({ play }: Played) => play.table.position.decision;
const choose = ({ play }: Played, id: number): void => answer(play, { objects: [id as ObjectId] });
const accept = ({ play }: Played): void => answer(play, { option: 0 });
const decline = ({ play }: Played): void => answer(play, { option: 1 });

describe('unless somebody pays', () => {
  const unless = (who: Who, cost: readonly Instruction[] = [act('toll')]): Instruction[] => [
    { do: 'unless', who, cost: [...cost], steps: [act('sink', { object: one })] },
  ];
  const owner: Who = { who: 'owner', of: it };

  test('it is done: who that is rests on what is chosen first', () => {
    const unpaid = said(unless(owner));
    choose(unpaid, 1);
    expect(decision(unpaid)).toMatchObject({ by: 1, asks: 'may' });
    decline(unpaid);
    expect(unpaid.happened()).toEqual(['sink 1']);
    const paid = said(unless(owner));
    choose(paid, 2);
    accept(paid);
    expect(paid.happened()).toEqual(['toll']);
    expect([paid.coins(1), paid.coins(2)]).toEqual([3, 0]);
  });

  test('where it is paid it is not done: "if you do" is not met, and "if you don\'t" is', () => {
    const ifNot: Instruction = { do: 'if', given: { if: 'not', of: { if: 'did' } }, yes: [act('rob')] };
    for (const asking of [ifDone, ifNot]) {
      const paid = said([...unless(owner), asking]);
      choose(paid, 1);
      accept(paid);
      expect(paid.happened()).toEqual(asking === ifDone ? ['toll'] : ['toll', 'rob']);
      const unpaid = said([...unless(owner), asking]);
      choose(unpaid, 1);
      decline(unpaid);
      expect(unpaid.happened()).toEqual(asking === ifDone ? ['sink 1', 'whistle'] : ['sink 1']);
    }
  });

  test('later words speak of what paid', () => {
    const cost = [act('land', { object: called('c', { as: 1 }) })];
    const paid = said([...unless(owner, cost), act('sink', { object: { what: 'that', of: 1, said: 'it' } })]);
    choose(paid, 1);
    accept(paid);
    expect(paid.happened()).toEqual(['land 2', 'sink 2']);
  });

  test('what "if you do" means is not known where its own player may pay', () => {
    const ifNot: Instruction = { do: 'if', given: { if: 'not', of: { if: 'did' } }, yes: [act('rob')] };
    for (const asking of [ifDone, ifNot]) {
      const own = said([...unless(owner), asking]);
      expect(() => choose(own, 0)).toThrow(Withheld);
    }
    const then: Instruction = { do: 'if', given: { if: 'exists', what: BOATS }, yes: [act('whistle')] };
    const plain = said([...unless(owner), then]);
    choose(plain, 0);
    accept(plain);
    expect(plain.happened()).toEqual(['toll', 'whistle']);
  });

  test('nobody is asked who cannot pay, or where nobody is meant', () => {
    const poor = said(
      unless(YOU, [
        act('toll'),
        act('sink', { object: called('z', { quantity: { how: 'one', said: 'a' } }) }),
      ]),
    );
    choose(poor, 0);
    expect(poor.happened()).toEqual(['sink 0']);
    const nobody = said(unless({ who: 'owner', of: called('z') }));
    choose(nobody, 0);
    expect(nobody.happened()).toEqual(['sink 0']);
  });

  test('several who might are too many', () => {
    expect(() => said(unless({ who: 'player', said: 'each' }))).toThrow(Withheld);
  });
});

describe('each player may', () => {
  const may = (steps: readonly Instruction[], cost?: readonly Instruction[]): Instruction => ({
    do: 'may',
    who: { who: 'player', said: 'each', as: 0 },
    ...(cost ? { cost: [...cost] } : {}),
    steps: [...steps],
  });
  const theirs: Who = { who: 'that', of: 0, said: 'they' };

  test('one after the other they choose, and what they choose happens at once', () => {
    const each = said([may([act('gain', { by: theirs, amount: 1 })]), ifDone]);
    for (const [by, does] of [
      [0, accept],
      [1, decline],
      [2, accept],
    ] as const) {
      expect(decision(each)).toMatchObject({ by, asks: 'may' });
      expect(each.happened()).toEqual([]);
      does(each);
    }
    expect([0, 1, 2].map((player) => each.coins(player))).toEqual([4, 3, 4]);
    expect(each.happened()).toEqual(['gain 1', 'gain 1', 'whistle']);
  });

  test.each([
    { what: 'attempted', did: ({ attempted }: Parameters<Policy['did']>[0]) => attempted },
    { what: 'done', did: ({ happened }: Parameters<Policy['did']>[0]) => happened },
  ])('nothing is $what where nobody does', ({ did }) => {
    const none = said([may([gain]), ifDone], { did });
    for (let player = 0; player < 3; player++) decline(none);
    expect(none.happened()).toEqual([]);
  });

  test('not at a cost, nor in several steps', () => {
    expect(() => said([may([gain], [act('toll')])])).toThrow(Withheld);
    const steps = said([may([gain, { do: 'settle' }])]);
    expect(() => accept(steps)).toThrow(Withheld);
  });
});

describe('modes', () => {
  const modes = (...of: Instruction[][]): Instruction => ({ do: 'modes', choose: { least: 1, most: 2 }, of });

  test('are chosen by their places, and carried out in their order', () => {
    const chosen = said([modes([gain], [act('rob')], [act('whistle')])]);
    expect(decision(chosen)).toMatchObject({
      by: 0,
      asks: 'name',
      domain: { of: 'words', words: ['1', '2', '3', '1 and 2', '1 and 3', '2 and 3'], open: false },
    });
    answer(chosen.play, { word: '1 and 3' });
    expect(chosen.happened()).toEqual(['gain 1', 'whistle']);
  });

  test('of what would have been chosen as the text was announced nothing is known', () => {
    const aims: Policy['aims'] = () => true;
    expect(() => said([modes([gain], [act('whistle'), act('sink', { object: one })])], { aims })).toThrow(
      Withheld,
    );
    expect(decision(said([modes([gain], [act('sink', { object: BOATS })])], { aims }))).toMatchObject({
      asks: 'name',
    });
    expect(decision(said([modes([gain], [act('sink', { object: one })])]))).toMatchObject({ asks: 'name' });
  });
});

describe('a process that is repeated', () => {
  const noBoat = { if: 'not', of: { if: 'exists', what: BOATS } } as const;
  const sinkOne = act('sink', { object: { ...BOATS, quantity: { how: 'one', said: 'a' } }, as: 0 });
  const repeat = (
    steps: readonly Instruction[],
    until: Extract<Instruction, { do: 'repeat' }>['until'] = noBoat,
  ): Instruction => ({
    do: 'repeat',
    steps: [...steps],
    until,
  });

  test('goes on until it is so; later words speak of what was done in all rounds', () => {
    const all = said([repeat([act('whistle'), sinkOne]), act('land', { object: it })]);
    for (const id of [1, 0, 2]) choose(all, id);
    expect(all.happened().filter((what) => what !== 'whistle')).toEqual([
      'sink 1',
      'sink 0',
      'sink 2',
      'land 1',
      'land 0',
      'land 2',
    ]);
  });

  test('ends as well where a round comes to nothing, and not where something else stands in for it', () => {
    expect(said([repeat([act('fruitless')]), gain]).happened()).toEqual(['gain 1']);
    const landing = insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] });
    const landed = said([repeat([sinkOne])], {}, landing);
    for (const id of [0, 1, 2]) choose(landed, id);
    expect(landed.zones()).toEqual(['bank', 'deep', 'deep']);
  });

  test('of what has been elsewhere since, later words do not speak', () => {
    const back = act('land', { object: called('a') });
    const zones = said([
      repeat(
        [
          act('sink', { object: called('a'), as: 0 }),
          act('launch', { object: { ...BOATS, described: { head: { sort: 'moored' } } } }),
        ],
        {
          if: 'exists',
          what: BOATS,
        },
      ),
      back,
    ]).zones();
    expect(zones).toEqual(['deep', 'river', 'river']);
  });

  test('or by leave, as often as its player likes', () => {
    const again: Instruction = { do: 'may', who: YOU, steps: [gain, { do: 'again' }] };
    const often = said([again]);
    for (const does of [accept, accept, decline]) does(often);
    expect(often.coins(0)).toBe(5);
    const more = said([again, act('rob')]);
    expect(() => accept(more)).toThrow(Withheld);
  });
});
