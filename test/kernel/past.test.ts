/** What words ask of something that they have taken from the field: it is what it was there, with all that left with it. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { What } from '../../src/ability/reference.js';
import { act, BOATS, boat, called, river, says } from './ferry.js';
import { played } from './played.js';

const IT: What = { what: 'that', of: 0, said: 'it' };
const BOAT_A = called('a', { as: 0 });
const paid: Instruction = act('gain', { amount: { sum: 'weight', of: IT } });
const heavier = (by: number): Instruction => ({
  do: 'last on',
  until: 'turn',
  on: BOATS,
  ops: [{ op: 'modify', trait: 'weight', by }],
});
/** "Boats weigh 4 more." */
const LOAD: Ability = {
  ability: 'static',
  affects: BOATS,
  ops: [{ op: 'modify', trait: 'weight', by: 4 }],
};

const coins = (abilities: Ability[], ...said: Instruction[]): unknown =>
  played(
    river(
      [
        [boat('load', ...abilities), 0],
        [boat('a'), 0],
      ],
      [says(...said)],
      'plain',
    ),
  ).coins(0);

describe('the weight of boats', () => {
  test('that the same words have sunk is what it was on the river', () => {
    expect(coins([], heavier(5), act('sink', { object: BOAT_A }), paid)).toBe(3 + 6);
  });

  test('is what it was with all that sinks at once still there', () => {
    expect(coins([LOAD], act('sink', { object: { ...BOATS, as: 0 } }), paid)).toBe(3 + 5 + 5);
  });

  test('that they have sunk and launched again is what it is now', () => {
    const again = act('launch', { object: IT });
    expect(coins([], heavier(5), act('sink', { object: BOAT_A }), again, paid)).toBe(3 + 1);
  });
});
