/** By which rule an effect passes something by (370.1, 371.1). */

import type { Replacement } from '../../../ability/ability.js';
import type { RefusalCode } from '../../../rulebook/refusal.js';
import { cite, type Rule } from '../rule.js';

/** Why an effect does nothing to what it does not describe, and is not applied more often than it says. */
export function explains({ limit }: Replacement, why: RefusalCode): Rule | null {
  if (why !== 'used-up' && why !== 'amount-used-up') return cite('applies');
  return limit && 'per' in limit && limit.per === 'turn' ? cite('so-often') : null;
}
