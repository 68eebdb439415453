/** The games that have a second interpretation. */

import type { Compared } from './compare.js';
import { compare } from './compare.js';
import { duelMasters } from './duel-masters.js';
import type { Reference, WrittenBoard } from './game.js';
import { Shelf } from './library.js';
import { magic } from './magic/magic.js';
import { random } from './random.js';
import { riftbound } from './riftbound.js';
import type { Note } from './ways.js';
import { yugioh } from './yugioh.js';

/** A game that can be compared. */
export interface Comparable {
  readonly game: string;
  readonly shows: readonly Note[];
  /** @param seed of the first board */
  compare(seed: number, boards: number): Promise<Compared>;
  /** A board of a seed, written down. */
  board(seed: number): WrittenBoard;
  /** @param calls what cards are called, each with a number */
  shelf(calls?: string): Promise<Shelf>;
}

function comparable<Board>(reference: Reference<Board>): Comparable {
  const { game, shows, tells } = reference;
  return {
    game,
    shows,
    compare: async (seed, boards) => compare(reference, await Shelf.of(game, tells), seed, boards),
    board: (seed) => reference.write(reference.board(random(seed))),
    shelf: (calls) => Shelf.of(game, tells, calls),
  };
}

export const REFERENCES: readonly Comparable[] = [
  comparable(duelMasters),
  comparable(magic),
  comparable(riftbound),
  comparable(yugioh),
];
