/** The graph of a ruling: every position in which somebody must decide, and where each answer leads. */

import type { Standing } from '../../kernel/round/stage.js';
import type { Decision } from '../../position/decision.js';
import type { Choice } from '../choice/choice.js';
import type { Limit } from './limits.js';

/**
 * Why an exploration is not whole: a limit was reached, nobody went on with it, or it has no end, since players can go round
 * for ever and leave more to be done each time.
 */
export type Cut = Limit | 'stopped' | 'endless';

/** A decision, and where its answers lead. */
export interface Junction {
  readonly decision: Decision;
  /** How it was first met: which branch of which junction leads here. Null for the first of all. */
  readonly met: Reached | null;
  readonly branches: Branch[];
}

export interface Reached {
  readonly junction: number;
  readonly choice: Choice;
}

export interface Branch {
  readonly choice: Choice;
  /** How many answers this one stands for: those that differ from it only in interchangeable objects. */
  readonly ways: bigint;
  readonly to: Target;
}

/**
 * A junction, an end, or a position that was gone through before on the same path: the same, or the same but for what has
 * been `added`, as much as every other round would add; where kinds of rounds are known, of how many of each it is made up.
 */
export type Target =
  | { readonly junction: number }
  | { readonly end: string }
  | {
      readonly back: number;
      readonly added?: readonly Added[];
      readonly gone?: readonly bigint[];
    };

export interface Graph {
  readonly junctions: readonly Junction[];
  /** The places of the junctions, each after all to which it leads. */
  readonly order: readonly number[];
  readonly start: Target | null;
  readonly cut: Cut | null;
}

/** What each round adds: to which value of a player, to which counters on an object or to how many tokens, and how much. */
export type Added = Standing;

/** A round that can be gone any number of times. */
export interface Shortcut {
  /** The place in `decisions` of the one that comes round again. */
  readonly decision: number;
  /** What each round adds: to which value of a player, to which counters on an object or to how many tokens, and how much. */
  readonly adds: readonly Added[];
  /** Who can stop it: it takes all of them to go round again. None where nobody can by themselves. */
  readonly by: readonly Decision['by'][];
}
