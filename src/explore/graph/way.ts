/** Ways through the graph of a ruling: the branch that is taken at each junction. */

import { flat } from '../../ground/list.js';
import type { Play } from '../../kernel/play/play.js';
import type { Fixing } from '../choice/fixing.js';
import type { Graph } from '../graph.js';
import type { Choice } from '../paths.js';
import { type Into, intoAll, otherWays } from './other-way.js';
import { replayed } from './replayed.js';
import { back, type Taken } from './taken.js';

/** Which branch is taken at each junction, from the start. */
export type Way = readonly number[];

/** How everything is reached soonest. */
interface Soonest {
  /** By junction, the branch by which it is reached. */
  readonly junctions: ReadonlyMap<number, Taken | null>;
  readonly ends: ReadonlyMap<string, Taken & { readonly length: number }>;
}

export class Ways {
  private readonly play: Play;
  private readonly graph: Graph;
  private readonly fixing: Fixing | null;
  private readonly soonest: Soonest;
  private into: Into | null = null;

  /** @param play the game, where the ruling begins */
  constructor(play: Play, graph: Graph, fixing: Fixing | null) {
    this.play = play;
    this.fixing = fixing;
    this.graph = graph;
    this.soonest = soonestIn(graph);
  }

  /** The choices on a way to an end that takes fewer than so many; null where there is none. */
  shorter(end: string, than: number): readonly Choice[] | null {
    const last = this.soonest.ends.get(end);
    return !last || last.length >= than ? null : this.made(wayTo(this.soonest, end));
  }

  /**
   * The choices on other ways to an end than the one on which it was found, each with a branch that none before it takes:
   * all of those, up to so many ways.
   */
  *others(end: string, witness: readonly Choice[], most: number): Generator<readonly Choice[]> {
    const { graph, soonest } = this;
    this.into ??= intoAll(graph);
    for (const way of otherWays(graph, this.into, soonest.junctions, end, this.found(end, witness), most)) {
      const made = this.made(way);
      if (made) yield made;
    }
  }

  /** The choices on a way; null where there is no such way, or it is not found what is chosen on it. */
  choices(way: Way): readonly Choice[] | null {
    const taken: Taken[] = [];
    let at = this.graph.start;
    for (const place of way) {
      if (!at || !('junction' in at)) return null;
      const from = at.junction;
      const branch = this.graph.junctions[from]?.branches[place];
      if (!branch) return null;
      taken.push({ from, branch });
      at = branch.to;
    }
    return this.made(taken);
  }

  /** The way on which an outcome was found that has this witness. */
  of(end: string, witness: readonly Choice[]): Way {
    const way = this.found(end, witness);
    return way.map(({ from, branch }) => this.graph.junctions[from]?.branches.indexOf(branch) ?? 0);
  }

  private found(end: string, witness: readonly Choice[]): readonly Taken[] {
    const first = flat(this.graph.junctions, ({ branches }, from) =>
      flat(branches, (branch) => (witness.includes(branch.choice) ? [{ from, branch }] : [])),
    );
    const found = witness.map((choice) => first.find(({ branch }) => branch.choice === choice));
    return found.every((one) => one !== undefined) ? found : wayTo(this.soonest, end);
  }

  private made(way: readonly Taken[]): readonly Choice[] | null {
    return replayed(this.play, this.graph, this.fixing, way);
  }
}

/** How every junction and end is reached soonest; of branches that are as soon, by the first as they are ordered. */
function soonestIn({ start, junctions }: Graph): Soonest {
  const reached = new Map<number, Taken | null>();
  const ends = new Map<string, Taken & { readonly length: number }>();
  if (!start || !('junction' in start)) return { junctions: reached, ends };
  reached.set(start.junction, null);
  let row = [start.junction];
  for (let length = 1; row.length > 0; length++) {
    const next: number[] = [];
    for (const from of row) {
      for (const branch of junctions[from]?.branches ?? []) {
        const { to } = branch;
        if ('end' in to && !ends.has(to.end)) ends.set(to.end, { from, branch, length });
        if (!('junction' in to) || reached.has(to.junction)) continue;
        reached.set(to.junction, { from, branch });
        next.push(to.junction);
      }
    }
    row = next;
  }
  return { junctions: reached, ends };
}

/** The branches that lead to an end soonest, from the start; none where nothing leads there. */
function wayTo({ junctions, ends }: Soonest, end: string): Taken[] {
  return back(junctions, ends.get(end));
}
