/** What comes to nothing: no counters, no life, no tokens (614.7, 119.10). */

import { compare } from '../../../ground/amount.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { cite } from '../rule.js';

/** Nothing happens at all. */
export function ofNothing(_game: Game, event: GameEvent) {
  return isOfNothing(event) ? cite('none') : null;
}

export function isOfNothing({ amount }: GameEvent): boolean {
  return amount !== null && compare(amount, 0) <= 0;
}
