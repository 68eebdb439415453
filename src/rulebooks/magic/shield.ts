/** What tells one shield from another (615.7 to 615.11). */

import type { Replacement } from '../../ability/ability.js';

/** Each of several objects has a shield of so many points of its own (615.11). */
export function isForEach({ limit, watch: { object } }: Replacement): boolean {
  const each = object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'each';
  return limit?.limit === 'points' && each;
}
