/** Cards from the top of a deck that are looked at or revealed, what is done with some of them, and with the rest. */

import type { Quantity } from '../../../ability/quantity.js';
import type { Quantifier, Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced, referred } from '../../../language/template.js';

/** Those cards, which no other word means. */
const LOOKED_AT = 'looked at';
const AGAIN = { how: 'back', sort: LOOKED_AT } as const;

export function addAmong(english: English): void {
  const { grammar, deed, count, whose, zoneName, place, end, arriving } = english;
  for (const [verb, event] of [
    ['reveal', 'reveal'],
    ['look at', 'look at'],
  ] as const)
    grammar.rule(deed)(
      `${verb} the top {amount:many} cards of {of} {zone}`,
      { amount: count, of: whose, zone: zoneName },
      (h) => ({
        do: 'act',
        act: { event, object: { what: 'top', amount: h.amount, of: h.of, zone: h.zone, as: introduced() } },
      }),
      { refers: { how: 'introduces', sort: LOOKED_AT } },
    );
  const says = grammar.rule(deed);
  const some = someAmong(english);
  says('put {object} into {to} ({arriving})?', { object: some, to: place, arriving }, (h) => ({
    do: 'act',
    act: { event: 'move', object: h.object, to: h.to, arriving: h.arriving },
  }));
  const rest = grammar.category<What>('the rest');
  grammar.rule(rest)(
    'the rest',
    {},
    () => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: { head: { sort: 'card' }, which: [amongThem()] },
    }),
    { number: 'many', refers: AGAIN },
  );
  says('put {object} into {to} ({arriving})?', { object: rest, to: place, arriving }, (h) => ({
    do: 'act',
    act: { event: 'move', object: h.object, to: h.to, arriving: h.arriving },
  }));
  // Their player brings them into whichever order: nobody else knows in which they lie.
  says('put {object} on {to} in any order', { object: rest, to: end }, (h) => ({
    do: 'act',
    act: { event: 'move', object: h.object, to: h.to, freely: true },
  }));
}

/**
 * "All Giants from among them". What is put into the battle zone, or cast, from among them is another matter: the others
 * are in no deck then.
 */
function someAmong({ grammar, adjectives, oneHead: head, clause, count }: English): Category<What> {
  const some = grammar.category<What>('some of them');
  const selects = (text: string, number: 'one' | 'many', quantity: (much: Quantity) => Quantifier): void => {
    grammar.rule(some)(
      `${text} ({adjectives})? {head:${number}} ({having})? from among them`,
      { count, adjectives, head, having: clause[number] },
      (h) => ({
        what: 'some',
        quantity: quantity(h.count),
        described: { adjectives: h.adjectives, head: h.head, which: [amongThem()] },
        having: h.having,
        havingOf: 'before',
      }),
      { number, refers: AGAIN },
    );
  };
  selects('a', 'one', () => ({ how: 'one', said: 'a' }));
  selects('all', 'many', () => ({ how: 'every', said: 'all' }));
  selects('any number of', 'many', () => ({ how: 'any number' }));
  selects('up to {count}', 'many', (amount) => ({ how: 'up to', amount }));
  return some;
}

/** One of those that is still in the deck. */
function amongThem(): Test {
  return {
    test: 'all',
    of: [
      { test: 'zone', at: { zone: 'deck' }, said: 'in' },
      { test: 'relation', relation: 'among', to: { what: 'that', of: referred(), said: 'them' } },
    ],
  };
}
