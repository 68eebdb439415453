/** Ways through the graph of a ruling: the branch that is taken at each junction. */

import { flat } from '../ground/list.js';
import type { Play } from '../kernel/play.js';
import { advance, answer } from '../kernel/step.js';
import { findAnswer, formOf, type NamedAnswer, nameAnswer } from './form.js';
import type { Branch, Fixing, Graph } from './graph.js';
import type { Choice } from './paths.js';
import { Atoms } from './term.js';

/** Which branch is taken at each junction, from the start. */
export type Way = readonly number[];

/** A branch, and the junction at which it is taken. */
interface Taken {
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
    return !last || last.length >= than ? null : this.played(this.soonestTo(last));
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
    return this.played(taken);
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

  /**
   * The choices on the way, as they are made there: on another way than the one that was followed things may have other
   * names.
   */
  private played(way: readonly Taken[]): Choice[] {
    const { play } = this;
    const { journal } = play.table;
    const atoms = new Atoms();
    const mark = journal.mark();
    const made: Choice[] = [];
    for (const { from, branch } of way) {
      const { choice } = branch;
      const first = this.firstWay(from);
      if (first.length === made.length && first.every((one, index) => one === made[index])) {
        made.push(choice);
        continue;
      }
      const ordered = Boolean(this.fixing?.left(first));
      this.follow(first);
      const told: NamedAnswer = nameAnswer(formOf(play, atoms, '', ordered), choice.answer);
      journal.undo(mark);
      this.follow(made);
      const given = findAnswer(formOf(play, atoms, '', ordered), told);
      const { decision } = play.table.position;
      journal.undo(mark);
      if (decision) made.push({ decision, answer: given, scripted: choice.scripted });
    }
    return made;
  }

  /** Plays choices from the start. */
  private follow(choices: readonly Choice[]): void {
    advance(this.play);
    for (const choice of choices) answer(this.play, choice.answer);
  }

  private firstWay(junction: number): Choice[] {
    const choices: Choice[] = [];
    for (let at = this.graph.junctions[junction]?.met; at; at = this.graph.junctions[at.junction]?.met)
      choices.push(at.choice);
    return choices.reverse();
  }
}
