/** Taking back what was answered: every change to a position is written down with what it overwrote. */

import { noSuch } from '../ground/problem.js';
import type { Play } from './play/play.js';

/** A moment of a game, to come back to. Worth something in that game alone, and until a moment before it is come back to. */
export type Mark = number;

/**
 * This moment of a game.
 * @example
 * const play = open(magic.rulebook, start);
 * advance(play);
 * const before = mark(play);
 * answer(play, { option: 0 });
 * undo(play, before);
 * countAnswers(play.table.position.decision as Decision); // => 2
 */
export function mark({ table }: Play): Mark {
  return table.journal.mark();
}

/**
 * Takes back everything that has happened in a game since a moment of it, whatever the position was like: the decision
 * that was in hand then is in hand again. It costs what was changed since, and can't be taken back in its turn.
 *
 * @throws {RangeError} `mark/unknown` where the game has not come to that moment
 * @example
 * const play = open(magic.rulebook, start);
 * const begin = mark(play);
 * advance(play);
 * undo(play, begin);
 * play.table.position.decision; // => null
 * undo(play, begin + 1); // throws mark/unknown
 */
export function undo({ table }: Play, moment: Mark): void {
  if (!Number.isInteger(moment) || moment < 0 || moment > table.journal.mark())
    noSuch('mark/unknown', 'the game has not come to this moment');
  table.journal.undo(moment);
}
