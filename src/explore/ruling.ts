/** The ruling: every distinct outcome, with how many ways lead to it and one of the shortest, and which choices matter. */

import { type Amount, fromBig } from '../ground/amount.js';
import { flat } from '../ground/list.js';
import { theirs } from '../kernel/guarded.js';
import type { Play } from '../kernel/play/play.js';
import type { Choice } from './choice/choice.js';
import type { Branch, Cut, Graph, Shortcut, Target } from './graph/graph.js';
import type { Extent } from './graph/meter.js';
import { Ways } from './graph/way.js';
import { outline } from './name/outline.js';
import { noOutcome } from './round/endless.js';
import { roundsIn } from './round/going.js';
import { eachOnce } from './round/round.js';
import { type Exploring, Walk } from './walk.js';

/** One distinct result. */
export interface Outcome {
  /** What tells it from other outcomes of the same start: the same end has the same key, in any exploration. */
  readonly key: string;
  /** How many paths of choices lead here. */
  readonly ways: Amount;
  /** The shortest of them. */
  readonly witness: readonly Choice[];
}

/** A decision that somebody is asked for, once for all positions that are the same. */
export interface Met {
  readonly decision: Choice['decision'];
  /** The choice before it, in the order in which decisions were first met, and what was chosen; null at the start. */
  readonly after: { readonly met: number; readonly choice: Choice } | null;
  /** Its answers do not all leave the same outcomes open; null where the exploration was cut, so that it is not known. */
  readonly matters: boolean | null;
}

/** What exploring has found. */
export interface Ruling {
  readonly outcomes: readonly Outcome[];
  /** Every decision that was met. */
  readonly decisions: readonly Met[];
  /** All paths of choices. */
  readonly ways: Amount;
  /** Answers that lead back to a position that was gone through before: to go round again changes nothing. */
  readonly rounds: number;
  /**
   * Rounds that players can go as often as they like, each adding as much: whoever goes round says how often (a shortcut).
   * Outcomes and ways are those without going round; after more rounds they are the same but for what is added.
   */
  readonly shortcuts: readonly Shortcut[];
  /** The limit at which the exploration was cut, or that it was stopped: then what was found is not all there is. */
  readonly cut: Cut | null;
}

/**
 * The choices that lead to a decision of a ruling, from the start.
 *
 * @param met the place of the decision in `decisions`
 * @example
 * const ruling = explore(open(magic.rulebook, start));
 * ruling.decisions.map(({ matters }, met) => [matters, pathTo(ruling, met).length]); // => [[true, 0]]
 */
export function pathTo({ decisions }: Ruling, met: number): Choice[] {
  const choices: Choice[] = [];
  for (let at = decisions[met]?.after; at; at = decisions[at.met]?.after) choices.push(at.choice);
  return choices.reverse();
}

/** What is seen at the end of a path, while the game stands there. */
export type Visit = (key: string) => void;

/**
 * Explores everything that players can choose from where a game stands. Positions that are the same are followed once;
 * `visit` sees every end that is reached. Afterwards the game stands where it stood, also where something is thrown, by
 * `visit` as well. Where a limit is reached, the ruling is what was found by then, with the limit in `cut`.
 *
 * @throws {Withheld} `ruling/endless` where it never comes to an end, `position/invalid` where a restored position cannot
 * be played on
 * @throws {RangeError} `limit/unknown` where a limit is none, as `NaN`, or the clock tells no time
 * @example
 * explore(play).outcomes.map(({ ways }) => ways); // => [1, 1]
 * explore(play, { limits: { outcomes: 1 } }).cut; // => 'outcomes'
 */
export function explore(play: Play, how: Exploring = {}, visit: Visit = () => {}): Ruling {
  const exploration = new Exploration(play, how, visit);
  exploration.advance();
  return exploration.ruling();
}

/**
 * What `explore` does, in as many pieces as are wanted: for a thread that has other things to do in between. Until it
 * is done, or stopped, the game belongs to it.
 *
 * @example
 * const exploration = new Exploration(play);
 * exploration.advance(() => true); // => false
 * exploration.stop();
 * exploration.ruling().cut; // => 'stopped'
 */
export class Exploration {
  private readonly play: Play;
  private readonly how: Exploring;
  private readonly walk: Walk;
  private readonly ends = new Map<string, readonly Choice[]>();
  private through: Ways | null = null;

  constructor(play: Play, how: Exploring = {}, visit: Visit = () => {}) {
    this.play = play;
    this.how = how;
    this.walk = new Walk(play, (choices, key) => this.end(choices, theirs(visit), key), how);
  }

  /**
   * Goes on until it is done, or `pause` is true: it is asked before each answer but the first, so that every call gets on.
   * Where anything is thrown the exploration is stopped, and the game stands again where it stood.
   * @returns whether it is done
   * @throws {Withheld} as `explore` does
   */
  advance(pause: () => boolean = () => false): boolean {
    return this.walk.advance(pause);
  }

  /** How much is known by now. */
  get found(): Extent {
    return this.walk.found;
  }

  /** Goes on no more: the game stands again where it stood. */
  stop(): void {
    this.walk.stop();
  }

  /** Ways through the graph, choice by choice. The exploration must be done, or stopped. @internal */
  ways(): Ways {
    this.through ??= new Ways(this.play, this.graph(), this.how.fixing ?? null);
    return this.through;
  }

  /** The positions, and where each answer leads, as far as they are known by now. @internal */
  graph(): Graph {
    return this.walk.graph();
  }

  /**
   * The ruling as far as it is known: before the exploration is done it is cut, as `stopped`.
   * @throws {Withheld} `ruling/endless` where it never comes to an end
   */
  ruling(): Ruling {
    const graph = this.graph();
    const { ends: ways } = waysTo(graph);
    const shortest = graph.cut ? null : this.ways();
    const outcomes = flat([...this.ends], ([key, witness]): Outcome[] => {
      const count = ways.get(key);
      // Where the exploration was cut at this very end, nothing leads to it.
      if (count === undefined) return [];
      return [{ key, ways: fromBig(count), witness: shortest?.shorter(key, witness.length) ?? witness }];
    });
    if (outcomes.length === 0 && (!graph.cut || graph.cut === 'endless')) noOutcome(this.play, graph);
    const total = [...ways.values()].reduce((sum, count) => sum + count, 0n);
    const branches = flat(graph.junctions, (junction) => junction.branches);
    return {
      outcomes,
      decisions: decisionsOf(graph),
      ways: fromBig(total),
      rounds: branches.filter(({ to }) => 'back' in to && !to.added).length,
      shortcuts: shortcutsIn(graph, branches),
      cut: graph.cut,
    };
  }

  private end(choices: readonly Choice[], visit: Visit, key = outline(this.play)): string {
    // Before the first end of a walk that was begun anew.
    if (this.walk.found.outcomes === 0) this.ends.clear();
    const known = this.ends.get(key);
    if (!known || choices.length < known.length) this.ends.set(key, [...choices]);
    visit(key);
    return key;
  }
}

/** The rounds that add something, each once. */
function shortcutsIn(graph: Graph, branches: readonly Branch[]): readonly Shortcut[] {
  if (!branches.some(({ to }) => 'back' in to && to.added)) return [];
  const found = roundsIn(graph);
  return found.length < 2 ? found : eachOnce(found);
}

/** How many paths lead to each end, and to each junction by its place. @internal */
export function waysTo({ junctions, order, start }: Graph): {
  readonly ends: ReadonlyMap<string, bigint>;
  readonly here: readonly bigint[];
} {
  const ends = new Map<string, bigint>();
  const here = junctions.map(() => 0n);
  const arrive = (to: Target, ways: bigint): void => {
    if ('end' in to) ends.set(to.end, (ends.get(to.end) ?? 0n) + ways);
    else if ('junction' in to) here[to.junction] = (here[to.junction] ?? 0n) + ways;
  };
  if (start) arrive(start, 1n);
  for (const place of order.toReversed()) {
    for (const { to, ways } of junctions[place]?.branches ?? []) arrive(to, ways * (here[place] ?? 0n));
  }
  return { ends, here };
}

/** Which decisions there are, and which of them matter: those whose answers do not all leave the same outcomes open. */
export function decisionsOf({ junctions, order, cut }: Graph): Met[] {
  const open = junctions.map(() => 0n);
  const matters = junctions.map(() => false);
  const bits = new Map<string, bigint>();
  const bitOf = (end: string): bigint => {
    const bit = bits.get(end) ?? 1n << BigInt(bits.size);
    bits.set(end, bit);
    return bit;
  };
  const opens = ({ to }: Branch): bigint => {
    if ('end' in to) return bitOf(to.end);
    return 'junction' in to ? (open[to.junction] ?? 0n) : 0n;
  };
  for (const place of order) {
    const each = (junctions[place]?.branches ?? []).filter(({ to }) => !('back' in to)).map(opens);
    const all = each.reduce((some, one) => some | one, 0n);
    open[place] = all;
    matters[place] = each.some((one) => one !== all);
  }
  return junctions.map(({ decision, met }, place) => ({
    decision,
    after: met && { met: met.junction, choice: met.choice },
    matters: cut === null ? (matters[place] ?? false) : null,
  }));
}
