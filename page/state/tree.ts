/** Ways through the tree of decisions, and the lines of its outline. */

import type { BranchView, JunctionView, TargetView, TreeView } from '../protocol.js';

/** A choice on a way: the decision, and the branch that was taken. */
export interface Taken {
  readonly junction: JunctionView;
  readonly branch: BranchView;
}

/** The choices along a path, and where it leads. What does not exist in the tree ends it. */
export function follow(tree: TreeView, path: readonly number[]): { taken: readonly Taken[]; at: TargetView } {
  const taken: Taken[] = [];
  let at = tree.start;
  for (const place of path) {
    const junction = at.to === 'junction' ? tree.junctions[at.junction] : undefined;
    const branch = junction?.branches[place];
    if (!junction || !branch) break;
    taken.push({ junction, branch });
    at = branch.to;
  }
  return { taken, at };
}

export function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((place, index) => place === b[index]);
}

/** A line of the outline: one branch, or several that all end in the same outcome. */
export interface Row {
  /** The path of the first branch of those that it stands for. */
  readonly path: readonly number[];
  readonly level: number;
  readonly junction: JunctionView;
  /** The first branch of a decision: its question stands before it. */
  readonly first: boolean;
  readonly branches: readonly BranchView[];
  /** What can be unfolded beneath it. */
  readonly leads: boolean;
  readonly open: boolean;
}

/** The name under which it is kept whether a line is unfolded. */
export function pathKey(path: readonly number[]): string {
  return path.join('.');
}

/** No page shows more lines at once. */
const MOST_ROWS = 400;

/** The lines that are seen, from the top. */
export function rowsOf(tree: TreeView, isOpen: (key: string, level: number) => boolean): readonly Row[] {
  const rows: Row[] = [];
  const list = (at: TargetView, path: readonly number[], level: number): void => {
    const junction = at.to === 'junction' ? tree.junctions[at.junction] : undefined;
    if (!junction || rows.length >= MOST_ROWS) return;
    const groups = merged(junction.branches);
    for (const [index, places] of groups.entries()) {
      const [place = 0] = places;
      const branches = places.flatMap((one) => junction.branches[one] ?? []);
      const [branch] = branches;
      if (!branch) continue;
      const here = [...path, place];
      const leads = branches.length === 1 && branch.to.to === 'junction';
      const open = leads && isOpen(pathKey(here), level);
      rows.push({ path: here, level, junction, first: index === 0, branches, leads, open });
      if (open) list(branch.to, here, level + 1);
    }
  };
  list(tree.start, [], 1);
  return rows;
}

/** Branches that end in one and the same outcome together, the others each for itself. */
function merged(branches: readonly BranchView[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const byOutcome = new Map<number, number[]>();
  for (const [place, { outcomes, to }] of branches.entries()) {
    const [only] = outcomes;
    const one = outcomes.length === 1 && to.to === 'outcome' ? only : undefined;
    const group = one === undefined ? undefined : byOutcome.get(one);
    if (group) {
      group.push(place);
      continue;
    }
    const made = [place];
    groups.push(made);
    if (one !== undefined) byOutcome.set(one, made);
  }
  return groups;
}

/** How many decisions and ends the whole tree has, counted up to a limit. */
export function sizeOf(tree: TreeView, most: number): number {
  let size = 0;
  const count = (at: TargetView): void => {
    size += 1;
    if (size > most || at.to !== 'junction') return;
    for (const { to } of tree.junctions[at.junction]?.branches ?? []) {
      if (size > most) return;
      count(to);
    }
  };
  count(tree.start);
  return size;
}
