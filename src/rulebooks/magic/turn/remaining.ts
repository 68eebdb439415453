/** Who is still in the game: whoever has lost leaves it, and others go on where there are more than two (104.5, 800.4). */

import type { PlayerId } from '../../../ground/id.js';
import type { Player } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import { turnOrder } from '../../common/settle.js';

/** Values of players: that one has lost, and that one who has lost has left the game. */
export const LOST = 'lost';
export const LEFT = 'left';

export const isOut = ({ values }: Player): boolean => values[LEFT] === 1;

/** Whether a player has left the game. */
export function hasLeft({ table }: Game, player: PlayerId): boolean {
  const one = table.position.players[player];
  return one !== undefined && isOut(one);
}

/** The players who have not left, the active player first. */
export function remaining(game: Game): readonly PlayerId[] {
  const order = turnOrder(game);
  return game.table.position.players.some(isOut) ? order.filter((player) => !hasLeft(game, player)) : order;
}

/** The player who comes next by the order of turns. */
export function following(game: Game, player: PlayerId): PlayerId {
  const order = turnOrder(game);
  const behind = [...order, ...order].slice(order.indexOf(player) + 1);
  return behind.find((one) => !hasLeft(game, one)) ?? player;
}
