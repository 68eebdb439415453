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

/** A place of a tree, by the path that leads there. */
export interface Place {
  readonly path: readonly number[];
  readonly at: TargetView;
}

/** A place, or the next one from there at which there is anything to choose. */
export function ahead(tree: TreeView, { path, at }: Place): Place {
  const forced: number[] = [];
  let here = at;
  // No path goes through a junction twice.
  while (here.to === 'junction' && forced.length <= tree.junctions.length) {
    const branches: readonly BranchView[] = tree.junctions[here.junction]?.branches ?? [];
    const [only] = branches;
    if (!only || branches.length > 1) break;
    forced.push(0);
    here = only.to;
  }
  return { path: [...path, ...forced], at: here };
}

/** A line of the outline: one branch, or several that all end in the same outcome. */
export interface Row {
  /** The path by the first branch of those that it stands for, on to where there is something to choose again. */
  readonly path: readonly number[];
  readonly at: TargetView;
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
  const list = ({ at, path }: Place, level: number): void => {
    const junction = at.to === 'junction' ? tree.junctions[at.junction] : undefined;
    if (!junction || rows.length >= MOST_ROWS) return;
    const places = junction.branches.map(({ to }, index) => ahead(tree, { path: [...path, index], at: to }));
    for (const [index, group] of merged(places).entries()) {
      const branches = group.flatMap((one) => junction.branches[one] ?? []);
      const place = places[group[0] ?? 0];
      if (!place) continue;
      const leads = place.at.to === 'junction';
      const open = leads && isOpen(pathKey(place.path), level);
      rows.push({ ...place, level, junction, first: index === 0, branches, leads, open });
      if (open) list(place, level + 1);
    }
  };
  list(ahead(tree, { path: [], at: tree.start }), 1);
  return rows;
}

/** Branches that end in one and the same outcome together, the others each for itself. */
function merged(places: readonly Place[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const byOutcome = new Map<number, number[]>();
  for (const [index, { at }] of places.entries()) {
    const group = at.to === 'outcome' ? byOutcome.get(at.outcome) : undefined;
    if (group) {
      group.push(index);
      continue;
    }
    const made = [index];
    groups.push(made);
    if (at.to === 'outcome') byOutcome.set(at.outcome, made);
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
