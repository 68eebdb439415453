/** The games that have a second interpretation. */

import type { Compared } from './compare.js';
import { compare } from './compare.js';
import { duelMasters } from './duel-masters.js';
import type { Reference } from './game.js';
import { Shelf } from './library.js';
import { magic } from './magic.js';
import { riftbound } from './riftbound.js';
import type { Note } from './ways.js';
import { yugioh } from './yugioh.js';

/** A game that can be compared. */
export interface Comparable {
  readonly game: string;
  readonly shows: readonly Note[];
  /** @param seed of the first board */
  compare(seed: number, boards: number): Promise<Compared>;
}

function comparable<Board>(reference: Reference<Board>): Comparable {
  const { game, shows, tells } = reference;
  return {
    game,
    shows,
    compare: async (seed, boards) => compare(reference, await Shelf.of(game, tells), seed, boards),
  };
}

export const REFERENCES: readonly Comparable[] = [
  comparable(duelMasters),
  comparable(magic),
  comparable(riftbound),
  comparable(yugioh),
];
