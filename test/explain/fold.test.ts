/** Text is folded where a reader of its script expects it. */

import { expect, test } from 'vitest';
import { columns, fold } from '../../src/explain/text/fold.js';

const FOLDED: readonly (readonly [string, readonly string[]])[] = [
  ['to and fro', ['to and', '  fro']],
  // A word is never torn.
  ['a cumbersome word', ['a', '  cumbersome', '  word']],
  // Every letter of Japanese may begin a line; two columns each.
  ['手札に戻される', ['手札に戻', '  される']],
  // No line begins with a full stop, or ends with an opening bracket.
  ['手札に戻。', ['手札に', '  戻。']],
  ['手札は《二》', ['手札は', '  《二》']],
  // Words of the other script stay whole.
  ['Nutmegは二', ['Nutmegは', '  二']],
];

test.each(FOLDED)('%s', (text, lines) => {
  expect(fold(text, { width: 8, indent: 0, hanging: 2 })).toEqual(lines);
});

test('how wide letters are', () => {
  expect(['abc', '手札', '「a」', '', '’'].map(columns)).toEqual([3, 4, 5, 0, 1]);
});
