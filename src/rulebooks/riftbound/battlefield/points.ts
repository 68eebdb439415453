/** Points, and winning by them (472). */

import { playerValue } from '../../../evaluate/condition/player-value.js';
import { add, compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Use } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { mustNotBeParted } from '../replacing/unsettled.js';
import { POINTS, VICTORY } from '../value.js';

export function gainPoints(hands: Hands, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null || compare(amount, 0) <= 0) return false;
  hands.value(player, POINTS, add(playerValue(hands.game.table.position, player, POINTS), amount));
  return true;
}

/** @throws {Withheld} where something would replace one of several points alone */
export function gainTogether(hands: Hands, event: GameEvent, uses: readonly Use[]): boolean {
  mustNotBeParted(hands.game, event, uses);
  return gainPoints(hands, event);
}

/** A player has the Victory Score, and more points than any opponent (472). */
export function hasWon(game: Game, player: PlayerId): boolean {
  const { players } = game.table.position;
  const points = playerValue(game.table.position, player, POINTS);
  if (compare(points, playerValue(game.table.position, player, VICTORY)) < 0) return false;
  return players.every(
    ({ id }) => id === player || compare(points, playerValue(game.table.position, id, POINTS)) > 0,
  );
}

/** That a player wins the game. */
export function winning(player: PlayerId): GameEvent {
  return toPlayer('win', player, null);
}

/** What happens to a player by rule. */
export function toPlayer(kind: string, player: PlayerId, amount: GameEvent['amount']): GameEvent {
  const cause = { manner: 'rule', player: null, source: null, ability: null } as const;
  return {
    kind,
    player,
    object: null,
    share: null,
    other: null,
    amount,
    from: null,
    to: null,
    detail: null,
    cause,
  };
}
