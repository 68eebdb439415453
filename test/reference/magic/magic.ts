/**
 * Magic: replacement and prevention effects by the Comprehensive Rules, 614 to 616, in the plainest form that says what
 * they say. Written from the rules; nothing of the engine is used.
 */

import type { Place, Reference, WrittenBoard } from '../game.js';
import type { Random } from '../random.js';
import { NOTES, type Table } from '../ways.js';
import { amounts } from './amounts/boards.js';
import { cards } from './cards.js';
import { entering } from './entering.js';
import { leaving } from './leaving.js';
import type { Kind } from './permanents.js';
import { tokens } from './tokens.js';

/** A board, whatever its kind. */
interface Board {
  readonly write: () => WrittenBoard;
  readonly play: (table: Table) => readonly Place[];
  readonly smaller: () => Iterable<Board>;
}

function of<One>(kind: Kind<One>, one: One): Board {
  return {
    write: () => kind.write(one),
    play: (table) => kind.play(one, table),
    *smaller() {
      for (const less of kind.smaller(one)) yield of(kind, less);
    },
  };
}

const making =
  <One>(kind: Kind<One>) =>
  (random: Random): Board =>
    of(kind, kind.board(random));

/** Each kind, and of a hundred boards how many are of it. */
const KINDS: readonly (readonly [share: number, make: (random: Random) => Board])[] = [
  [36, making(leaving)],
  [34, making(amounts)],
  [17, making(entering)],
  [6, making(tokens)],
  [7, making(cards)],
];

function board(random: Random): Board {
  let drawn = random.below(100);
  for (const [share, make] of KINDS) {
    if (drawn < share) return make(random);
    drawn -= share;
  }
  throw new Error('the shares of the kinds are less than all');
}

export const magic: Reference<Board> = {
  game: 'magic',
  shows: NOTES,
  tells: 'everything',
  board,
  write: (one) => one.write(),
  play: (one, table) => one.play(table),
  smaller: (one) => one.smaller(),
};
