/** Numbers and amounts. */

import { compare } from '../../ground/amount.js';
import type { Category, Words } from '../grammar.js';
import type { English } from './english.js';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** "two", "three": how Magic counts things. */
const numberWords: Words<unknown> = {
  starts: ({ word, kind }) => kind === 'word' && NUMBERS.includes(word),
  read: (tokens, at) => {
    const value = NUMBERS.indexOf(tokens[at]?.word ?? '');
    return value < 0 ? [] : [{ end: at + 1, meaning: value, number: value === 1 ? 'one' : 'many' }];
  },
  print: (meaning) => {
    const word = typeof meaning === 'number' ? NUMBERS[meaning] : undefined;
    return word === undefined ? null : { words: [word], number: meaning === 1 ? 'one' : 'many' };
  },
};

/** "2", "6000". */
const digits: Words<unknown> = {
  starts: ({ kind }) => kind === 'number',
  read: (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== 'number' || token.text.length > 15) return [];
    const value = Number(token.text);
    return [{ end: at + 1, meaning: value, number: value === 1 ? 'one' : 'many' }];
  },
  print: (meaning) =>
    typeof meaning === 'number' && compare(meaning, 0) >= 0
      ? { words: [String(meaning)], number: meaning === 1 ? 'one' : 'many' }
      : null,
};

/** "10" in a game whose cards say "ten": it means the same, and what has no word is written so. */
export const digitsToo: Words<unknown> = {
  ...digits,
  print: (meaning, number) =>
    numberWords.print(meaning, number) === null ? digits.print(meaning, number) : null,
};

/** How a game writes counts of things and amounts. */
export function addNumbers({ grammar, count, amount, counting }: English): void {
  grammar.words(count as Category<unknown>, counting === 'words' ? numberWords : digits);
  grammar.words(amount as Category<unknown>, digits);
  grammar.rule(count)('x', {}, () => ({ x: true }), { number: 'many' });
  grammar.rule(amount)('x', {}, () => ({ x: true }), { number: 'many' });
}

/** "its power", "the number of creatures you control". */
export function addQuantities({ grammar, quantity, trait, what, whats }: English): void {
  const says = grammar.rule(quantity);
  says('{of:one} {trait}', { of: whats, trait }, (h) => ({ sum: h.trait, of: h.of }));
  says('the number of {what:many}', { what }, (h) => ({ count: h.what }));
  says('the total {trait} of {what:many}', { trait, what }, (h) => ({ sum: h.trait, of: h.what }));
}
