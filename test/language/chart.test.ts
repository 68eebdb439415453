import { expect, test } from 'vitest';
import { Reader, TooMuch, trees } from '../../src/language/chart.js';
import { type Category, Grammar } from '../../src/language/grammar.js';
import { tokenize } from '../../src/language/token.js';

/** Rows of nothing but "a", which can be divided in as many ways as there are binary trees. */
function ambiguous(): { reader: Reader; row: Category<unknown> } {
  const grammar = new Grammar();
  const row = grammar.category<unknown>('a row');
  grammar.rule(row)('a', {}, () => 'a');
  grammar.rule(row)('a {first}', { first: row }, (h) => [h.first]);
  grammar.rule(row)('a {first} {second}', { first: row, second: row }, (h) => [h.first, h.second]);
  return { reader: new Reader(grammar), row };
}

const words = (count: number) =>
  tokenize(Array.from({ length: count }, () => 'a').join(' '), { quotedNames: false, reminders: true });

test('whatever the number of trees, the same words are one phrase', () => {
  const { reader, row } = ambiguous();
  const [phrase, ...others] = reader.read(row, words(40));
  expect(others).toEqual([]);
  expect(phrase?.ways.length).toBeLessThan(40);
});

test('trees come into being as they are asked for', () => {
  const { reader, row } = ambiguous();
  expect(reader.read(row, words(5)).flatMap((phrase) => [...trees(phrase)]).length).toBe(9);
  const [phrase] = reader.read(row, words(40));
  const asked = phrase ? trees(phrase) : null;
  expect([asked?.next().done, asked?.next().done]).toEqual([false, false]);
});

test('reading ends where it would take too many steps', () => {
  const { reader, row } = ambiguous();
  expect(() => reader.read(row, words(499))).toThrow(TooMuch);
});
