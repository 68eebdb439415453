/** Effects that were not there yet as an event came about. */

import type { Game } from '../../rulebook/game.js';
import type { Refusal } from '../../rulebook/policy.js';
import type { Watcher } from './at-object.js';

const LATER: Refusal = { code: 'came-later', rule: null };

/** Why an effect that came later does not apply. */
export function later({ policy }: Game, { keyed: { ability } }: Watcher): Refusal {
  const rule = ability.ability === 'replacement' ? policy.comesLater?.(ability) : undefined;
  return rule === undefined ? LATER : { ...LATER, rule };
}
