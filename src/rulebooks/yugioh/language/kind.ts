/** What cards are called by what is printed on them: their kinds, Types, Attributes, Levels, the archetype of their names. */

import { isAnywhere } from '../../../ability/anywhere.js';
import { every } from '../../../ability/every.js';
import type { Description, Test, TraitWord } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addNoun, addSort } from '../../../language/english/noun.js';
import type { Words } from '../../../language/grammar.js';
import { ATTRIBUTES, ORIGINAL, RACES, SPELL_OR_TRAP } from '../card.js';
import { NORMALLY, SUMMONED, summonedFrom, WAS_SET } from '../word.js';

const PLAYED = [
  'Xyz',
  'Fusion',
  'Synchro',
  'Link',
  'Ritual',
  'Pendulum',
  'Effect',
  'Normal',
  'Tuner',
  'Toon',
  'Gemini',
  'Union',
  'Spirit',
  'Flip',
  'Continuous',
  'Field',
  'Equip',
  'Quick-Play',
  'Spell',
  'Trap',
];

/** Nouns for what lies in the other zones of the field than monsters do. */
const BACK_ROW = [
  ['Spell', 'Spells', 'spell'],
  ['Trap', 'Traps', 'trap'],
  ['Spell / Trap', 'Spells / Traps', SPELL_OR_TRAP],
] as const;

export function addNouns(english: English): void {
  const { grammar, adjective, kind, kinds, plainHead, trait, amount, which, quantity } = english;
  addNoun(english, 'type', 'monster', 'monster');
  for (const [one, many, is] of BACK_ROW) {
    const noun: TraitWord = { trait: 'type', is };
    const sort = 'spell or trap';
    const head = grammar.rule(plainHead);
    head(`({kinds})? ${one}`, { kinds }, (h) => ({ kinds: h.kinds, noun, sort }), { number: 'one' });
    head(`({kinds})? ${many}`, { kinds }, (h) => ({ kinds: h.kinds, noun, sort }), { number: 'many' });
    const orMore: TraitWord = { ...noun, orMore: true };
    head(`({kinds})? ${one}(s)`, { kinds }, (h) => ({ kinds: h.kinds, noun: orMore, sort }), {
      number: 'one',
    });
  }
  grammar.rule(kind)('Spell / Trap', {}, () => ({ trait: 'type', is: SPELL_OR_TRAP }));
  for (const type of PLAYED) grammar.rule(kind)(type, {}, () => ({ trait: 'type', is: type.toLowerCase() }));
  for (const race of RACES) grammar.rule(kind)(race, {}, () => ({ trait: 'race', is: race }));
  for (const is of ATTRIBUTES)
    grammar.rule(adjective)(is, {}, () => ({ test: 'trait', trait: 'attribute', is }));
  addSort(english, 'card', 'card');
  addSort(english, 'material', 'material', 'materials');
  addSort(english, 'token', 'Token');
  grammar.words(kind, FAMILY);
  grammar.rule(adjective)('face-up', {}, () => FACE_UP);
  // Its arrow points to a monster, or a monster's to it.
  grammar.rule(adjective)('linked', {}, () => ({
    test: 'relation',
    relation: 'linked with',
    to: every({ head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' } }),
  }));
  grammar.rule(adjective)('banished', {}, () => ({ test: 'zone', at: { zone: 'banished' }, said: 'in' }));
  grammar.rule(adjective)('Set', {}, () => ({ test: 'status', status: 'face down' }));
  addSummoned(english);
  grammar.rule(adjective)('Defense Position', {}, () => DEFENDING);
  grammar.rule(adjective)('Attack Position', {}, () => ({ test: 'not', of: DEFENDING }));
  for (const type of PLAYED) {
    const is = { test: 'trait', trait: 'type', is: type.toLowerCase() } as const;
    grammar.rule(adjective)(`non-${type}`, {}, () => ({ test: 'not', of: is }));
  }
  grammar.rule(adjective)('non-Token', {}, () => ({
    test: 'not',
    of: { test: 'trait', trait: 'type', is: 'token' },
  }));
  grammar.rule(adjective)('Level {to}', { to: amount }, (h) => ({
    test: 'compare',
    trait: 'level',
    by: 'equal',
    to: h.to,
  }));
  grammar.rule(adjective)('Level {a} or {b}', { a: amount, b: amount }, (h) => ({
    test: 'any',
    of: [
      { test: 'compare', trait: 'level', by: 'equal', to: h.a },
      { test: 'compare', trait: 'level', by: 'equal', to: h.b },
    ],
  }));
  for (const [text, by] of [
    ['lower', 'at most'],
    ['higher', 'at least'],
  ] as const)
    grammar.rule(adjective)(`Level {to} or ${text}`, { to: amount }, (h) => ({
      test: 'compare',
      trait: 'level',
      by,
      to: h.to,
    }));
  for (const [text, by] of [
    ['less', 'at most'],
    ['more', 'at least'],
  ] as const)
    for (const [word, of] of [
      ['ATK', 'atk'],
      ['DEF', 'def'],
    ] as const)
      grammar.rule(which)(`with {to} or ${text} ${word}`, { to: amount }, (h) => ({
        test: 'compare',
        trait: of,
        by,
        to: h.to,
      }));
  grammar.rule(adjective)('Normal Summoned / Set', {}, () => ({
    test: 'any',
    of: [...SUMMONED.normal.map(summonedBy), { test: 'status', status: WAS_SET }],
  }));
  grammar.rule(which)('that can be Normal Summoned / Set', {}, () => ({ test: 'status', status: NORMALLY }));
  grammar.terms(trait, { ATK: 'atk', DEF: 'def', 'original ATK': ORIGINAL.atk, Level: 'level' });
  grammar.rule(which)('whose {trait} is less than or equal to {to}', { trait, to: quantity }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'at most',
    to: h.to,
  }));
}

/**
 * "Ritual Summoned", "that was Tribute Summoned": a monster that was Xyz Summoned has been Special Summoned. "That was Special
 * Summoned from the Extra Deck" says whence it came, and not where it is.
 */
function addSummoned({ grammar, adjective, lastWhich }: English): void {
  const way = grammar.category<Test>('a way of summoning');
  for (const [text, ways] of WAYS_OF_SUMMONING)
    grammar.rule(way)(`${text} Summoned`, {}, (): Test => {
      const [only, ...more] = ways;
      return more.length === 0 ? summonedBy(only) : { test: 'any', of: ways.map(summonedBy) };
    });
  const whence = grammar.category<Test>('whence a monster was summoned');
  for (const [text, zone] of WHENCE_SAID)
    grammar.rule(whence)(`from the ${text}`, {}, () => ({ test: 'status', status: summonedFrom(zone) }));
  grammar.rule(adjective)('{way}', { way }, (h) => h.way as Test);
  for (const [that, only] of [
    ['that was ', undefined],
    ['that were ', 'read'],
    ['', 'read'],
  ] as const) {
    const options = only ? { only } : {};
    // A clause that stood behind it could be said of the summon as well as of the monster.
    if (that !== '') grammar.rule(lastWhich)(`${that}{way}`, { way }, (h) => h.way as Test, options);
    grammar.rule(lastWhich)(
      `${that}{way} {whence}`,
      { way, whence },
      (h) => ({ test: 'all', of: [h.way, h.whence] }),
      options,
    );
  }
}

const WHENCE_SAID = [
  ['hand', 'hand'],
  ['Deck', 'deck'],
  ['Extra Deck', 'extra deck'],
  ['GY', 'gy'],
] as const;

/** "A Special Summoned monster from your opponent's Extra Deck": whether it came from there or lies there. */
export function isFromWhere(meaning: unknown): boolean {
  return isAnywhere(meaning, (words) => {
    const { adjectives = [], which = [] } = words as Pick<Description, 'adjectives' | 'which'>;
    const from = which.some((test) => test.test === 'zone' && test.said === 'from');
    return from && adjectives.some(isSummoned);
  });
}

function isSummoned(test: Test): boolean {
  if (test.test === 'any' || test.test === 'all') return test.of.some(isSummoned);
  return test.test === 'status' && test.status.endsWith(' summoned');
}

const WAYS_OF_SUMMONING: readonly (readonly [string, readonly [string, ...string[]]])[] = [
  ['Normal', SUMMONED.normal],
  ['Special', SUMMONED.special],
  ...['Tribute', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link', 'Pendulum'].map(
    (way) => [way, [way.toLowerCase()]] as const,
  ),
];

function summonedBy(way: string): Test {
  return { test: 'status', status: `${way} summoned` };
}

export const DEFENDING: Test = { test: 'status', status: 'defense' };
export const FACE_UP: Test = { test: 'not', of: { test: 'status', status: 'face down' } };

/** `"Burning Abyss"` before a noun: an archetype of cards, told by their names. */
const FAMILY: Words<TraitWord> = {
  starts: ({ kind }) => kind === 'name',
  read: (tokens, at) => {
    const token = tokens[at];
    return token?.kind === 'name'
      ? [{ end: at + 1, meaning: { trait: 'archetype', is: token.text.slice(1, -1) } }]
      : [];
  },
  print: (meaning) => {
    const { trait, is } = (meaning ?? {}) as Partial<TraitWord>;
    return trait === 'archetype' ? { words: [`"${is}"`] } : null;
  },
};
