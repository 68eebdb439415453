/** What is remembered of how a card was played, and counted of the turn so far. */

import { add } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { Hands } from '../../../rulebook/hands.js';

/** Under which word a card that is being played remembers what was paid for it beside its own cost, and how. */
export const PAID = { additional: 'additional cost', accelerated: 'Accelerate', flow: 'Flow' } as const;

/** Values of players that count what has happened this turn. */
export const TALLIES = { played: 'cards played', died: 'units died' } as const;

/** The relation of a permanent that was played this turn to itself. */
export const PLAYED_NOW = 'played this turn';

/** Counts something that has happened to a player this turn. */
export function count(hands: Hands, player: PlayerId, what: keyof typeof TALLIES): void {
  const value = TALLIES[what];
  hands.value(player, value, add(hands.game.table.position.players[player]?.values[value] ?? 0, 1));
}

/** A card has been played: its player has played one more, and it knows that it is among them. Tokens are no cards (185). */
export function countPlayed(hands: Hands, object: Env['source'], player: PlayerId | null): boolean {
  if (object !== null && hands.object(object).token) return true;
  if (player !== null) count(hands, player, 'played');
  if (object !== null) hands.link(object, PLAYED_NOW, [object], { only: true });
  return true;
}
