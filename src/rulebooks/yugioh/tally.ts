/** How often something has been done that no effect counts: it is kept among the uses of effects. */

import type { Game } from '../../rulebook/game.js';

/** A key under which something is counted in this turn alone. */
export function inTurn({ table }: Game, key: string): string {
  return `${key}@${table.position.turn.number}`;
}

export function countedBy({ table }: Game, key: string): number {
  return table.position.ledger[key] ?? 0;
}

export function count(game: Game, key: string, change: 1 | -1): void {
  const { table } = game;
  table.touch();
  table.journal.entry(table.position.ledger, key, countedBy(game, key) + change);
}
