/** "Another", wherever it stands in what is said of an object. */

import { expect, test } from 'vitest';
import { isAnother } from '../../src/kernel/watching/another.js';
import { BOATS } from './ferry.js';

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
