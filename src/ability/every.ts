/** Things that a text names in the plural and means all of: "creatures you control", "cards in your hand". */

import type { Zone } from '../ground/id.js';
import type { Description, What, Who } from './reference.js';

export type Every = Extract<What, { readonly what: 'some' }>;

/** "Creatures you control". */
export function every(described: Description): Every {
  return { what: 'some', quantity: { how: 'every', said: 'plural' }, described };
}

/** "Cards in your hand". */
export function cardsIn(zone: Zone, whose: Who): Every {
  return every({ head: { sort: 'card' }, which: [{ test: 'zone', at: { zone, whose }, said: 'in' }] });
}
