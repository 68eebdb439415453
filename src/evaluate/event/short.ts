/** What there is too little of. */

import { compare } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';

/** Whether there is less to be done than an event says: fewer cards to be milled. */
export function fallsShort(game: Game, event: GameEvent): boolean {
  const { amount, kind } = event;
  const rule = game.catalogue.events[kind];
  return amount !== null && rule?.most !== undefined && compare(rule.most(game, event), amount) < 0;
}
