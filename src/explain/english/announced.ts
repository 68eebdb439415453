/** Which of several abilities that wait comes first. */

import type { Offer } from '../message/message.js';
import type { Offered } from '../message/offers.js';
import { firstOf } from '../way/apart.js';
import { list, type Phrases } from './phrase.js';

/** Several abilities of one source with the same words are told apart by nothing. */
export function abilityChosen(
  phrases: Phrases,
  chosen: Extract<Offer, { offer: 'trigger' }>,
  others: readonly Offered[],
): string {
  const { name, apart, twins } = firstOf(phrases.options([chosen, ...others], 'ability'));
  const same = twins === 0 ? [] : [`the other${twins === 1 ? '' : ` ${twins}`} like it`];
  const { pile } = phrases.words;
  const how = chosen.announces && pile !== undefined ? ['puts', `on ${pile}`] : ['lets', 'come'];
  return `${how[0]} ${name} ${how[1]} before ${list([...same, ...apart])}`;
}
