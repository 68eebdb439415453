/**
 * Extra turns (500.7): each is taken directly after the turn in which it was given, the last that was given first. Once all are
 * taken the order of turns goes on behind the player who had the last turn by that order.
 */

import type { Instruction } from '../../../ability/instruction.js';
import { type Amount, add, compare, subtract } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Hands } from '../../../rulebook/hands.js';
import { hasLeft } from './remaining.js';

/** In which way a turn begins, as texts speak of it. */
export const EXTRA = 'extra';

/** Values of players: how many extra turns they are still to take, and that the last turn by the order was theirs. */
export const EXTRA_TURNS = 'extra turns';
export const LAST_IN_ORDER = 'last turn by the order';

export const EXTRA_TURN: EventRule = {
  happen: (hands, { player, amount }) => {
    if (player === null) return false;
    if (hands.game.table.position.players.some(({ id }) => id !== player && isGiven(hands, id)))
      withhold(
        'rule/not-modelled',
        'Several players are to take extra turns; which of these comes first is not worked out here (500.7).',
      );
    hands.value(player, EXTRA_TURNS, add(given(hands, player), amount ?? 1));
    return true;
  },
};

/** The player who takes an extra turn next, if one does; it is not to come any more. */
export function takeExtra(hands: Hands): PlayerId | null {
  const { players, turn } = hands.game.table.position;
  const next = players.find(({ id }) => isGiven(hands, id))?.id;
  if (next === undefined) return null;
  hands.value(next, EXTRA_TURNS, subtract(given(hands, next), 1));
  if (lastInOrder(hands) === null) hands.value(turn.player, LAST_IN_ORDER, 1);
  return next;
}

/** Whose turn was the last by the order; the order goes on. */
export function resumeOrder(hands: Hands): PlayerId {
  const last = lastInOrder(hands);
  if (last !== null) hands.value(last, LAST_IN_ORDER, 0);
  return last ?? hands.game.table.position.turn.player;
}

/** The extra turn begins; then, where it was skipped, whatever turn comes next. */
export function beginExtra(amount: number): readonly Instruction[] {
  return (['turn', 'pass turn'] as const).map((event) => ({
    do: 'act',
    act: { event, amount, way: EXTRA },
  }));
}

function given(hands: Hands, player: PlayerId): Amount {
  return hands.game.table.position.players[player]?.values[EXTRA_TURNS] ?? 0;
}

function isGiven(hands: Hands, player: PlayerId): boolean {
  return !hasLeft(hands.game, player) && compare(given(hands, player), 0) > 0;
}

function lastInOrder(hands: Hands): PlayerId | null {
  const { players } = hands.game.table.position;
  return players.find(({ values }) => values[LAST_IN_ORDER] === 1)?.id ?? null;
}
