/** Ways through the graph of a ruling: the branch that is taken at each junction. */

import { flat } from '../ground/list.js';
import type { Play } from '../kernel/play/play.js';
import type { Fixing } from './fixing.js';
import type { Branch, Graph } from './graph.js';
import type { Choice } from './paths.js';
import { replayed } from './replayed.js';

/** Which branch is taken at each junction, from the start. */
export type Way = readonly number[];

/** A branch, and the junction at which it is taken. */
export interface Taken {
  readonly from: number;
  readonly branch: Branch;
}

export class Ways {
  private readonly play: Play;
  private readonly graph: Graph;
  private readonly fixing: Fixing | null;
  /** By junction, the branch by which it is reached soonest. */
  private readonly soonest = new Map<number, Taken | null>();
  private readonly last = new Map<string, Taken & { readonly length: number }>();

  /** @param play the game, where the ruling begins */
  constructor(play: Play, graph: Graph, fixing: Fixing | null) {
    this.play = play;
    this.fixing = fixing;
    this.graph = graph;
    const { start, junctions } = graph;
    if (!start || !('junction' in start)) return;
    this.soonest.set(start.junction, null);
    let row = [start.junction];
    for (let length = 1; row.length > 0; length++) {
      const next: number[] = [];
      for (const from of row) {
        for (const branch of junctions[from]?.branches ?? []) {
          const { to } = branch;
          if ('end' in to && !this.last.has(to.end)) this.last.set(to.end, { from, branch, length });
          if (!('junction' in to) || this.soonest.has(to.junction)) continue;
          this.soonest.set(to.junction, { from, branch });
          next.push(to.junction);
        }
      }
      row = next;
    }
  }

  /** The choices on a way to an end that takes fewer than so many; null where there is none. */
  shorter(end: string, than: number): Choice[] | null {
    const last = this.last.get(end);
    return !last || last.length >= than
      ? null
      : replayed(this.play, this.graph, this.fixing, this.soonestTo(last));
  }

  /** The choices on a way; null where there is no such way. */
  choices(way: Way): Choice[] | null {
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
    return replayed(this.play, this.graph, this.fixing, taken);
  }

  /** The way on which an outcome was found that has this witness. */
  of(end: string, witness: readonly Choice[]): Way {
    const first = flat(this.graph.junctions, ({ branches }, from) =>
      flat(branches, (branch) => (witness.includes(branch.choice) ? [{ from, branch }] : [])),
    );
    const found = witness.map((choice) => first.find(({ branch }) => branch.choice === choice));
    const last = this.last.get(end);
    const taken = found.every((one) => one !== undefined) ? found : last ? this.soonestTo(last) : [];
    return taken.map(({ from, branch }) => this.graph.junctions[from]?.branches.indexOf(branch) ?? 0);
  }

  private soonestTo(last: Taken): Taken[] {
    const taken = [last];
    for (let at = this.soonest.get(last.from); at; at = this.soonest.get(at.from)) taken.unshift(at);
    return taken;
  }
}
