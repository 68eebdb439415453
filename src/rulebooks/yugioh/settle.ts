/** What waits after an effect has resolved. */

import type { PlayerId } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { cite } from './rule.js';

/** The turn player, then the other. */
export function turnOrder(game: Game): readonly PlayerId[] {
  const { players, turn } = game.table.position;
  return players.map((_, index) => ((turn.player + index) % players.length) as PlayerId);
}

export function settle(game: Game): SettleStep {
  for (const player of turnOrder(game)) {
    const theirs = game.table.position.waiting.filter(({ env }) => env.you === player);
    const [first, ...others] = theirs;
    if (!first) continue;
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: theirs, rule: cite('chain-order') };
  }
  return { do: 'settled' };
}
