/** What looks at an event: once each, wherever it is found. */

import { describe, expect, test } from 'vitest';
import type { Ability, Replacement } from '../../src/ability/ability.js';
import type { Act } from '../../src/ability/act.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';

const sinking = ferry.catalogue.events.sink;
if (!sinking) throw new Error('no sinking');
const gain = act('gain', { amount: 1 });
const sinkB = says(act('sink', { object: called('b') }));

/** Boats "a", with what it does, and "b", of the first and the second player. */
const two = (said: Ability, ...does: readonly Ability[]) =>
  river(
    [
      [boat('a', ...does), 0],
      [boat('b'), 1],
    ],
    [said],
    'plain',
  );

describe('an event that can be watched as several kinds', () => {
  const sink: EventRule = { ...sinking, views: ['leave'] };
  const foretold: EventRule = { ...sinking, foretells: ['leave'] };
  const leaving: Act = { event: 'leave', object: BOATS };
  const either: Act = { event: 'sink', either: [{ event: 'sink', object: BOATS }, leaving] };
  const coins = (on: Act, rule: EventRule): unknown =>
    played(two(sinkB, { ability: 'triggered', on, do: [gain] }), ferryWith({ sink: rule })).coins(0);
  const stays = (watch: Act, rule: EventRule): string | undefined =>
    played(two(sinkB, insteadOfSinking({ outcome: 'not' }, { watch })), ferryWith({ sink: rule })).zones()[1];

  test('is watched once by what looks at more than one of them', () => {
    expect(coins(either, sink)).toBe(4);
    expect(coins(either, sinking)).toBe(4);
    expect(coins(leaving, sink)).toBe(4);
    expect(coins(leaving, sinking)).toBe(3);
  });

  test('and by each of several abilities', () => {
    const trigger: Ability = { ability: 'triggered', on: either, do: [gain] };
    expect(played(two(sinkB, trigger, trigger), ferryWith({ sink })).coins(0)).toBe(5);
  });

  test('is replaced once by what looks at more than one of them', () => {
    const paying: Replacement = insteadOfSinking({ outcome: 'stand in', do: [gain] }, { watch: either });
    expect(played(two(sinkB, paying), ferryWith({ sink })).coins(0)).toBe(4);
  });

  test('what it foretells only replacements look at', () => {
    expect(stays(leaving, foretold)).toBe('river');
    expect(coins(leaving, foretold)).toBe(3);
  });
});

test('an event is watched by where it leads, each time anew', () => {
  const drift: EventRule = {
    looksBack: () => true,
    fill: ({ table }, event) => {
      const boat = event.object === null ? undefined : table.position.objects[event.object];
      const ashore = boat?.owner === 0;
      const to = { zone: ashore ? 'bank' : 'deep', holder: ashore ? boat.owner : null, at: null };
      return { ...event, to };
    },
    happen: (hands, event) => {
      if (event.object === null || !event.to) return false;
      hands.move(event.object, event.to);
      return true;
    },
  };
  const on: Act = { event: 'drift', object: BOATS, to: { zone: 'deep' } };
  const drifts = says(act('drift', { object: called('a') }), act('drift', { object: called('b') }));
  const board = river(
    [
      [boat('a'), 0],
      [boat('b'), 1],
      [boat('c', { ability: 'triggered', on, do: [gain] }), 0],
    ],
    [drifts],
    'plain',
  );
  const { zones, coins } = played(board, ferryWith({ drift }));
  expect(zones()).toEqual(['bank', 'deep', 'river']);
  expect(coins(0)).toBe(4);
});

describe('an event in which two objects take part', () => {
  const meet: EventRule = { happen: () => true };
  const meeting = says(act('meet', { object: called('b'), other: called('a') }));
  const whenMeets = (on: Partial<Act>): Ability => ({
    ability: 'triggered',
    on: { event: 'meet', ...on },
    do: [gain],
  });
  const coins = (on: Partial<Act>, rule: EventRule = meet, said = meeting): unknown =>
    played(two(said, whenMeets(on)), ferryWith({ meet: rule })).coins(0);

  test('is found at the one that does it where the words are about that one', () => {
    expect(coins({ other: THIS })).toBe(4);
    expect(coins({ other: THIS }, meet, says(act('meet', { object: called('a'), other: called('b') })))).toBe(
      3,
    );
    expect(coins({ object: THIS })).toBe(3);
  });

  test('and nothing is told of what at that one is about the other', () => {
    const told = (watch: Act): number => {
      const { notices } = played(
        two(meeting, insteadOfSinking({ outcome: 'not' }, { watch })),
        ferryWith({ meet }),
      );
      return notices.filter(({ notice }) => notice === 'considered').length;
    };
    expect(told({ event: 'meet', other: THIS })).toBe(1);
    expect(told({ event: 'meet', object: THIS })).toBe(0);
  });

  test('and at either where it happens to both, or the words say so', () => {
    expect(coins({ object: THIS }, { ...meet, mutual: true })).toBe(4);
    expect(coins({ object: THIS, bothWays: 'by' })).toBe(4);
  });

  test('once, where both are the same', () => {
    const itself = says(act('meet', { object: called('a'), other: called('a') }));
    expect(coins({ object: THIS }, { ...meet, mutual: true }, itself)).toBe(4);
    expect(
      coins({ object: THIS }, { ...meet, mutual: true }, says(act('meet', { object: called('a') }))),
    ).toBe(4);
  });
});
