/**
 * Tribute (702.104): the player who was chosen puts its counters, not the controller of what enters (122.6a), so that what
 * looks at who puts counters looks at that player. It was paid where they have been put.
 */

import { type Amount, add, compare, subtract } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Arrival, GameEvent } from '../../../position/event.js';
import type { Hands } from '../../../rulebook/hands.js';
import { wordOf } from '../casting/remembered.js';

/** The way in which counters are put so. */
export const TRIBUTE = 'tribute';

/** What an arrival remembers of it: who puts how many of them; and the permanent, that they were put. */
const BY = 'tribute by';
const COUNTERS = 'tribute counters';
export const PAID = 'tribute';

/** An arrival onto which a player puts these counters. */
export function withTribute(arrival: Arrival, { player, amount, detail }: GameEvent): Arrival {
  if (detail?.way !== TRIBUTE) return arrival;
  const all = add(counters(arrival), amount ?? 0);
  const chosen = { ...arrival.chosen, [BY]: { word: String(player) }, [COUNTERS]: { word: String(all) } };
  return { ...arrival, chosen };
}

function counters({ chosen }: Arrival): Amount {
  return Number(wordOf(chosen[COUNTERS]) ?? 0);
}

/** Of counters with which something would enter, those that another player puts for tribute apart from all others. */
export function apartTribute(event: GameEvent, arrival: Arrival): GameEvent[] {
  const { counter } = event.detail ?? {};
  const tribute = counter === '+1/+1' ? counters(arrival) : 0;
  const rest = subtract(event.amount ?? 0, tribute);
  const own = compare(rest, 0) > 0 ? [{ ...event, amount: rest }] : [];
  if (tribute === 0) return own;
  // A player is remembered by number.
  const player = Number(wordOf(arrival.chosen[BY])) as PlayerId;
  return [...own, { ...event, player, amount: tribute, detail: { ...event.detail, way: TRIBUTE } }];
}

/** An arrival without what it remembers only until it has come. */
export function arrived(arrival: Arrival): Arrival {
  if (!arrival.chosen[BY]) return arrival;
  const { [BY]: _, [COUNTERS]: __, ...chosen } = arrival.chosen;
  return { ...arrival, chosen };
}

/** Once its counters have been put, tribute was paid (702.104b). */
export function pay(hands: Hands, { object, detail }: GameEvent): void {
  if (object !== null && detail?.way === TRIBUTE) hands.choose(object, PAID, { word: 'paid' });
}
