/** What tells one shield from another (615.7 to 615.11). */

import type { Replacement } from '../../../ability/ability.js';

/** Each of several objects has a shield of so many points of its own (615.11). */
export function isForEach({ limit, watch: { object } }: Replacement): boolean {
  const each = object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'each';
  return limit?.limit === 'points' && each;
}

/**
 * What an effect prevents at once is one event to what triggers on it (615.13): all of the damage, or what a shield takes
 * (615.7). What it takes off the damage of each source is one of each (615.10).
 */
export function prevented({ outcome, limit }: Replacement): 'one' | 'each' | null {
  if (outcome.outcome !== 'prevent') return null;
  return outcome.amount === 'all' || limit?.limit === 'points' ? 'one' : 'each';
}
