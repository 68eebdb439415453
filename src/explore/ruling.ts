/** The ruling: every distinct outcome of every path, with how many ways lead to it and one of them. */

import { outline } from './outline.js';
import type { Choice, Listening, Path, Script } from './paths.js';
import { paths } from './paths.js';

/** One distinct result. */
export interface Outcome {
  /** What makes it this outcome; see `outline`. */
  readonly key: string;
  /** How many paths of choices lead here. */
  ways: number;
  /** The shortest of them. */
  witness: readonly Choice[];
}

/** A path, and the key of the outcome to which it leads. */
export interface Followed {
  readonly choices: readonly Choice[];
  readonly key: string;
}

/** More paths than are kept. */
const MOST_KEPT = 4096;

export interface Ruling {
  readonly outcomes: readonly Outcome[];
  /** Every path, to tell which choices matter; null where there are too many to keep, or where some were not followed. */
  readonly followed: readonly Followed[] | null;
  /** Paths followed. */
  readonly ways: number;
  /** The limit at which the exploration was cut, if it was: then what was found is not all there is. */
  readonly cut: 'positions' | 'outcomes' | null;
}

export interface ExploreLimits {
  /** Decisions met. */
  readonly positions: number;
  readonly outcomes: number;
}

export const EXPLORE_LIMITS: ExploreLimits = { positions: 100_000, outcomes: 10_000 };

/** Follows every path; `visit` sees the end of each, while the game still stands there. */
export function explore(
  play: Listening,
  script: Script = () => null,
  visit: (path: Path, outcome: Outcome) => void = () => {},
  limits: ExploreLimits = EXPLORE_LIMITS,
): Ruling {
  const outcomes = new Map<string, Outcome>();
  const followed: Followed[] = [];
  let ways = 0;
  let positions = 0;
  const counting: Script = (decision, choices) => {
    if (positions >= limits.positions) throw new Enough();
    positions += 1;
    return script(decision, choices);
  };
  try {
    for (const path of paths(play, counting)) take(path);
  } catch (enough) {
    if (enough instanceof Enough)
      return { outcomes: [...outcomes.values()], followed: null, ways, cut: enough.of };
    throw enough;
  }
  const all = ways <= MOST_KEPT ? followed : null;
  return { outcomes: [...outcomes.values()], followed: all, ways, cut: null };

  function take(path: Path): void {
    const key = outline(play.table.position, play.catalogue);
    const outcome = outcomes.get(key) ?? { key, ways: 0, witness: path.choices };
    if (!outcomes.has(key) && outcomes.size >= limits.outcomes) throw new Enough('outcomes');
    outcomes.set(key, outcome);
    outcome.ways += 1;
    ways += 1;
    if (path.choices.length < outcome.witness.length) outcome.witness = path.choices;
    if (followed.length < MOST_KEPT) followed.push({ choices: path.choices, key });
    visit(path, outcome);
  }
}

/** Thrown where a limit is reached, wherever that is on a path. The play is of no use afterwards. */
class Enough {
  readonly of: NonNullable<Ruling['cut']>;

  constructor(of: NonNullable<Ruling['cut']> = 'positions') {
    this.of = of;
  }
}
