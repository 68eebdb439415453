/** By what names a board's players and cards are spoken of. */

import type { BoardView } from '../protocol.js';

export function playersOf(board: BoardView | null): readonly string[] {
  return board?.players.map(({ name }) => name) ?? [];
}

/** The cards that anybody has named, each once. */
export function cardsOn(board: BoardView | null): readonly string[] {
  const zones = [...(board?.players.flatMap((player) => player.zones) ?? []), ...(board?.shared ?? [])];
  const names = zones.flatMap(({ cards }) => cards.flatMap(({ name, label }) => label ?? name ?? []));
  return [...new Set(names)];
}
