/** Whether a certain player is meant. */

import type { Who } from '../../ability/reference.js';
import type { PlayerId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { counts, players } from './players.js';

/** Whether a player is one of those that a phrase means. */
export function isOneOf(game: Game, env: Env, who: Who, player: PlayerId | null): boolean {
  if (player === null) return false;
  switch (who.who) {
    case 'you':
      return player === env.you;
    case 'opponent':
      return player !== env.you;
    case 'player':
      return counts(game, player, who.tally);
    default:
      return players(game, env, who).includes(player);
  }
}
