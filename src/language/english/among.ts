/** Cards from the top of a pile that are looked at or revealed, what is done with some of them, and with the rest. */

import type { Act } from '../../ability/act.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Quantifier, Test, What } from '../../ability/reference.js';
import type { Zone } from '../../ground/id.js';
import type { Category } from '../grammar.js';
import { introduced, prefix, referred } from '../template.js';
import type { English } from './english.js';

/** Those cards, which no other word means. */
const LOOKED_AT = 'looked at';

/** A phrase that speaks of them. */
export const OF_THEM = { how: 'back', sort: LOOKED_AT } as const;

/** The phrases to which a game adds its own. */
export interface Among {
  /** Some of the cards that are still in the pile: "all Giants from among them". */
  readonly some: Category<What>;
  /** Where those are put: "all Giants from among them into your hand". */
  readonly somewhere: Category<Act>;
  /** Where all the others are put: "the rest into your graveyard". */
  readonly restAway: Category<Act>;
}

/** @param pile the zone from which they are */
export function addAmong(english: English, pile: Zone): Among {
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
  const some = someAmong(english, pile);
  const rest = grammar.category<What>('the rest');
  grammar.rule(rest)(
    'the rest',
    {},
    () => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: { head: { sort: 'card' }, which: [amongThem(pile)] },
    }),
    { number: 'many', refers: OF_THEM },
  );
  const somewhere = grammar.category<Act>('where some of them are put');
  const restAway = grammar.category<Act>('where the rest is put');
  for (const [goes, object] of [
    [somewhere, some],
    [restAway, rest],
  ] as const) {
    grammar.rule(goes)('{object} into {to} ({arriving})?', { object, to: place, arriving }, (h) => ({
      event: 'move',
      object: h.object,
      to: h.to,
      arriving: h.arriving,
    }));
    grammar.rule(deed)('put {act}', { act: goes }, (h) => ({ do: 'act', act: h.act }));
  }
  // "In any order": their player brings them into whichever; nobody else knows in which they lie.
  for (const order of ['any', 'a random'] as const)
    grammar.rule(restAway)(`{object} on {to} in ${order} order`, { object: rest, to: end }, (h) => ({
      event: 'move',
      object: h.object,
      to: h.to,
      order,
    }));
  return { some, somewhere, restAway };
}

/** "All Giants from among them", "up to two creature cards from among them". */
function someAmong(english: English, pile: Zone): Category<What> {
  const { grammar, adjectives, oneHead: head, clause, count, whiches: which } = english;
  const some = grammar.category<What>('some of them');
  const selects = (text: string, number: 'one' | 'many', quantity: (much: Quantity) => Quantifier): void => {
    grammar.rule(some)(
      `${text} ({adjectives})? {head:${number}} {which} from among them`,
      { count, adjectives, head, which },
      (h) => ({
        what: 'some',
        quantity: quantity(h.count),
        described: { adjectives: h.adjectives, head: h.head, which: prefix([amongThem(pile)], h.which) },
      }),
      { number, refers: OF_THEM },
    );
    grammar.rule(some)(
      `${text} ({adjectives})? {head:${number}} ({having})? from among them`,
      { count, adjectives, head, having: clause[number] },
      (h) => ({
        what: 'some',
        quantity: quantity(h.count),
        described: { adjectives: h.adjectives, head: h.head, which: [amongThem(pile)] },
        having: h.having,
        havingOf: 'before',
      }),
      { number, refers: OF_THEM },
    );
  };
  selects('a', 'one', () => ({ how: 'one', said: 'a' }));
  selects('all', 'many', () => ({ how: 'every', said: 'all' }));
  selects('any number of', 'many', () => ({ how: 'any number' }));
  selects('up to {count}', 'many', (amount) => ({ how: 'up to', amount }));
  return some;
}

/** One of those that is still in the pile. */
export function amongThem(pile: Zone, said: 'them' | 'this way' = 'them'): Test {
  return {
    test: 'all',
    of: [
      { test: 'zone', at: { zone: pile }, said: 'in' },
      { test: 'relation', relation: 'among', to: { what: 'that', of: referred(), said } },
    ],
  };
}
