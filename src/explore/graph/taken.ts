/** Branches that are taken one after the other. */

import type { Branch } from '../graph.js';

/** A branch, and the junction at which it is taken. */
export interface Taken {
  readonly from: number;
  readonly branch: Branch;
}

/**
 * The branches up to and with the last, from the start.
 * @param junctions the branch by which each junction is reached
 */
export function back(junctions: ReadonlyMap<number, Taken | null>, last: Taken | null | undefined): Taken[] {
  const way: Taken[] = [];
  for (let at = last; at; at = junctions.get(at.from)) way.unshift(at);
  return way;
}
