/** Combat damage by commanders, of which 21 by the same one over a game loses it (903.10a, 704.6c). */

import { type Amount, add, compare } from '../../../ground/amount.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Player } from '../../../position/position.js';
import type { Hands } from '../../../rulebook/hands.js';

/** How much of it a player has been dealt here, by whichever commanders. */
export const BY_COMMANDERS = 'damage by commanders';

/** Counts what a player is dealt so. */
export function countCommanders(hands: Hands, { player, other, amount, cause }: GameEvent): void {
  if (player === null || other === null || amount === null || cause.manner !== 'combat') return;
  if (!hands.object(other).status.includes('commander')) return;
  const before = hands.game.table.position.players[player]?.values[BY_COMMANDERS] ?? 0;
  hands.value(player, BY_COMMANDERS, add(before, amount));
}

const LETHAL: Amount = 21;

/** @throws {Withheld} where a player goes on who may have been dealt as much by one commander */
export function mustBeFewer(values: Player['values']): void {
  if (compare(values[BY_COMMANDERS] ?? 0, LETHAL) >= 0)
    withhold(
      'rule/not-modelled',
      'A player has been dealt 21 or more combat damage by commanders; whether they lose the game for that (903.10a) is not worked out here.',
    );
}
