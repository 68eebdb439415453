/** How the cards speak of objects: what other wordings build on. */

import type { Head, Test, What } from '../../ability/reference.js';
import type { English } from '../../language/english/english.js';
import { introduced, prefix } from '../../language/template.js';

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
  addAnother(english);
  addEither(english);
  addOpponents(english);
  addSomeOf(english);
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

/** "another of your nature creatures". */
function addAnother({ grammar, what, whose, adjectives, head, whiches }: English): void {
  const other: Test = { test: 'other', said: 'another' };
  const quantity = { how: 'one', said: 'one of' } as const;
  const holes = { whose, adjectives, head, which: whiches };
  grammar.rule(what)(
    'another of {whose} {adjectives} {head:many} ({which})?',
    holes,
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
