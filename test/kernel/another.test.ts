/** "Another", wherever it stands in what is said of an object. */

import { expect, test } from 'vitest';
import type { Instruction } from '../../src/ability/instruction.js';
import { isAnother } from '../../src/kernel/watching/another.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS } from './ferry.js';
import { played, problemOf } from './played.js';

const another = { test: 'other', said: 'another' };

test.each([
  [another, true],
  [{ ...BOATS, described: { head: { sort: 'boat' }, adjectives: [{ test: 'trait' }, another] } }, true],
  // "The other boats" are others than this one.
  [{ test: 'other', said: 'other' }, false],
  [{ test: 'other' }, false],
  [{ test: 'trait', said: 'another' }, false],
  // "Another target boat" is another than the target before it.
  [{ ...BOATS, target: true, described: { adjectives: [another] } }, false],
  [{ ...BOATS, target: false, described: { adjectives: [another] } }, true],
  [BOATS, false],
  ['another', false],
  [null, false],
])('%s', (words, is) => {
  expect(isAnother(words)).toBe(is);
});

test('no ruling is given where it could be another than the boat that the text is on or than the one it speaks of', () => {
  const adjectives = [{ test: 'other', said: 'another' } as const];
  const another = { ...BOATS, described: { head: { sort: 'boat' }, adjectives } } as const;
  const lands: Instruction = act('land', { object: another });
  const sunk = (object: typeof THIS | typeof BOATS): unknown => {
    const watch = { event: 'sink', object };
    const does = insteadOfSinking({ outcome: 'stand in', do: [lands] }, { watch });
    const boats = [boat('a', does), boat('b'), boat('c')].map((one) => [one, 0] as const);
    const said = says(act('sink', { object: called('a') }));
    return problemOf(() => played(river(boats, [said], 'plain')))?.code;
  };
  expect(sunk(BOATS)).toBe('rule/not-modelled');
  expect(sunk(THIS)).toBeUndefined();
});
