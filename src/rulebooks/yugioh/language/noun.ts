/** Nouns that only this game's texts have: cards by their names, either of two kinds. */

import { every } from '../../../ability/every.js';
import type { Description, Test, TraitWord, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Grammar, Words } from '../../../language/grammar.js';
import { introduced, referred } from '../../../language/template.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { MONSTER_CARD } from '../card.js';
import { EXTREME, SAME_NAME } from '../word.js';

/** `"Balancer Lord"`: a card by its name. */
export function cardName(grammar: Grammar): Category<string> {
  const name = grammar.category<string>("a card's name");
  grammar.words(name, {
    starts: ({ kind }) => kind === 'name',
    read: (tokens, at) => {
      const token = tokens[at];
      return token?.kind === 'name' ? [{ end: at + 1, meaning: token.text.slice(1, -1) }] : [];
    },
    print: (meaning) => (typeof meaning === 'string' ? { words: [`"${meaning}"`] } : null),
  });
  return name;
}

/** `"Mecha Phantom Beast Token" you control`: one card of this name, as a noun. */
export function addOneNamed({ grammar, whiches }: English, described: Category<Description>): void {
  const noun = grammar.category<TraitWord>("a card's name");
  grammar.words(noun, NAMED);
  grammar.rule(described)(
    '{noun} ({which})?',
    { noun, which: whiches },
    (h) => ({ head: { noun: h.noun, sort: 'card' }, which: h.which }),
    { number: 'one' },
  );
}

/** `"Toon World(s)" you control`, `"Ashoka Pillar" on the field`: cards of this name, or of one of two. */
export function addNamed({ grammar, what, whiches, count }: English): void {
  const noun = grammar.category<TraitWord>("a card's name");
  grammar.words(noun, NAMED);
  for (const [text, said] of [
    ['', 'plural'],
    ['1 or more ', 'one or more'],
  ] as const)
    grammar.rule(what)(
      `${text}{a} or {b} ({which})?`,
      { a: noun, b: noun, which: whiches },
      (h) => ({
        what: 'some',
        quantity: { how: 'every', said },
        described: {
          head: {
            either: [
              { noun: h.a, sort: 'card' },
              { noun: h.b, sort: 'card' },
            ],
          },
          which: h.which,
        },
        as: introduced(),
      }),
      { number: 'one', refers: { how: 'introduces', sort: 'object' } },
    );
  const refers = { how: 'introduces', sort: 'object' } as const;
  grammar.rule(what)(
    '{noun} ({which})?',
    { noun, which: whiches },
    (h) => ({
      what: 'some',
      quantity: { how: 'every', said: 'plural' },
      described: { head: { noun: h.noun, sort: 'card' }, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers },
  );
  grammar.rule(what)(
    '{amount} {noun} ({which})?',
    { amount: count, noun, which: whiches },
    (h) => ({
      what: 'some',
      quantity: { how: 'exactly', amount: h.amount },
      described: { head: { noun: h.noun, sort: 'card' }, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers },
  );
  grammar.rule(what)(
    'a {noun} ({which})?',
    { noun, which: whiches },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: { head: { noun: h.noun, sort: 'card' }, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers },
  );
}

const ONE_OR_MORE = /\((?:s|es)\)$/;

const NAMED: Words<TraitWord> = {
  starts: ({ kind }) => kind === 'name',
  read: (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== 'name') return [];
    const name = token.text.slice(1, -1);
    const is = name.replace(ONE_OR_MORE, '');
    return [
      { end: at + 1, meaning: is === name ? { trait: 'name', is } : { trait: 'name', is, orMore: true } },
    ];
  },
  print: (meaning) => {
    const { trait, is, orMore } = (meaning ?? {}) as Partial<TraitWord>;
    return trait === 'name' ? { words: [`"${is}${orMore ? '(s)' : ''}"`] } : null;
  },
};

/** `"Photon" or "Galaxy" monsters`, "Insect or Plant monster", "all Warrior and Dragon monsters". */
export function addEither({ grammar, plainHead, eitherKinds, allKinds, kinds, noun }: English): void {
  grammar.rule(plainHead)(
    '{anyKind} ({kinds})? {noun}',
    { anyKind: eitherKinds, kinds, noun },
    (h) => ({ anyKind: h.anyKind, anySaid: 'or', kinds: h.kinds, noun: h.noun, sort: 'permanent' }),
    { number: { of: 'noun' } },
  );
  grammar.rule(plainHead)(
    '{anyKind} ({kinds})? {noun:many}',
    { anyKind: allKinds, kinds, noun },
    (h) => ({ anyKind: h.anyKind, anySaid: 'and', kinds: h.kinds, noun: h.noun, sort: 'permanent' }),
    { number: 'many' },
  );
}

/** `"Ninja" monster(s) or "Ninjitsu Art" card(s)`: each noun with what stands before it, since both are "one or more". */
export function addEitherOrMore({ grammar, described, kinds, whiches }: English): void {
  grammar.rule(described)(
    '{a} monster(s) or {b} card(s) ({which})?',
    { a: kinds, b: kinds, which: whiches },
    (h) => ({
      head: {
        either: [
          { kinds: h.a, noun: { trait: 'type', is: 'monster', orMore: true }, sort: 'permanent' },
          { kinds: h.b, sort: 'card', orMore: true },
        ],
      },
      which: h.which,
    }),
    { number: 'one' },
  );
}

/** "Monster Card": a card that is a monster's, wherever it lies. */
export function addMonsterCards({ grammar, sortHead, kinds }: English): void {
  const noun: TraitWord = { trait: 'type', is: MONSTER_CARD };
  for (const [text, number, said] of [
    ['Card', 'one', noun],
    ['Cards', 'many', noun],
    ['Card(s)', 'one', { ...noun, orMore: true } as TraitWord],
  ] as const) {
    grammar.rule(sortHead)(
      `({kinds})? Monster ${text}`,
      { kinds },
      (h) => ({ kinds: h.kinds, noun: said, sort: 'card' }),
      { number },
    );
  }
}

/** `1 "Unchained" card in your GY, except "Unchained Twins - Sarama"`: of another name than this. */
export function addExcepted({ grammar, lastWhich }: English): void {
  grammar.rule(lastWhich)(', except {name}', { name: cardName(grammar) }, (h) => ({
    test: 'not',
    of: { test: 'trait', trait: 'name', is: h.name },
  }));
  for (const [text, said] of [
    [', except this card', 'except'],
    [', except this card ,', 'except between'],
  ] as const)
    grammar.rule(lastWhich)(text, {}, () => ({ test: 'other', said }));
}

/**
 * "Tribute 1 monster instead, except this card" says what "Tribute 1 monster, except this card instead" does; of what is
 * added or sent, "to your hand, except ..." says so, too.
 */
export function exceptFirst(tokens: readonly Token[]): Token[] {
  return sentBefore(insteadBefore(tokens));
}

function insteadBefore(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => word === 'instead' && wordsIn(tokens.slice(index + 1, index + 3)) === ', except',
  );
  const instead = tokens[at];
  const end = tokens[at + 3]?.kind === 'name' ? at + 4 : at + 5;
  const isCard = end === at + 4 || wordsIn(tokens.slice(at + 3, end)) === 'this card';
  if (!instead || !isCard || tokens[end]?.word !== '.') return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, end), instead, ...tokens.slice(end)];
}

/** "Add 1 "Abc" card from your Deck to your hand, except "Abc One"": where a single description says what is meant. */
function sentBefore(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind }, index) =>
      kind === 'name' &&
      TO_PLACE.test(wordsIn(tokens.slice(index - 5, index))) &&
      CLOSES.includes(tokens[index + 1]?.word ?? ''),
  );
  if (at < 0) return [...tokens];
  const [to, except] = [at - 5, at - 2];
  const opens = tokens.slice(0, to).findLastIndex(({ word }) => word === 'add' || word === 'send');
  const described = tokens.slice(opens + 1, to);
  if (opens < 0 || described.some(({ word }) => NOT_WITHIN.includes(word))) return [...tokens];
  return [
    ...tokens.slice(0, to),
    ...tokens.slice(except, at + 1),
    ...tokens.slice(to, except),
    ...tokens.slice(at + 1),
  ];
}

const TO_PLACE = /^to (?:your|the) (?:hand|gy) , except$/;
const CLOSES = ['.', ',', ';'];
/** Of two descriptions it would be told of the last alone. */
const NOT_WITHIN = ['and', ',', ';', ':', '.'];

/** "The 1 face-up monster your opponent controls that has the highest DEF (your choice, if tied)". */
export function addExtremes({ grammar, what, described }: English): void {
  for (const [key, relation] of Object.entries(EXTREME)) {
    const [extreme, value] = key.split(' ');
    grammar.rule(what)(
      `the 1 {described:one} that has the ${extreme} ${value?.toUpperCase()} ( your choice , if tied )`,
      { described },
      (h) => ({
        what: 'some',
        quantity: { how: 'exactly', amount: 1 },
        described: h.described,
        having: { test: 'relation', relation, to: every(h.described) },
        as: introduced(),
      }),
      { number: 'one', refers: { how: 'introduces', sort: 'object' } },
    );
  }
}

/** "Destroy that target": what the text has targeted. */
export function addThatTarget({ grammar, back }: English): void {
  for (const [said, number] of [
    ['that target', 'one'],
    ['those targets', 'many'],
  ] as const) {
    grammar.rule(back)(said, {}, () => ({ what: 'that', of: referred(), said }), {
      number,
      refers: { how: 'back', sort: 'object', target: true },
    });
  }
}

/** "With a different name than the first monster": the one of several that was mentioned first. */
export function addOtherNames({ grammar, lastWhich, what, head }: English): void {
  const first = grammar.category<What>('an object');
  grammar.rule(first)(
    'the first {head:one}',
    { head },
    (h) => ({ what: 'that', of: referred(), said: 'the first', head: h.head }),
    { number: 'one', refers: { how: 'back', sort: 'object', first: true, apart: true } },
  );
  for (const than of [what, first])
    grammar.rule(lastWhich)('with a different name than {than}', { than }, (h) => ({
      test: 'not',
      of: { test: 'relation', relation: SAME_NAME, to: h.than },
    }));
}

/** "That monster on the field", "that other monster from the GY": the one of several that was mentioned as being there. */
export function addThatThere({ grammar, adjective, back, head, zoneName }: English): void {
  // "This card" is never called so.
  const refers = { how: 'back', sort: 'object', apart: true } as const;
  // "That face-up monster": only if it is still so.
  grammar.rule(back)(
    'that {adjective} {head:one}',
    { adjective, head },
    (h) => ({ what: 'that', of: referred(), said: 'that', adjectives: [h.adjective], head: h.head }),
    { number: 'one', refers },
  );
  // "That face-up monster your opponent controls", "that opponent's face-up monster": and only if it is still theirs.
  const theirs: Test = { test: 'controlled', by: { who: 'opponent', said: 'your' } };
  grammar.rule(back)(
    'that {adjective} {head:one} your opponent controls',
    { adjective, head },
    (h) => ({ what: 'that', of: referred(), said: 'that', adjectives: [h.adjective, theirs], head: h.head }),
    { number: 'one', refers },
  );
  grammar.rule(back)(
    "that opponent 's {adjective} {head:one}",
    { adjective, head },
    (h) => ({ what: 'that', of: referred(), said: 'that', adjectives: [theirs, h.adjective], head: h.head }),
    { number: 'one', refers },
  );
  grammar.rule(back)(
    'that {head:one} on the field',
    { head },
    (h) => ({ what: 'that', of: referred(), said: 'that', head: h.head, at: 'field' }),
    { number: 'one', refers },
  );
  grammar.rule(back)(
    'that other {head:one} from the {zone}',
    { head, zone: zoneName },
    (h) => ({ what: 'that', of: referred(), said: 'that other', head: h.head, at: h.zone }),
    { number: 'one', refers },
  );
}

/** "Your monster": one that you control. */
export function addOwned({ grammar, what, whose, described }: English): void {
  grammar.rule(what)(
    '{whose} {described:one}',
    { whose, described },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      whose: h.whose,
      described: h.described,
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}
