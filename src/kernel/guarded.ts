/** What is thrown in a game: whose fault it is, and that the game then stands where it stood. */

import { Withheld } from '../ground/problem.js';
import { unplayable } from './mistaken.js';
import type { Play } from './play/play.js';

/** What functions of a caller have thrown: no fault of a position, wherever that comes from. */
const THEIRS = new WeakSet<object>();

/** A function of the caller, as it is called in the middle of a game. */
export function theirs<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  return (...given) => {
    try {
      return act(...given);
    } catch (thrown) {
      if (thrown instanceof Error) THEIRS.add(thrown);
      throw thrown;
    }
  };
}

/**
 * Does something in a game. Where anything is thrown the game stands where it stood; in one whose position comes from
 * somewhere else, what goes wrong is a fault of the position.
 * @throws {Withheld} `position/invalid` where it cannot be done
 */
export function guarded<Result>(play: Pick<Play, 'foreign' | 'table'>, act: () => Result): Result {
  const { journal } = play.table;
  const before = journal.mark();
  try {
    return act();
  } catch (thrown) {
    journal.undo(before);
    // What was asked for in vain has a code (`noSuch`).
    if (!play.foreign || !(thrown instanceof Error) || thrown instanceof Withheld) throw thrown;
    if ('code' in thrown || THEIRS.has(thrown)) throw thrown;
    return unplayable();
  }
}
