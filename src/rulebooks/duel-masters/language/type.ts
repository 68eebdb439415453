/** Types of card (rule 204): what stands on a type line, and the words of texts for it. */

import type { Test, TraitWord } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addKind, addNoun, addSort } from '../../../language/english/noun.js';
import { CIVILIZATIONS } from '../civilization.js';

/** Types that texts name, with their plurals. Of two words the last says it: every gear is a cross gear. */
const TYPES: readonly (readonly [text: string, type: string, plural: string])[] = [
  ['creature', 'creature', 'creatures'],
  ['cross gear', 'gear', 'cross gears'],
  ['castle', 'castle', 'castles'],
  ['weapon', 'weapon', 'weapons'],
  ['fortress', 'fortress', 'fortresses'],
  ['field', 'field', 'fields'],
  ['aura', 'aura', 'auras'],
  ['tamaseed', 'tamaseed', 'tamaseeds'],
];

/** Words that stand before a type (204.3), and are adjectives in texts. */
const SUPERTYPES = [
  'evolution',
  'psychic',
  'dragheart',
  'neo',
  'exile',
  'gacharange',
  'twinpact',
  'd2',
  'forbidden',
];

/** Words of type lines that texts don't use, or use only with another. */
const OTHERS = ['cross', 'super', 'star', 'king', 'orega', 'g-neo', 'final'];

/** What a card is; of some kinds no text speaks by itself. */
export const KINDS: readonly string[] = [
  ...TYPES.map(([, type]) => type),
  ...['spell', 'cell', 'core', 'nebula', 'ritual'],
];

/** What a card calls itself by its type: "this tamaseed". */
export const SELF_NOUNS: { readonly [text: string]: string } = Object.fromEntries(
  TYPES.map(([text]) => [text, text]),
);

/** The words that a type line can have. */
export const TYPE_WORDS: readonly string[] = [...KINDS, ...SUPERTYPES, ...OTHERS];

export function addTypes(english: English): void {
  const { grammar, adjective } = english;
  for (const [one, type, many] of TYPES) addKind(english, 'type', type, one, many);
  addSort(english, 'permanent', 'element');
  const named: { [word: string]: Test } = {};
  for (const is of SUPERTYPES) named[is] = { test: 'trait', trait: 'type', is };
  for (const is of CIVILIZATIONS) named[is.toLowerCase()] = { test: 'trait', trait: 'civilization', is };
  for (const is of COLORINGS) named[is] = { test: 'trait', trait: 'coloring', is };
  grammar.terms(adjective, {
    ...named,
    ...Object.fromEntries(
      Object.entries(named).map(([word, of]) => [`non-${word}`, { test: 'not', of } as const]),
    ),
  });
}

/** "Angel Command creatures", "Knight spells": a race before what has it. Two races are one longer name, or none. */
export function addRaces(english: English, races: readonly (readonly [string, string])[]): void {
  const { grammar, plainHead, sortHead } = english;
  const race = grammar.category<TraitWord>('a race');
  for (const [is, plural] of races) {
    addNoun(english, 'race', is, is, plural);
    grammar.rule(race)(is, {}, () => ({ trait: 'race', is }));
  }
  for (const [one, type, many] of TYPES) {
    for (const [noun, number] of [
      [one, 'one'],
      [many, 'many'],
    ] as const) {
      grammar.rule(plainHead)(
        `{race} ${noun}`,
        { race },
        (h) => ({ kinds: [h.race], noun: { trait: 'type', is: type }, sort: 'permanent' }),
        { number },
      );
    }
  }
  for (const sort of ['card', 'spell']) {
    const head = grammar.rule(sortHead);
    head(`{race} ${sort}`, { race }, (h) => ({ kinds: [h.race], sort }), { number: 'one' });
    head(`{race} ${sort}s`, { race }, (h) => ({ kinds: [h.race], sort }), { number: 'many' });
  }
}

const COLORINGS = ['multicolored', 'colorless'] as const;
