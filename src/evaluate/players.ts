/** Who is meant. */

import type { Who } from '../ability/reference.js';
import type { PlayerId } from '../ground/id.js';
import type { Env } from '../position/env.js';
import type { Game } from '../rulebook/game.js';
import { refPlayers } from './env.js';
import { looked } from './selection.js';

/** The players that a phrase means, in the order in which they choose. */
export function players(game: Game, env: Env, who: Who): readonly PlayerId[] {
  switch (who.who) {
    case 'you':
      return [env.you];
    case 'opponent':
      return game.policy.order(game).filter((player) => player !== env.you);
    case 'player':
      return who.as !== undefined && who.said === 'target'
        ? refPlayers(env, who.as)
        : game.policy.order(game);
    case 'that':
      return refPlayers(env, who.of);
    case 'controller':
    case 'owner':
      return looked(game, env, who.of).map(({ object }) =>
        who.who === 'controller' ? object.controller : object.owner,
      );
  }
}

/** Whether a player is one of those that a phrase means. */
export function isOneOf(game: Game, env: Env, who: Who, player: PlayerId | null): boolean {
  if (player === null) return false;
  switch (who.who) {
    case 'you':
      return player === env.you;
    case 'opponent':
      return player !== env.you;
    case 'player':
      return who.said !== 'target' || players(game, env, who).includes(player);
    default:
      return players(game, env, who).includes(player);
  }
}
