/** How the cards speak of objects: what other wordings build on. */

import type { Quantity } from '../../../ability/quantity.js';
import type { Head, Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addNoun } from '../../../language/english/noun.js';
import { introduced, prefix } from '../../../language/template.js';
import { CIVILIZATIONS } from '../civilization.js';
import { RACES } from './race.js';

export const CREATURE: Head = { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' };
export const SPELL: Head = { sort: 'spell' };

const OBJECT = { how: 'introduces', sort: 'object' } as const;

export function addObjectsHere(english: English): void {
  const { grammar, what } = english;
  // A card that is no creature says "this" of itself.
  grammar.rule(what)('this', {}, () => ({ what: 'this' }), { number: 'one', refers: OBJECT });
  const role = { what: 'role', role: 'other', head: CREATURE } as const;
  grammar.rule(what)('the opposing creature', {}, () => role, { number: 'one' });
  grammar.rule(what)('the other creature', {}, () => ({ ...role, said: 'other' }), {
    number: 'one',
    refers: OBJECT,
  });
  // A card that names itself after "another" means one of the same name.
  grammar.rule(what)(
    'another this creature',
    {},
    (): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: [
          { test: 'other', said: 'another' },
          { test: 'relation', relation: 'namesake of', to: { what: 'this' } },
        ],
        head: CREATURE,
      },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  addKindsBefore(english);
  addAnother(english);
  addEither(english);
  addTwoKinds(english);
  addOpponents(english);
  addSomeOf(english);
  addFromWhere(english);
}

/**
 * "a creature that costs 4 or less from your hand", "up to 2 creatures that cost 3 or less from your graveyard". What
 * compares them with another object would leave open which of the two is from there.
 */
function addFromWhere({ grammar, what, count, adjectives, oneHead: head, place, amount }: English): void {
  for (const [text, number, quantity] of [
    ['a', 'one', () => ({ how: 'one', said: 'a' }) as const],
    ['{count}', 'many', (much: Quantity) => ({ how: 'exactly', amount: much }) as const],
    ['up to {count}', 'many', (much: Quantity) => ({ how: 'up to', amount: much }) as const],
  ] as const) {
    const costs = number === 'one' ? 'costs' : 'cost';
    for (const [more, by] of [
      [' or less', 'at most'],
      [' or more', 'at least'],
      ['', 'equal'],
    ] as const)
      grammar.rule(what)(
        `${text} ({adjectives})? {head:${number}} that ${costs} {to}${more} from {at}`,
        { count, adjectives, head, to: amount, at: place },
        (h): What => ({
          what: 'some',
          quantity: quantity(h.count),
          described: {
            adjectives: h.adjectives,
            head: h.head,
            which: [{ test: 'zone', at: h.at, said: 'from' }],
          },
          having: { test: 'compare', trait: 'cost', by, to: h.to, said: 'costs' },
          havingOf: 'before',
          as: introduced(),
        }),
        { number: number === 'one' ? 'one' : { of: 'count' }, refers: OBJECT },
      );
  }
}

/** "2 of your opponent's creatures", "up to 3 of your creatures that cost 4 or less". */
function addSomeOf({ grammar, what, count, whose, described, clause }: English): void {
  for (const [text, how] of [
    ['', 'exactly'],
    ['up to ', 'up to'],
  ] as const) {
    grammar.rule(what)(
      `${text}{count} of {whose} {described:many} ({having})?`,
      { count, whose, described, having: clause.many },
      (h): What => ({
        what: 'some',
        quantity: { how, amount: h.count },
        whose: h.whose,
        described: h.described,
        having: h.having,
        as: introduced(),
      }),
      { number: { of: 'count' }, refers: OBJECT },
    );
  }
}

/** "an opponent's card". Of a noun that has no plural of its own ("an opponent's Shinobi") all would be meant. */
function addOpponents({ grammar, what, sortHead }: English): void {
  grammar.rule(what)(
    "a opponent 's {head:one}",
    { head: sortHead },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      whose: { who: 'opponent', said: 'a' },
      described: { head: h.head },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
}

/** "a water or darkness creature", "a non-Dragon creature", "a Demon Command evolution creature". */
function addKindsBefore(english: English): void {
  const { grammar, adjective, adjectives, described, oneHead: head, whiches } = english;
  const civilization = grammar.category<Test>('a civilization');
  for (const is of CIVILIZATIONS)
    grammar.rule(civilization)(is.toLowerCase(), {}, () => ({ test: 'trait', trait: 'civilization', is }));
  const either = grammar.several('civilizations', civilization, 'or');
  grammar.rule(adjective)('{of}', { of: either }, (h) => ({ test: 'any', of: h.of }));
  const race = grammar.category<Test>('a race');
  for (const [is] of RACES) {
    const of: Test = { test: 'trait', trait: 'race', is };
    grammar.rule(race)(is, {}, () => of);
    if (!beginsAnother(is))
      grammar.rule(adjective)(`non-${is.toLowerCase()}`, {}, () => ({ test: 'not', of }));
  }
  addNoun(english, 'type', 'dragheart', 'dragheart');
  for (const number of ['one', 'many'] as const) {
    grammar.rule(described)(
      `{race} {adjectives} {head:${number}} ({which})?`,
      { race, adjectives, head, which: whiches },
      (h) => ({ adjectives: prefix([h.race], h.adjectives), head: h.head, which: h.which }),
      { number },
    );
  }
}

/** A "non-Armored Dragon" is no Armored Dragon, rather than a Dragon that is not Armored. */
function beginsAnother(race: string): boolean {
  const names = new Set(RACES.map(([is]) => is));
  return [...names].some((other) => other.startsWith(`${race} `) && names.has(other.slice(race.length + 1)));
}

/** "another of your nature creatures". */
function addAnother({ grammar, what, whose, adjectives, head, oneHead, whiches }: English): void {
  const other: Test = { test: 'other', said: 'another' };
  const quantity = { how: 'one', said: 'one of' } as const;
  const holes = { whose, head, which: whiches };
  grammar.rule(what)(
    'another of {whose} {adjectives} {head:many} ({which})?',
    { ...holes, adjectives, head: oneHead },
    (h): What => ({
      what: 'some',
      quantity,
      whose: h.whose,
      described: { adjectives: prefix([other], h.adjectives), head: h.head, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  grammar.rule(what)(
    'another of {whose} {head:many} ({which})?',
    holes,
    (h): What => ({
      what: 'some',
      quantity,
      whose: h.whose,
      described: { adjectives: [other], head: h.head, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
}

/** "your opponent's evolution creatures and creatures that have "speed attacker"": what is said of each is said of it alone. */
function addTwoKinds({ grammar, what, whose, adjectives, plainHead, clause }: English): void {
  grammar.rule(what)(
    '{whose} {adjectives} {one:many} and {other:many} {having}',
    { whose, adjectives, one: plainHead, other: plainHead, having: clause.many },
    (h): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'plural' },
      whose: h.whose,
      described: {
        head: {
          among: [
            { adjectives: h.adjectives, head: h.one },
            { adjectives: [h.having], head: h.other },
          ],
        },
      },
      as: introduced(),
    }),
    { number: 'many', refers: OBJECT },
  );
}

/** "this creature or one of your nature creatures": whichever it is. */
function addEither({ grammar, what, selfNoun, whose, described }: English): void {
  grammar.rule(what)(
    'this {noun} or one of {whose} {described:many}',
    { noun: selfNoun, whose, described },
    (h): What => ({
      what: 'both',
      of: [
        { what: 'this', noun: h.noun },
        {
          what: 'some',
          quantity: { how: 'one', said: 'one of' },
          whose: h.whose,
          described: h.described,
        },
      ],
      said: 'or',
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
}
