/** Points, and winning by them (472). */

import { add, compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Use } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { mustNotBeParted } from '../replacing/unsettled.js';
import { POINTS, VICTORY } from '../value.js';

export function gainPoints(hands: Hands, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null || compare(amount, 0) <= 0) return false;
  hands.value(player, POINTS, add(known(hands.game, player, POINTS), amount));
  return true;
}

/** @throws {Withheld} where something would replace one of several points alone */
export function gainTogether(hands: Hands, event: GameEvent, uses: readonly Use[]): boolean {
  mustNotBeParted(hands.game, event, uses);
  return gainPoints(hands, event);
}

/** @throws {Withheld} where nobody wrote it down */
export function known({ table }: Game, player: PlayerId, value: typeof POINTS | typeof VICTORY) {
  const { name = '', values } = table.position.players[player] ?? {};
  return (
    values?.[value] ??
    withhold(
      'position/missing-value',
      `The ruling depends on the ${value} of ${name}.`,
      `Give ${name} their \`${value}\`.`,
    )
  );
}

/** A player has the Victory Score, and more points than any opponent (472). */
export function hasWon(game: Game, player: PlayerId): boolean {
  const { players } = game.table.position;
  const points = known(game, player, POINTS);
  if (compare(points, known(game, player, VICTORY)) < 0) return false;
  return players.every(({ id }) => id === player || compare(points, known(game, id, POINTS)) > 0);
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
