/** What is given up for something: LP, materials, cards that are shown. */

import type { Quantity } from '../../../ability/quantity.js';
import type { Quantifier, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';

export function addPrices(english: English): void {
  const { grammar, what: object, whose, amount, count, described } = english;
  verb(english, 'pay pays paying paid', '{amount} LP', { amount }, (h) => ({
    event: 'pay lp',
    amount: h.amount,
  }));
  verb(english, 'pay pays paying paid', 'half {whose} LP', { whose }, (h) => ({
    event: 'pay lp',
    amount: { measure: 'half of the LP', of: 'LP', whose: h.whose },
  }));
  grammar.rule(english.quantity)('{whose} LP', { whose }, (h) => ({
    measure: 'LP',
    of: 'LP',
    whose: h.whose,
  }));
  verb(english, 'reveal reveals revealing revealed', '{object}', { object }, (h) => ({
    event: 'reveal',
    object: h.object,
  }));
  // As older texts say that something is banished.
  verb(english, 'remove removes removing removed', '{object} from play', { object }, (h) => ({
    event: 'move',
    object: h.object,
    to: { zone: 'banished' },
    said: 'remove',
  }));
  grammar.rule(english.doing.base)('remove from play {object}', { object }, (h) => ({
    event: 'move',
    object: h.object,
    to: { zone: 'banished' },
    bare: true,
    said: 'remove',
  }));
  grammar.rule(object)(
    '{count} of {whose} {described:many}',
    { count, whose, described },
    (h): What => ({
      what: 'some',
      quantity: { how: 'exactly', amount: h.count },
      whose: h.whose,
      described: h.described,
    }),
    { number: { of: 'count' } },
  );
  addDetaching(english);
}

/** Materials lie beneath the monster; a monster without any has none to detach. */
function addDetaching({ grammar, doing, count, what: object }: English): void {
  const detached = (quantity: Quantifier, from: What): What => ({
    what: 'some',
    quantity,
    described: {
      head: { sort: 'material' },
      which: [{ test: 'relation', relation: 'material of', to: from }],
    },
  });
  const exactly = (amount: Quantity): Quantifier => ({ how: 'exactly', amount });
  const is = grammar.rule(doing.base);
  for (const [one, many, bare] of [
    ['Xyz Material', 'Xyz Materials', {}],
    ['material', 'materials', { bare: true }],
  ] as const) {
    is(`detach 1 ${one} from {from}`, { from: object }, (h) => ({
      event: 'detach',
      object: detached(exactly(1), h.from),
      ...bare,
    }));
    is(`detach {amount:many} ${many} from {from}`, { amount: count, from: object }, (h) => ({
      event: 'detach',
      object: detached(exactly(h.amount), h.from),
      ...bare,
    }));
    is(`detach all ${many} from {from}`, { from: object }, (h) => ({
      event: 'detach',
      object: detached({ how: 'every', said: 'all' }, h.from),
      ...bare,
    }));
  }
}
