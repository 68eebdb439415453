/** Who is meant. */

import type { TargetPlayer, Who } from '../ability/reference.js';
import type { PlayerId } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Env } from '../position/env.js';
import type { Game } from '../rulebook/game.js';
import { refPlayers } from './env.js';
import { looked } from './selection.js';
import { aimFor } from './target.js';

/** The players that a phrase means, in the order in which they choose. */
export function players(game: Game, env: Env, who: Who): readonly PlayerId[] {
  switch (who.who) {
    case 'you':
      return [env.you];
    case 'opponent':
      return game.policy.order(game).filter((player) => player !== env.you);
    case 'player':
      return game.policy.order(game);
    case 'target':
      return targeted(env, who);
    case 'that':
      return refPlayers(env, who.of);
    case 'controller':
    case 'owner':
      return looked(game, env, who.of).map(({ object }) =>
        who.who === 'controller' ? object.controller : object.owner,
      );
  }
}

/** @throws {Withheld} where the words stand where nothing has them choose */
function targeted(env: Env, who: TargetPlayer): readonly PlayerId[] {
  const value = aimFor(env, who)?.aim.chosen ?? (who.as === undefined ? undefined : env.refs[who.as]);
  if (value && 'players' in value) return value.players;
  return withhold('rule/not-modelled', 'A player who is targeted in these words is not chosen here (115.1).');
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
      return true;
    default:
      return players(game, env, who).includes(player);
  }
}
