/** Words of Magic that no list of productions could hold: types, power and toughness, kinds of counters. */

import type { Test, TraitWord } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { Category, Grammar, Words } from '../../../language/grammar.js';
import type { Token } from '../../../language/token.js';
import { KEYWORD_COUNTERS } from '../permanent/counted.js';
import { CARD_TYPES, pluralOf, SUBTYPES } from '../type.js';

const SINGULAR = new Map<string, TraitWord>();
const PLURAL = new Map<string, TraitWord>();
for (const [type, plural] of Object.entries(CARD_TYPES)) {
  SINGULAR.set(type, { trait: 'type', is: type });
  PLURAL.set(plural, { trait: 'type', is: type });
}
for (const type of SUBTYPES) {
  SINGULAR.set(type.toLowerCase(), { trait: 'subtype', is: type });
  PLURAL.set(pluralOf(type).toLowerCase(), { trait: 'subtype', is: type });
}

/** Subtypes are written with a capital; "wall" is no Wall. */
function known(token: Token | undefined, words: ReadonlyMap<string, TraitWord>): TraitWord | undefined {
  if (token?.kind !== 'word') return undefined;
  const meant = words.get(token.word);
  return meant?.trait === 'type' || /^\p{Lu}/u.test(token.text) ? meant : undefined;
}

function isTraitWord(meaning: unknown): meaning is TraitWord {
  return typeof meaning === 'object' && meaning !== null && 'trait' in meaning && 'is' in meaning;
}

/** "artifact" in "artifact creature": a type that stands before the noun. */
export const kindWords: Words<TraitWord> = {
  starts: (token) => known(token, SINGULAR) !== undefined,
  read: (tokens, at) => {
    const own = possessive(tokens, at);
    if (own) return [{ end: at + 2, meaning: own }];
    const meaning = known(tokens[at], SINGULAR);
    return meaning ? [{ end: at + 1, meaning }] : [];
  },
  print: (meaning) => (isTraitWord(meaning) ? { words: meaning.is.split(/(?='s$)/) } : null),
};

/** "Urza's" in "an Urza's Tower" is two words, and one subtype. */
function possessive(tokens: readonly Token[], at: number): TraitWord | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first || next?.word !== "'s") return undefined;
  return known({ ...first, word: `${first.word}'s` }, SINGULAR);
}

/** "creature", "Goblins": a type as the noun. */
export const nounWords: Words<TraitWord> = {
  starts: (token) => known(token, SINGULAR) !== undefined || known(token, PLURAL) !== undefined,
  read: (tokens, at) => {
    const one = known(tokens[at], SINGULAR);
    const many = known(tokens[at], PLURAL);
    return [
      ...(one ? [{ end: at + 1, meaning: one, number: 'one' as const }] : []),
      ...(many ? [{ end: at + 1, meaning: many, number: 'many' as const }] : []),
    ];
  },
  print: (meaning, number) => {
    if (!isTraitWord(meaning)) return null;
    const { trait, is } = meaning;
    const plural = trait === 'type' ? (CARD_TYPES[is] ?? is) : pluralOf(is);
    return number === 'many' ? { words: [plural], number } : { words: [is], number: 'one' };
  },
};

/** "non-Human": not of this type below the card types. */
export const noSubtypeWords: Words<Test> = {
  starts: ({ word }) => word.startsWith('non-'),
  read: (tokens, at) => {
    const [, word = ''] = /^non-(\p{Lu}.*)$/u.exec(tokens[at]?.text ?? '') ?? [];
    const meant = SINGULAR.get(word.toLowerCase());
    if (meant?.trait !== 'subtype') return [];
    return [{ end: at + 1, meaning: { test: 'not', of: { test: 'trait', ...meant } } }];
  },
  print: (meaning) => {
    const { test, of } = (meaning ?? {}) as Partial<Extract<Test, { test: 'not' }>>;
    return test === 'not' && of?.test === 'trait' && of.trait === 'subtype'
      ? { words: [`non-${of.is}`] }
      : null;
  },
};

/** "1/1": base power and toughness. */
export const baseStats: Words<StaticOp> = {
  starts: ({ text }) => /^\d+\/\d+$/.test(text),
  read: (tokens, at) => {
    const [, power, toughness] = /^(\d{1,6})\/(\d{1,6})$/.exec(tokens[at]?.text ?? '') ?? [];
    if (power === undefined || toughness === undefined) return [];
    return [
      { end: at + 1, meaning: both({ op: 'value', base: true }, 'to', Number(power), Number(toughness)) },
    ];
  },
  print: (op) => {
    const values = numbersOf(op, 'value');
    return values ? { words: [values.join('/')] } : null;
  },
};

/** "+2/+2": what is added to power and toughness. */
export const addedStats: Words<StaticOp> = {
  starts: ({ word }) => /^[+-]\d+\/[+-]\d+$/.test(word),
  read: (tokens, at) => {
    const [, power, toughness] = /^([+-]\d{1,6})\/([+-]\d{1,6})$/.exec(tokens[at]?.word ?? '') ?? [];
    if (power === undefined || toughness === undefined) return [];
    // "-0" is nothing, as "+0" is.
    const [ofPower, ofToughness] = [Number(power) || 0, Number(toughness) || 0];
    return [{ end: at + 1, meaning: both({ op: 'modify' }, 'by', ofPower, ofToughness) }];
  },
  print: (op) => {
    const values = numbersOf(op, 'modify');
    if (!values) return null;
    // "-2/-0" and "+2/+0": nothing has the sign of the other.
    const none = values.some((value) => value < 0) && !values.some((value) => value > 0) ? '-0' : '+0';
    const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? String(value) : none);
    return { words: [values.map(signed).join('/')] };
  },
};

function both(op: object, key: string, power: number, toughness: number): StaticOp {
  const ops = [
    { ...op, trait: 'power', [key]: power },
    { ...op, trait: 'toughness', [key]: toughness },
  ] as StaticOp[];
  return { op: 'several', ops };
}

function numbersOf(meaning: unknown, kind: 'value' | 'modify'): number[] | null {
  const op = (meaning ?? {}) as Partial<StaticOp>;
  if (op.op !== 'several' || !Array.isArray(op.ops) || op.ops.length !== 2 || op.times) return null;
  const numbers = op.ops.map((one) => (one.op === kind ? (one.op === 'value' ? one.to : one.by) : null));
  return numbers.every((one) => typeof one === 'number') ? (numbers as number[]) : null;
}

/**
 * "+1/+1", "first strike", "film": a kind of counter. Texts make up kinds of their own; where "counter" follows, whatever
 * stands before it is one, save the words that count or point.
 */
export const counterWords: Words<string> = {
  starts: ({ kind, word }) => (kind === 'values' && /^[+-]/.test(word)) || kind === 'word',
  read: (tokens, at) => {
    const token = tokens[at];
    if (!token) return [];
    if (token.kind === 'values') return [{ end: at + 1, meaning: token.word }];
    const pair = `${token.word} ${tokens[at + 1]?.word ?? ''}`;
    if (OF_KEYWORDS.has(pair)) return [{ end: at + 2, meaning: pair }];
    if (OF_KEYWORDS.has(token.word)) return [{ end: at + 1, meaning: token.word }];
    const named = /^counters?$/.test(tokens[at + 1]?.word ?? '') && /^\p{Ll}[\p{Ll}-]*$/u.test(token.text);
    return named && !NO_KINDS.has(token.word) ? [{ end: at + 1, meaning: token.word }] : [];
  },
  print: (counter) => (typeof counter === 'string' ? { words: counter.split(' ') } : null),
};

/** Kinds by which a permanent has a keyword (122.1b): they also stand in lists, without "counter" beside each. */
const OF_KEYWORDS: ReadonlySet<string> = new Set(KEYWORD_COUNTERS);

/** What can stand before "counter" and is no kind of counter. */
const NO_KINDS = new Set(
  `a additional all an and another any each every few fewer fifteen five four eight eleven half is its last many more most
  nine no number of one or other same seven six ten that the them their these this those three twelve twenty two with x your
  zero remove put move choose target spell to for`.split(/\s+/),
);

/** Symbols one after another. */
function symbolWords(symbol: RegExp): Words<string> {
  return {
    starts: ({ kind, text }) => kind === 'symbol' && symbol.test(text),
    read: (tokens, at) => {
      let end = at;
      while (tokens[end]?.kind === 'symbol' && symbol.test(tokens[end]?.text ?? '')) end += 1;
      const symbols = tokens.slice(at, end).map(({ text }) => text);
      return symbols.length === 0 ? [] : [{ end, meaning: symbols.join('') }];
    },
    print: (mana) => {
      if (typeof mana !== 'string') return null;
      const words = mana.match(/\{[^}]*\}/g) ?? [];
      return words.every((one) => symbol.test(one)) ? { words } : null;
    },
  };
}

const MANA = /^\{(?:\d+|[WUBRGCXS]|[WUBRG2]\/[WUBRGP]|[WUBRG]\/[WUBRG]\/P)\}$/;
const COST = /^\{(?:X|\d+|[WUBRGCXS]|[WUBRG2]\/[WUBRGP]|[WUBRG]\/[WUBRG]\/P)\}$/;

/** Mana: "{1}{G}". */
export const manaWords = symbolWords(MANA);

/** What a card costs, which may have an X: "{X}{R}". */
const costWords = symbolWords(COST);

/** What is paid in mana. */
export function manaCost(grammar: Grammar): Category<string> {
  const mana = grammar.category<string>('mana');
  grammar.words(mana, costWords);
  return mana;
}
