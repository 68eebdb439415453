/** Answers that are fixed beforehand: what a scenario says that players choose. */

import type { Choice, Script } from './paths.js';

/** Answers that are fixed beforehand. */
export interface Fixing {
  readonly script: Script;
  /** What of it is left to be used on a path; empty where nothing is. */
  left(choices: readonly Choice[]): string;
}

/** The same for what is chosen after these. */
export function fixedAfter(fixing: Fixing, made: readonly Choice[]): Fixing {
  return {
    script: (decision, choices) => fixing.script(decision, [...made, ...choices]),
    left: (choices) => fixing.left([...made, ...choices]),
  };
}
