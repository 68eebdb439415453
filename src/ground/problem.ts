/**
 * Problems: a stable code, a place, what was expected and what to do. Code and place are the contract; the wording is not.
 */

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

/** Where a problem lies: a file, and from where to where, counted from 1. */
export interface Place {
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** The offending text, for a marked line. */
  readonly excerpt?: string;
}

/** Thrown where a ruling cannot be given: the input is invalid, or something that matters is not known or not understood. */
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

/** @throws {Withheld} always */
export function withhold(code: string, message: string, advice = AVOID): never {
  throw new Withheld([{ code, message, advice }]);
}
