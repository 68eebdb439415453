/** What tells one shield from another (615.7 to 615.11). */

import type { Replacement } from '../../../ability/ability.js';
import type { What, Who } from '../../../ability/reference.js';

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

/**
 * "Prevent all damage that would be dealt by creatures. You gain life equal to the damage prevented this way": what it
 * prevents at one time is prevented by one effect that is applied once (615.13), and what else it does comes once (615.5).
 * What speaks of "a source" looks at the damage of each by itself, and what speaks of those that were dealt it, at theirs.
 */
export function preventsInOne(ability: Replacement): boolean {
  const { watch, after = [] } = ability;
  const { object, by, other } = watch;
  if (other === undefined || after.length === 0 || prevented(ability) !== 'one') return false;
  if (other.what === 'some' && !other.target && (other.quantity.how === 'one' || other.as !== undefined))
    return false;
  return !speaksOf(object) && !speaksOf(by);
}

function speaksOf(whom: What | Who | undefined): boolean {
  return whom !== undefined && 'as' in whom && whom.as !== undefined;
}
