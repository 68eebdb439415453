/** What would look at an event that nobody has raised: for rulebooks that must know whether something could be done. */

import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { Candidate } from '../rulebook/policy.js';
import { candidatesFor } from './candidate.js';
import { newNode } from './raise.js';

/** The replacement effects that would apply to an event if it were raised now, without the rulebook's bars. */
export function watchersOf(game: Game, event: GameEvent): readonly Candidate[] {
  const node = newNode(game, 0, [event], []);
  return candidatesFor(game, node, game.table.position.clock);
}
