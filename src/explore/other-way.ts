/** Ways to an end beside the one on which it was found: to see whether the same comes about on all of them. */

import type { Branch, Graph } from './graph.js';
import type { Taken, Way } from './way.js';

/**
 * Ways to an end, each by a branch that none before it takes, up to so many.
 * @param junctions the branch by which each junction is reached soonest
 * @param known the way on which the end was found
 */
export function* otherWays(
  graph: Graph,
  junctions: ReadonlyMap<number, Taken | null>,
  end: string,
  known: Way,
  most: number,
): Generator<readonly Taken[]> {
  const onward = soonestOnward(graph, end);
  const taken = new Set<Branch>(branchesOn(graph, known));
  let left = most;
  for (const from of junctions.keys()) {
    for (const branch of graph.junctions[from]?.branches ?? []) {
      if (left === 0) return;
      const after = taken.has(branch) ? null : restOf(onward, branch, end);
      if (!after) continue;
      const way = [...before(junctions, from), { from, branch }, ...after];
      for (const one of way) taken.add(one.branch);
      left -= 1;
      yield way;
    }
  }
}

/** By junction, the branch by which an end is reached soonest from there. */
function soonestOnward({ junctions }: Graph, end: string): ReadonlyMap<number, Branch> {
  const onward = new Map<number, Branch>();
  const into = new Map<number, Taken[]>();
  let row: Taken[] = [];
  for (const [from, { branches }] of junctions.entries()) {
    for (const branch of branches) {
      const { to } = branch;
      if ('junction' in to) into.set(to.junction, [...(into.get(to.junction) ?? []), { from, branch }]);
      else if ('end' in to && to.end === end) row.push({ from, branch });
    }
  }
  while (row.length > 0) {
    const reached = row.filter(({ from, branch }) => {
      if (onward.has(from)) return false;
      onward.set(from, branch);
      return true;
    });
    row = reached.flatMap(({ from }) => into.get(from) ?? []);
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

/** The branches by which a junction is reached soonest. */
function before(junctions: ReadonlyMap<number, Taken | null>, junction: number): Taken[] {
  const way: Taken[] = [];
  for (let at = junctions.get(junction); at; at = junctions.get(at.from)) way.unshift(at);
  return way;
}

function branchesOn({ start, junctions }: Graph, way: Way): Branch[] {
  const branches: Branch[] = [];
  let at = start;
  for (const place of way) {
    const branch = at && 'junction' in at ? junctions[at.junction]?.branches[place] : undefined;
    if (!branch) break;
    branches.push(branch);
    at = branch.to;
  }
  return branches;
}
