/** Instructions that make an effect which lasts: on what, with which words, and what is chosen for it as it is made. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { StaticOp } from '../../src/ability/static.js';
import type { ObjectId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { makeLasting } from '../../src/kernel/play/lasting.js';
import { answer } from '../../src/kernel/step.js';
import type { Answer } from '../../src/position/decision.js';
import type { LastingEffect } from '../../src/position/effect.js';
import type { Value } from '../../src/position/env.js';
import type { Game } from '../../src/rulebook/game.js';
import type { Passing, Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';

const COLOURS = { colour: () => ({ words: ['red', 'green', 'blue'], open: false }) };
const heavier: StaticOp = { op: 'modify', trait: 'weight', by: 5 };
const named = (kind: string, more: { but?: string[] } = {}): StaticOp => ({
  op: 'rename',
  kind,
  trait: 'name',
  ...more,
});

const lastOn = (on: Some, ...ops: StaticOp[]): Instruction => ({ do: 'last on', until: 'turn', on, ops });
const last = (...abilities: Ability[]): Instruction => ({ do: 'last', until: 'turn', abilities });

/** The text carried out where there are boats `a`, `b` and `c`, with these answers. */
function said(
  steps: Instruction | Instruction[],
  answers: readonly Answer[] = [],
  policy: Partial<Policy> = {},
): Played {
  const board = river(
    [
      [boat('a'), 0],
      [boat('b'), 0],
      [boat('c'), 0],
    ],
    [says(...[steps].flat())],
    'plain',
  );
  const run = played(board, ferryWith({}, policy, { choices: COLOURS }));
  for (const one of answers) answer(run.play, one);
  return run;
}

const effectOf = ({ play }: Played): LastingEffect | undefined => play.table.position.effects[0];
const on = (...objects: number[]): LastingEffect['on'] =>
  objects.map((object) => ({ object: object as ObjectId, stint: 0 }));

describe('an effect on objects', () => {
  test('lasts on those that its text speaks of, in the stint in which they are', () => {
    expect(effectOf(said(lastOn(BOATS, heavier)))).toMatchObject({ on: on(0, 1, 2), controller: 0 });
    expect(effectOf(said(lastOn(called('b'), heavier)))).toMatchObject({ on: on(1) });
  });

  test('lasts on none that it may not affect', () => {
    const mayAffect: Policy['mayAffect'] = (_game, _source, _by, { object }) => object.id !== 1;
    expect(effectOf(said(lastOn(BOATS, heavier), [], { mayAffect }))).toMatchObject({ on: on(0, 2) });
  });

  test('lasts on one that has been elsewhere as what it is since', () => {
    const landed = act('land', { object: called('a'), as: 0 });
    const launched = act('launch', { object: { what: 'that', of: 0, said: 'it' } });
    const run = said({ do: 'several', steps: [landed, launched, lastOn(BOATS, heavier)], said: 'and' });
    expect(run.zones()).toEqual(['river', 'river', 'river']);
    const [first] = effectOf(run)?.on ?? [];
    expect(first?.stint).toBe(run.play.table.position.objects[0]?.stint);
    expect(first?.stint).toBeGreaterThan(0);
  });

  test('that it is on no legal target any more is told, where a rule says what comes of that', () => {
    const failing = { illegal: 'whole' };
    const aims: Policy['aims'] = ({ target }) => target === true;
    const told = (name: string, more: Partial<Some>, answers: Answer[], policy: Partial<Policy>): unknown => {
      const steps = [act('sink', { object: called('a') }), lastOn(called(name, more), heavier)];
      const run = said([{ do: 'aim', of: THIS }, ...steps], answers, { aims, ...policy });
      return run.notices.flatMap((one) => (one.notice === 'unresolved' ? [one.why] : []));
    };
    const target: Partial<Some> = { quantity: { how: 'one', said: 'target' }, target: true };
    expect(told('a', target, [{ objects: [0 as ObjectId] }], { failing })).toEqual(['illegal']);
    expect(told('b', target, [{ objects: [1 as ObjectId] }], { failing })).toEqual([]);
    expect(told('a', target, [{ objects: [0 as ObjectId] }], {})).toEqual([]);
    expect(told('a', {}, [], { failing })).toEqual([]);
  });

  test('has nothing chosen for it where it changes no words', () => {
    const effect = effectOf(said(lastOn(BOATS, heavier)));
    expect(effect).not.toHaveProperty('words');
    expect(effect).not.toHaveProperty('aimed');
  });
});

describe('the words that an effect changes', () => {
  const decision = ({ play }: Played): unknown => play.table.position.decision?.domain;

  test('are asked for, the one and then another in its place', () => {
    const run = said(lastOn(BOATS, heavier, named('colour')));
    expect(decision(run)).toMatchObject({ words: ['red', 'green', 'blue'] });
    answer(run.play, { word: 'green' });
    expect(decision(run)).toMatchObject({ words: ['red', 'blue'] });
    answer(run.play, { word: 'blue' });
    expect(effectOf(run)).toMatchObject({ words: ['green', 'blue'] });
  });

  test('are put in the place of by no word that the text excepts', () => {
    const run = said(lastOn(BOATS, named('colour', { but: ['blue'] })), [{ word: 'green' }]);
    expect(decision(run)).toMatchObject({ words: ['red'] });
  });

  test('are those of a choice that the rulebook has', () => {
    expect(() => said(lastOn(BOATS, named('shape')))).toThrow('no choice of shape');
  });
});

describe('what is chosen for an effect as it is made', () => {
  const target = (more: Partial<Some> = {}): Some => ({
    ...BOATS,
    quantity: { how: 'one', said: 'a' },
    target: true,
    ...more,
  });
  const another = target({
    described: { head: { sort: 'boat' }, adjectives: [{ test: 'other', said: 'another' }] },
  });
  const saving = (object: Some): Ability =>
    insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object } });
  const raising = (object: Some): Ability =>
    insteadOfSinking({ outcome: 'not' }, { watch: { event: 'land', object } });
  const chosen = (run: Played): readonly (Value | undefined)[] =>
    (effectOf(run)?.aimed ?? []).map((aim) => aim.chosen);
  const boats = (...objects: number[]): unknown => ({ objects, stints: objects.map(() => 0) });
  const pick = (...objects: number[]): Answer => ({ objects: objects as ObjectId[] });

  test('is what it is about, and it shields that alone', () => {
    const run = said(
      { do: 'several', steps: [last(saving(target())), act('sink', { object: BOATS })], said: 'and' },
      [pick(1)],
    );
    expect(chosen(run)).toEqual([boats(1)]);
    expect(run.zones()).toEqual(['deep', 'river', 'deep']);
  });

  test('is chosen once where several effects say the same, and kept for each', () => {
    const run = said(last(saving(target()), raising(target())), [pick(2)]);
    expect(chosen(run)).toEqual([boats(2), boats(2)]);
    const [first, second] = effectOf(run)?.aimed ?? [];
    expect(first?.ability).not.toBe(second?.ability);
  });

  test('is another than the targets before it', () => {
    const run = said(last(saving(target()), raising(another)), [pick(1)]);
    expect(run.play.table.position.decision?.domain).toMatchObject({ from: [0, 2] });
    answer(run.play, pick(0));
    expect(chosen(run)).toEqual([boats(1), boats(0)]);
  });

  test('may be another than what was chosen without being targeted, or that', () => {
    const ofChoice: Some = { ...BOATS, quantity: { how: 'one', said: 'a' }, ofChoice: true };
    const run = said(last(saving(ofChoice), raising(another)), [pick(1)]);
    expect(run.play.table.position.decision?.domain).toMatchObject({ from: [0, 1, 2] });
  });
});

test('an effect on the game is on no objects, and changes no words', () => {
  const effect = effectOf(said(last()));
  expect(effect).toMatchObject({ on: [], controller: 0 });
  expect(effect).not.toHaveProperty('words');
});

describe('an effect that is made', () => {
  const passings = (step: Instruction): Passing[] => {
    const told: Passing[] = [];
    const watching: Ability = {
      ability: 'triggered',
      on: { event: 'sink', object: THIS },
      do: [act('gain', { amount: 1 })],
    };
    const board = river(
      [[boat('a', watching), 0]],
      [says({ do: 'several', steps: [act('sink', { object: called('a') }), step], said: 'and' })],
      'plain',
    );
    const lapse: Policy['lapse'] = (_game, _waiting, passing) => {
      told.push(passing);
      return undefined;
    };
    played(board, ferryWith({}, { lapse }));
    return told.filter(({ passing }) => passing === 'lasts');
  };

  const andThen = (step: Instruction): Instruction => {
    const gains: Instruction = { do: 'if', given: { if: 'did' }, yes: [act('gain', { amount: 1 })] };
    return { do: 'several', steps: [step, gains], said: 'and' };
  };
  const did: Policy['did'] = ({ happened }) => happened;

  test.each([
    { what: 'on boats', step: lastOn(BOATS, heavier), coins: 4 },
    { what: 'on no boat', step: lastOn(called('d'), heavier), coins: 3 },
    { what: 'on the game', step: last(), coins: 4 },
  ])('$what has been made, or not: for "if you do"', ({ step, coins }) => {
    expect(said(andThen(step), [], { did }).coins(0)).toBe(coins);
  });

  test('is followed by what happens by rule at once, and by what the rulebook keeps of it', () => {
    const states: { [asked: string]: unknown[] } = { keeps: [], presses: [], settle: [] };
    const seen = (asked: string, { table: { position } }: Game): void => {
      states[asked]?.push([position.effects.length, position.players[0]?.values.coins]);
    };
    said({ do: 'several', steps: [lastOn(BOATS, heavier), act('gain', { amount: 1 })], said: 'and' }, [], {
      keeps: ({ game }) => seen('keeps', game),
      presses: (game) => {
        seen('presses', game);
        return null;
      },
      settle: (game) => {
        seen('settle', game);
        return { do: 'settled' };
      },
    });
    // It lasts, and nothing has been gained yet.
    expect(states.keeps).toContainEqual([1, 3]);
    expect(states.presses).toContainEqual([1, 3]);
    expect(states.settle).not.toContainEqual([1, 3]);
  });

  test('is told to what waits: whether it is on objects or on the game', () => {
    expect(passings(lastOn(BOATS, heavier))).toMatchObject([{ passing: 'lasts', onObjects: true }]);
    expect(passings(last())).toMatchObject([{ passing: 'lasts', onObjects: false }]);
  });

  test('is one of no more than any board has', () => {
    const { play } = said(lastOn(BOATS, heavier));
    const effect = effectOf({ play } as Played) as LastingEffect;
    const many = (count: number): LastingEffect[] =>
      Array.from({ length: count }, (_, id) => ({ ...effect, id: id + 1000, on: [] }));
    const crowded = (count: number) => open(ferry, { ...play.table.position, effects: many(count) }).table;
    const table = crowded(499);
    makeLasting(table, effect);
    expect(table.position.effects).toHaveLength(500);
    expect(() => makeLasting(crowded(500), effect)).toThrow(Withheld);
  });
});
