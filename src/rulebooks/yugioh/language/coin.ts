/** Coins that are tossed, and what is done by how many of them are heads. */

import type { Quantity } from '../../../ability/quantity.js';
import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';
import { HEADS } from '../word.js';

const OF_HEADS: Quantity = { measure: 'number of heads', of: HEADS, whose: { who: 'you' } };

/** "Toss a coin 3 times and destroy as many monsters on the field as possible, but not more than the number of heads." */
export function addCoins({ grammar, doing, described, count }: English): void {
  const toss = grammar.rule(doing.base);
  toss('toss a coin', {}, () => ({ event: 'toss coins', amount: 1 }));
  toss('toss a coin {amount:many} times', { amount: count }, (h) => ({
    event: 'toss coins',
    amount: h.amount,
  }));
  grammar.rule(doing.base)(
    'destroy as many {described:many} as possible , but not more than the number of heads',
    { described },
    (h) => ({
      event: 'destroy',
      object: {
        what: 'some',
        quantity: { how: 'exactly', amount: OF_HEADS },
        described: h.described,
        as: introduced(),
      },
    }),
    { number: 'many', refers: { how: 'introduces', sort: 'object' } },
  );
}
