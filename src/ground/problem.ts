/**
 * Problems: a stable code, a place, what was expected and what to do. Code and place are the contract; the wording is not.
 */

/** Something that is wrong, or not known or understood: its code and place are stable, its wording is not. */
export interface Problem {
  /** Stable: `scenario/unknown-key`, `card/unknown` ... */
  readonly code: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
  readonly place?: Place;
  /** Of a ruling that is withheld: the path in the scenario to what it is about, `['actions', 0]`. */
  readonly about?: readonly PropertyKey[];
  /** Where in a card's text, counted from the text's first character. */
  readonly within?: Place;
}

/** Where a problem lies: a file, a line of it and a character of that line, both counted from 1. */
export interface Place {
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** The line that stands there, whole. */
  readonly excerpt?: string;
  /** In data that was given as such (`sourceOf`): the keys and numbers that lead there, `['players', 0, 'name']`. */
  readonly path?: readonly PropertyKey[];
}

/**
 * Thrown where a ruling cannot be given: the input is invalid, or something that matters is not known or not understood.
 *
 * @example
 * setUpBoard(magic, { ...board, players: [{ name: 'Apple', battlefield: ['Test Cab'] }] }); // throws card/unknown-card
 */
export class Withheld extends Error {
  override readonly name = 'Withheld';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.problems = problems;
  }
}

/**
 * Does something that a part of the scenario asks for.
 * @throws {Withheld} with the path of that part
 */
export function about<Result>(path: readonly PropertyKey[], what: () => Result): Result {
  try {
    return what();
  } catch (withheld) {
    if (!(withheld instanceof Withheld)) throw withheld;
    throw new Withheld(withheld.problems.map((problem) => ({ about: path, ...problem })));
  }
}

/** Where nothing closer can be said of what to do. */
const AVOID = 'Write the board, the actions or the answers so that it does not come to this.';

/**
 * Withholds the ruling: something that matters is not known, not understood, or cannot be.
 *
 * @param code stable, with its area: `position/unknown-card`
 * @param advice what to do about it
 * @throws {Withheld} always
 * @example
 * withhold('game/no-wind', 'Nobody has said how the wind blows.', 'Write `wind`.'); // throws game/no-wind
 */
export function withhold(code: string, message: string, advice = AVOID): never {
  throw new Withheld([{ code, message, advice }]);
}

/**
 * Refuses what a caller asks for and there is not: an answer, a game, a language.
 * @throws {RangeError} always, with a stable `code`
 */
export function noSuch(code: string, message: string): never {
  throw Object.assign(new RangeError(message), { code });
}
