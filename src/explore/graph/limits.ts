/** How much is explored at most. */

import { noLimit } from './no-limit.js';

/** How much is explored at most; what is left out there is as in `EXPLORE_LIMITS`. */
export interface ExploreLimits {
  /** Positions in which somebody must decide. */
  readonly positions: number;
  readonly outcomes: number;
  /** Time in milliseconds, where a clock is given. */
  readonly time: number;
  /** What is kept of positions, in bytes, as far as that can be told. */
  readonly memory: number;
}

/** What can be limited. */
export type Limit = keyof ExploreLimits;

/** How much is explored where nothing else is said. */
export const EXPLORE_LIMITS: ExploreLimits = {
  positions: 100_000,
  outcomes: 10_000,
  time: 60_000,
  memory: 512 * 1024 * 1024,
};

/** @throws {RangeError} `limit/unknown` where there is no such limit, or nothing can be compared with it: `NaN`, a text */
export function limitsOf(given: Partial<ExploreLimits> = {}, others = EXPLORE_LIMITS): ExploreLimits {
  const limits: { [limit in Limit]: number } = { ...others };
  for (const [limit, most] of Object.entries(given ?? noLimit('null'))) {
    if (most === undefined) continue;
    if (!Object.hasOwn(limits, limit)) noLimit(limit);
    if (typeof most !== 'number' || !(most >= 0)) noLimit(limit, most);
    limits[limit as Limit] = most;
  }
  return limits;
}
