/** Ways to an end beside the one on which it was found: to see whether the same comes about on all of them. */

import type { Branch, Graph } from '../graph.js';
import { back, type Taken } from './taken.js';

/** By junction, the branches that lead there; by end, those that lead to it. */
export interface Into {
  readonly junctions: ReadonlyMap<number, readonly Taken[]>;
  readonly ends: ReadonlyMap<string, readonly Taken[]>;
}

export function intoAll({ junctions }: Graph): Into {
  const into = { junctions: new Map<number, Taken[]>(), ends: new Map<string, Taken[]>() };
  for (const [from, { branches }] of junctions.entries()) {
    for (const branch of branches) {
      const { to } = branch;
      if ('junction' in to) listed(into.junctions, to.junction).push({ from, branch });
      else if ('end' in to) listed(into.ends, to.end).push({ from, branch });
    }
  }
  return into;
}

function listed<Key>(lists: Map<Key, Taken[]>, key: Key): Taken[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

/**
 * Ways to an end, each by a branch that none before it takes, up to so many.
 * @param junctions the branch by which each junction is reached soonest
 * @param known the way on which the end was found
 */
export function* otherWays(
  graph: Graph,
  into: Into,
  junctions: ReadonlyMap<number, Taken | null>,
  end: string,
  known: readonly Taken[],
  most: number,
): Generator<readonly Taken[]> {
  const onward = soonestOnward(into, end);
  const taken = new Set<Branch>(known.map(({ branch }) => branch));
  let left = most;
  for (const [from, last] of junctions) {
    for (const branch of graph.junctions[from]?.branches ?? []) {
      if (left === 0) return;
      const after = taken.has(branch) ? null : restOf(onward, branch, end);
      if (!after) continue;
      const way = [...back(junctions, last), { from, branch }, ...after];
      for (const one of way) taken.add(one.branch);
      left -= 1;
      yield way;
    }
  }
}

/** By junction, the branch by which an end is reached soonest from there. */
function soonestOnward(into: Into, end: string): ReadonlyMap<number, Branch> {
  const onward = new Map<number, Branch>();
  let row = into.ends.get(end) ?? [];
  while (row.length > 0) {
    const reached = row.filter(({ from, branch }) => {
      if (onward.has(from)) return false;
      onward.set(from, branch);
      return true;
    });
    row = reached.flatMap(({ from }) => into.junctions.get(from) ?? []);
  }
  return onward;
}

/** The branches behind a branch, to the end; null where it does not lead there. */
function restOf(onward: ReadonlyMap<number, Branch>, { to }: Branch, end: string): Taken[] | null {
  const rest: Taken[] = [];
  let at = to;
  while ('junction' in at) {
    const from = at.junction;
    const branch = onward.get(from);
    if (!branch) return null;
    rest.push({ from, branch });
    at = branch.to;
  }
  return 'end' in at && at.end === end ? rest : null;
}
