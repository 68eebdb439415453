/** The sentences of a card that limit how often its abilities are used. */

import type { CardLimit } from '../ability/duration.js';
import type { AbilityKey } from '../ground/id.js';
import type { Card } from '../position/card.js';

/** The abilities that are limited, each by which sentence. */
export function* limitsOf({ key, abilities }: Card): Generator<readonly [AbilityKey, CardLimit]> {
  for (const [index, { ability }] of abilities.entries()) {
    if (ability.ability !== 'note' || !ability.limits) continue;
    const [first, last] = reachOf(ability.limits, index, abilities.length);
    for (let at = Math.max(first, 0); at < last; at++)
      yield [`${key}#${at + 1}` as AbilityKey, ability.limits];
  }
}

/** Which abilities of a card a sentence at this place limits: from the first to before the last. */
function reachOf({ of }: CardLimit, at: number, count: number): readonly [first: number, last: number] {
  if (of === 'this effect' || of === 'the previous effect') return [at - 1, at];
  return of === 'the following effects' ? [at + 1, count] : [0, count];
}
