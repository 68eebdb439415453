/** How much is read of what strangers write; apart from what reads it, so that whoever starts from records has no YAML to carry. */

/** The most that is read of what somebody wrote. */
export interface Limits {
  /** Characters of one scenario. */
  readonly scenario: number;
  /** Characters of a whole file, and of a card file. */
  readonly file: number;
  /** Records and lists inside one another. */
  readonly depth: number;
  /** Values of one scenario, aliases written out. */
  readonly parts: number;
  readonly players: number;
  /** Objects written out; a number of unknown cards is none. */
  readonly objects: number;
  /** Characters of a card's text. */
  readonly text: number;
}

/** What is read where nothing else is said. */
export const LIMITS: Limits = {
  scenario: 64 * 1024,
  file: 1024 * 1024,
  depth: 32,
  parts: 20_000,
  players: 16,
  objects: 500,
  text: 4000,
};

/** Keys by which an object's prototype could be reached. */
export const FORBIDDEN = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
