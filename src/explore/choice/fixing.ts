/** Answers that are fixed beforehand: what a scenario says that players choose. */

import type { Decision } from '../../position/decision.js';
import type { Game } from '../../rulebook/game.js';
import type { Choice, Fixed } from '../paths.js';

/** Answers that are fixed beforehand: `choices` of a board and `targets` of its actions, for `explore` and `ask`. */
export interface Fixing {
  /**
   * What answers a decision of a game, after the choices that were made since it began; null where that is left to the
   * player.
   */
  script(game: Game, decision: Decision, made: readonly Choice[]): Fixed | null;
  /** What of it is left to be used after these choices, in any words; empty where nothing is. */
  left(made: readonly Choice[]): string;
}

/**
 * The same for a game in which choices have been made already, for `explore` counts from where it begins.
 *
 * @example
 * const { position: opened, fixing: told } = setUpBoard(magic, {
 *   ...board,
 *   choices: [{ by: 'Apple', choose: 'accept' }],
 * });
 * const goingOn = open(magic.rulebook, opened);
 * advance(goingOn);
 * explore(goingOn, { fixing: told && fixedAfter(told, []) }).outcomes.length; // => 1
 */
export function fixedAfter(fixing: Fixing, made: readonly Choice[]): Fixing {
  return {
    script: (game, decision, choices) => fixing.script(game, decision, [...made, ...choices]),
    left: (choices) => fixing.left([...made, ...choices]),
  };
}
