/** Players and objects: pronouns, determiners, adjectives, nouns and what follows them. */

import type {
  Description,
  Head,
  PlainHead,
  Pronoun,
  Test,
  TraitWord,
  What,
} from '../../ability/reference.js';
import { apart, introduced, prefix, referred } from '../template.js';
import type { English } from './english.js';

const OBJECT = { how: 'introduces', sort: 'object' } as const;
const PLAYER = { how: 'introduces', sort: 'player' } as const;
const BACK = { how: 'back', sort: 'object' } as const;
const BACK_PLAYER = { how: 'back', sort: 'player' } as const;

export function addPlayers({ grammar, who, whose, whats }: English): void {
  grammar.rule(who)('you', {}, () => ({ who: 'you' }), { number: 'many' });
  grammar.rule(who)('your opponent', {}, () => ({ who: 'opponent', said: 'your', as: introduced() }), {
    number: 'one',
    refers: PLAYER,
  });
  grammar.rule(who)('a opponent', {}, () => ({ who: 'opponent', said: 'a', as: introduced() }), {
    number: 'one',
    refers: PLAYER,
  });
  grammar.rule(who)('each opponent', {}, () => ({ who: 'opponent', said: 'each', as: introduced() }), {
    number: 'one',
    refers: PLAYER,
  });
  grammar.rule(who)('your opponents', {}, () => ({ who: 'opponent', said: 'plural', as: introduced() }), {
    number: 'many',
    refers: PLAYER,
  });
  for (const of of ['player', 'opponent'] as const) {
    grammar.rule(who)(`target ${of}`, {}, () => ({ who: 'target', of, as: introduced() }), {
      number: 'one',
      refers: PLAYER,
    });
  }
  for (const said of ['a', 'each'] as const) {
    grammar.rule(who)(`${said} player`, {}, () => ({ who: 'player', said, as: introduced() }), {
      number: 'one',
      refers: PLAYER,
    });
  }
  grammar.rule(who)('that player', {}, () => ({ who: 'that', of: referred(), said: 'that' }), {
    number: 'one',
    refers: BACK_PLAYER,
  });
  grammar.rule(who)('they', {}, () => ({ who: 'that', of: referred(), said: 'they' }), {
    number: 'many',
    refers: { ...BACK_PLAYER },
  });
  grammar.rule(who)('{of:many} owners', { of: whats }, (h) => ({ who: 'owner', of: h.of }), {
    number: 'many',
    refers: PLAYER,
  });
  grammar.rule(who)('{of} controller', { of: whats }, (h) => ({ who: 'controller', of: h.of }), {
    number: 'one',
    refers: PLAYER,
  });
  grammar.rule(who)('{of:one} owner', { of: whats }, (h) => ({ who: 'owner', of: h.of }), {
    number: 'one',
    refers: PLAYER,
  });
  grammar.rule(whose)("{of:many} owners 's", { of: whats }, (h) => ({ who: 'owner', of: h.of }));
  grammar.rule(whose)("{of:many} owner 's", { of: whats }, (h) => ({ who: 'owner', of: h.of, each: true }));
  grammar.rule(whose)('your', {}, () => ({ who: 'you' }));
  grammar.rule(whose)('their', {}, () => ({ who: 'that', of: referred(), said: 'they' }), {
    refers: BACK_PLAYER,
  });
  grammar.rule(whose)("{who:one} 's", { who }, (h) => h.who);
  grammar.rule(whose)("your opponents 's", {}, () => ({ who: 'opponent', said: 'plural' }));
}

export function addObjects(english: English): void {
  addPronouns(english);
  addDetermined(english);
  addDescriptions(english);
}

/** "this creature", "it", "that creature", and their possessives. */
function addPronouns({ grammar, what, back: again, whats, selfNoun, head, that }: English): void {
  grammar.include(what, again);
  grammar.rule(what)('this {noun}', { noun: selfNoun }, (h) => ({ what: 'this', noun: h.noun }), {
    number: 'one',
    refers: OBJECT,
  });
  grammar.rule(whats)("this {noun} 's", { noun: selfNoun }, (h) => ({ what: 'this', noun: h.noun }), {
    number: 'one',
    refers: OBJECT,
  });
  const back = (text: string, said: Pronoun, number: 'one' | 'many', category: typeof what): void => {
    grammar.rule(category)(text, {}, () => ({ what: 'that', of: referred(), said }), {
      number,
      refers: BACK,
    });
    grammar.rule(category)(text, {}, () => ({ what: 'this', said }), { number, only: 'write' });
  };
  back('it', 'it', 'one', again);
  back('them', 'them', 'many', again);
  back('its', 'it', 'one', whats);
  back('their', 'them', 'many', whats);
  const named = (text: string, said: Pronoun, number: 'one' | 'many', category: typeof what): void => {
    grammar.rule(category)(text, { head }, (h) => ({ what: 'that', of: referred(), said, head: h.head }), {
      number,
      refers: that === 'another' ? { ...BACK, apart: true } : BACK,
    });
    if (that === 'another') return;
    grammar.rule(category)(text, { head }, (h) => ({ what: 'this', said, head: h.head }), {
      number,
      only: 'write',
    });
  };
  named('that {head:one}', 'that', 'one', again);
  named('those {head:many}', 'those', 'many', again);
  named("that {head:one} 's", 'that', 'one', whats);
}

/** "a creature", "each other creature you control", "one of your opponent's creatures". */
function addDetermined(english: English): void {
  const {
    grammar,
    what,
    described,
    whose,
    count,
    head,
    oneHead,
    adjectives,
    whiches,
    having: value,
    clause,
  } = english;
  grammar.rule(clause.one)('that has {having}', { having: value }, (h) => h.having);
  grammar.rule(clause.many)('that have {having}', { having: value }, (h) => h.having);
  type Quantity = Extract<What, { what: 'some' }>['quantity'];
  const some = (text: string, number: 'one' | 'many', quantity: Quantity, target?: true): void => {
    grammar.rule(what)(
      `${text} ({having})?`,
      { described, having: clause[number] },
      (h): What => ({
        what: 'some',
        quantity,
        ...(target ? { target } : {}),
        described: h.described,
        having: h.having,
        as: introduced(),
      }),
      { number, refers: OBJECT },
    );
  };
  some('a {described:one}', 'one', { how: 'one', said: 'a' });
  some('any {described:one}', 'one', { how: 'one', said: 'any' });
  some('target {described:one}', 'one', { how: 'one', said: 'target' }, true);
  some('all {described:many}', 'many', { how: 'every', said: 'all' });
  some('each {described:one}', 'one', { how: 'every', said: 'each' });
  some('the {described:many}', 'many', { how: 'every', said: 'the' });
  some('{described:many}', 'many', { how: 'every', said: 'plural' });
  some('any number of {described:many}', 'many', { how: 'any number' });
  const another = (rest: Partial<Description>): Description => ({
    adjectives: [{ test: 'other', said: 'another', than: apart() }],
    ...(rest as Description),
  });
  grammar.rule(what)(
    'another {head:one} ({which})?',
    { head, which: whiches },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: another({ head: h.head, which: h.which }),
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  grammar.rule(what)(
    'another {adjectives} {head:one} ({which})?',
    { adjectives, head: oneHead, which: whiches },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: prefix<Test>([{ test: 'other', said: 'another', than: apart() }], h.adjectives),
        head: h.head,
        which: h.which,
      },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  const counted = (text: string, how: 'exactly' | 'up to', target?: true): void => {
    grammar.rule(what)(
      text,
      { count, described },
      (h): What => ({
        what: 'some',
        quantity: { how, amount: h.count },
        ...(target ? { target } : {}),
        described: h.described,
        as: introduced(),
      }),
      { number: { of: 'count' }, refers: OBJECT },
    );
  };
  counted('{count} {described:same}', 'exactly');
  counted('up to {count} {described:same}', 'up to');
  counted('{count} target {described:same}', 'exactly', true);
  counted('up to {count} target {described:same}', 'up to', true);
  const owned = (text: string, number: 'one' | 'many', quantity: Quantity): void => {
    grammar.rule(what)(
      `${text} ({having})?`,
      { whose, described, having: clause[number] },
      (h): What => ({
        what: 'some',
        quantity,
        whose: h.whose,
        described: h.described,
        having: h.having,
        as: introduced(),
      }),
      { number, refers: OBJECT },
    );
  };
  owned('{whose} {described:many}', 'many', { how: 'every', said: 'plural' });
  owned('all {whose} {described:many}', 'many', { how: 'every', said: 'all' });
  owned('one of {whose} {described:many}', 'one', { how: 'one', said: 'one of' });
  // "One of your creatures that cost 4 or more": what ends the phrase is in the number of its noun.
  grammar.rule(what)(
    'one of {whose} {described:many} {having}',
    { whose, described, having: clause.many },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'one of' },
      whose: h.whose,
      described: h.described,
      having: h.having,
      havingOf: 'many',
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  owned('any of {whose} {described:many}', 'one', { how: 'every', said: 'any of' });
  owned('each of {whose} {described:many}', 'one', { how: 'every', said: 'each of' });
}

/** "other green creature you control that has power 3 or less". */
function addDescriptions(english: English): void {
  const {
    grammar,
    described,
    adjectives,
    head,
    oneHead,
    plainHead,
    sortHead,
    whiches,
    kinds,
    noun,
    adjective,
  } = english;
  const eitherHead = grammar.category<Head>('a noun');
  grammar.rule(described)(
    '({adjectives})? {head} ({which})?',
    { adjectives, head: oneHead, which: whiches },
    (h): Description => ({ adjectives: h.adjectives, head: h.head, which: h.which }),
    { number: { of: 'head' } },
  );
  // "Light creatures or tamaseeds": whether the tamaseeds are light as well nothing tells, so there is no adjective.
  grammar.rule(described)(
    '{head} ({which})?',
    { head: eitherHead, which: whiches },
    (h): Description => ({ head: h.head, which: h.which }),
    { number: { of: 'head' } },
  );
  grammar.rule(described)(
    'other {head} ({which})?',
    { head: eitherHead, which: whiches },
    (h): Description => ({
      adjectives: [{ test: 'other', said: 'other', than: apart() }],
      head: h.head,
      which: h.which,
    }),
    { number: { of: 'head' } },
  );
  grammar.include(oneHead, plainHead, sortHead);
  grammar.include(head, oneHead, eitherHead);
  // "A creature or land card" is a card of either type: what names a trait is not joined with what names a sort.
  for (const [a, b] of [
    [plainHead, plainHead],
    [sortHead, sortHead],
    [sortHead, plainHead],
  ] as const) {
    for (const number of ['one', 'many'] as const) {
      grammar.rule(eitherHead)(`{a:${number}} or {b:${number}}`, { a, b }, (h) => ({ either: [h.a, h.b] }), {
        number,
      });
    }
  }
  // "An Army, Goblin, or Orc".
  for (const number of ['one', 'many'] as const) {
    const rest = grammar.category<Head[]>('nouns');
    const holes = { a: plainHead, b: plainHead, rest };
    grammar.rule(rest)(`{a:${number}} , or {b:${number}}`, holes, (h) => [h.a, h.b]);
    grammar.rule(rest)(`{a:${number}} , {rest}`, holes, (h) => prefix([h.a], h.rest));
    grammar.rule(eitherHead)(`{a:${number}} , {rest}`, holes, (h) => ({ either: prefix([h.a], h.rest) }), {
      number,
    });
  }
  addAmong(english);
  grammar.rule(plainHead)(
    '({kinds})? {noun}',
    { kinds, noun },
    (h) => ({ kinds: h.kinds, noun: h.noun, sort: 'permanent' }),
    { number: { of: 'noun' } },
  );
  grammar.rule(adjective)('other', {}, () => ({ test: 'other', said: 'other', than: apart() }));
}

/**
 * "Creatures and nonbasic lands your opponents control": what follows the last noun is said of all. An adjective before
 * the first could be meant of the first alone or of all, so there is none.
 */
function addAmong({ grammar, described, adjectives, plainHead, sortHead, whiches }: English): void {
  type Member = Pick<Description, 'adjectives' | 'head'>;
  const first = grammar.category<Member>('a noun');
  const later = grammar.category<Member>('a noun');
  const rest = grammar.category<Member[]>('nouns');
  const all = grammar.category<Member[]>('nouns');
  for (const head of [plainHead, sortHead]) {
    grammar.rule(first)('{head:many}', { head }, (h) => ({ head: h.head }));
    grammar.rule(later)('({adjectives})? {head:many}', { adjectives, head }, (h) => ({
      adjectives: h.adjectives,
      head: h.head,
    }));
  }
  grammar.rule(all)('{a} and {b}', { a: first, b: later }, (h) => [h.a, h.b]);
  grammar.rule(all)('{a} , {rest}', { a: first, rest }, (h) => prefix([h.a], h.rest));
  grammar.rule(rest)('{a} , and {b}', { a: later, b: later }, (h) => [h.a, h.b]);
  grammar.rule(rest)('{a} , {rest}', { a: later, rest }, (h) => prefix([h.a], h.rest));
  grammar.rule(described)(
    '{among} ({which})?',
    { among: all, which: whiches },
    (h) => ({ head: { among: h.among }, which: h.which }),
    { number: 'many' },
  );
}

/**
 * Adds a noun that names a sort of object rather than a trait: "card", "permanent", "token".
 *
 * @param sort its key in `sorts` of the catalogue
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * addSort(english, 'card', 'card');
 * english.sortHead.productions.length > 0; // => true
 */
export function addSort(
  { grammar, sortHead, kinds, eitherKinds, allKinds, anyKinds }: English,
  sort: string,
  one: string,
  many = `${one}s`,
): void {
  const head = grammar.rule(sortHead);
  for (const [anyKind, anySaid] of [
    [eitherKinds, 'or'],
    [allKinds, 'and'],
    [anyKinds, 'and/or'],
  ] as const) {
    const meaning = (h: { anyKind: TraitWord[] }): PlainHead => ({ anyKind: h.anyKind, anySaid, sort });
    if (anySaid === 'or') head(`{anyKind} ${one}`, { anyKind }, meaning, { number: 'one' });
    head(`{anyKind} ${many}`, { anyKind }, meaning, { number: 'many' });
  }
  head(`({kinds})? ${one}`, { kinds }, (h) => ({ kinds: h.kinds, sort }), { number: 'one' });
  head(`({kinds})? ${many}`, { kinds }, (h) => ({ kinds: h.kinds, sort }), { number: 'many' });
  head(`({kinds})? ${one}(s)`, { kinds }, (h) => ({ kinds: h.kinds, sort, orMore: true }), {
    number: 'one',
  });
}

/**
 * Adds a word that names a trait, before a noun and as one: "creature", "Dragon".
 *
 * @param trait the trait, and `is` its word there
 * @param one the word as texts write it, and `many` its plural
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * addKind(english, 'type', 'ferry', 'ferry', 'ferries');
 * english.kind.productions.length; // => 1
 */
export function addKind(english: English, trait: string, is: string, one: string, many = `${one}s`): void {
  english.grammar.rule(english.kind)(one, {}, () => ({ trait, is }));
  addNoun(english, trait, is, one, many);
}

/** A word that names a trait, only as a noun. */
export function addNoun(
  { grammar, noun }: English,
  trait: string,
  is: string,
  one: string,
  many = `${one}s`,
): void {
  const word = grammar.rule(noun);
  if (many === one) {
    word(one, {}, () => ({ trait, is }));
    return;
  }
  word(one, {}, () => ({ trait, is }), { number: 'one' });
  word(many, {}, () => ({ trait, is }), { number: 'many' });
  word(`${one}(s)`, {}, () => ({ trait, is, orMore: true }), { number: 'one' });
}
