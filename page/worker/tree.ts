/** The decisions of a ruling as the page draws them: positions that are the same stand in the tree once. */

import { choosing } from '../../src/explain/choice/choosing.js';
import { Citing } from '../../src/explain/message/cite.js';
import type { Choosing, Message } from '../../src/explain/message/message.js';
import { Naming } from '../../src/explain/name/things.js';
import type { Branch, Graph, Junction, Target } from '../../src/explore/graph/graph.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Position } from '../../src/position/position.js';
import type { Ruleset } from '../../src/rulebooks/definition.js';
import type { BranchView, JunctionView, TargetView, TreeView } from '../protocol.js';
import type { Speech } from './said.js';

/** More decisions than can be looked through. */
const MOST_JUNCTIONS = 300;

/** Of a part of a ruling the beginning is shown: somebody waits for it. */
const MOST_OF_PART = 60;

/** The ruling whose tree it is. */
export interface Grown {
  readonly ruleset: Ruleset;
  readonly start: Position;
  readonly language: string;
  readonly graph: Graph;
  /** The outcomes by their keys, in the order in which they are told. */
  readonly outcomes: readonly string[];
  readonly speech: Speech;
}

export function treeView(grown: Grown): TreeView {
  const { graph } = grown;
  const shown = nearest(graph, graph.cut === null ? MOST_JUNCTIONS : MOST_OF_PART);
  const asked = tellAll(grown, shown);
  const places = new Map(shown.map((junction, index) => [junction, index]));
  const below = countsOf(graph, new Map(grown.outcomes.map((key, index) => [key, index])));
  const target = (to: Target | null): TargetView => {
    if (!to) return { to: 'cut' };
    if ('end' in to) {
      const outcome = grown.outcomes.indexOf(to.end);
      return outcome < 0 ? { to: 'cut' } : { to: 'outcome', outcome };
    }
    const junction = places.get('back' in to ? to.back : to.junction);
    if (junction === undefined) return { to: 'cut' };
    return 'back' in to
      ? { to: 'back', junction, adds: to.added !== undefined }
      : { to: 'junction', junction };
  };
  return {
    start: target(graph.start),
    junctions: shown.flatMap((place) => {
      const junction = graph.junctions[place];
      const told = asked.get(place);
      if (!junction || !told) return [];
      const branches = junction.branches.map((branch, index): BranchView => {
        const { ways, outcomes } = below.of(branch.to);
        return {
          label: told.labels[index] ?? '',
          ways: String(branch.ways),
          all: String(branch.ways * ways),
          to: target(branch.to),
          outcomes,
          given: branch.choice.scripted !== null,
        };
      });
      const sets = branches.map(({ outcomes }) => outcomes.join());
      const matters = graph.cut === null && new Set(sets).size > 1;
      return [{ ...told.view, matters, branches }];
    }),
    omitted: graph.junctions.length - shown.length,
  };
}

/** The junctions that are soonest come to, at most so many of them. */
function nearest({ start, junctions }: Graph, most: number): number[] {
  const found = new Set(start && 'junction' in start ? [start.junction] : []);
  for (const place of found) {
    for (const { to } of junctions[place]?.branches ?? []) {
      if (found.size >= most) return [...found];
      if ('junction' in to) found.add(to.junction);
    }
  }
  return [...found];
}

/** Where junctions lead: on how many ways, and to which outcomes. */
function countsOf({ junctions, order }: Graph, outcomes: ReadonlyMap<string, number>) {
  const ways = junctions.map(() => 0n);
  const reached = junctions.map((): ReadonlySet<number> => new Set());
  const of = (to: Target): { ways: bigint; set: ReadonlySet<number> } => {
    if ('end' in to) {
      const outcome = outcomes.get(to.end);
      return { ways: 1n, set: new Set(outcome === undefined ? [] : [outcome]) };
    }
    if ('back' in to) return { ways: 0n, set: new Set() };
    return { ways: ways[to.junction] ?? 0n, set: reached[to.junction] ?? new Set() };
  };
  for (const place of order) {
    const set = new Set<number>();
    for (const branch of junctions[place]?.branches ?? []) {
      const below = of(branch.to);
      ways[place] = (ways[place] ?? 0n) + branch.ways * below.ways;
      for (const outcome of below.set) set.add(outcome);
    }
    reached[place] = set;
  }
  return {
    of: (to: Target) => {
      const below = of(to);
      return { ways: below.ways, outcomes: [...below.set].sort((a, b) => a - b) };
    },
  };
}

interface Told {
  readonly view: Omit<JunctionView, 'matters' | 'branches'>;
  readonly labels: readonly string[];
}

/** What is asked at these junctions. The game goes to each from the one at which it was first met, and back. */
function tellAll(grown: Grown, shown: readonly number[]): ReadonlyMap<number, Told> {
  const { ruleset, start, graph } = grown;
  const next = nextOf(graph, shown);
  const play = open(ruleset.rulebook, start);
  const naming = new Naming(play, start, false, ruleset);
  advance(play);
  const { journal } = play.table;
  const told = new Map<number, Told>();
  const way = [...(next.get(null) ?? [])].map((place) => ({ place, mark: journal.mark() }));
  // A path can be too long for every step of it to be a call.
  for (let at = way.pop(); at; at = way.pop()) {
    const { place, mark } = at;
    journal.undo(mark);
    const junction = graph.junctions[place];
    if (!junction) continue;
    if (junction.met) answer(play, junction.met.choice.answer);
    told.set(place, tell(grown, play, naming, junction));
    for (const later of next.get(place) ?? []) way.push({ place: later, mark: journal.mark() });
  }
  return told;
}

/** The junctions that are come to on the way to these, by the one at which each was first met. */
function nextOf(
  { junctions }: Graph,
  shown: readonly number[],
): ReadonlyMap<number | null, readonly number[]> {
  const next = new Map<number | null, number[]>();
  const seen = new Set<number>();
  for (const wanted of shown) {
    for (let place: number | null = wanted; place !== null && !seen.has(place); ) {
      seen.add(place);
      const from: number | null = junctions[place]?.met?.junction ?? null;
      next.set(from, [...(next.get(from) ?? []), place]);
      place = from;
    }
  }
  return next;
}

/** What is asked at a junction, where the game now stands. */
function tell({ language, speech }: Grown, play: Play, naming: Naming, junction: Junction): Told {
  const decision = play.table.position.decision ?? junction.decision;
  const made = ({ choice: { answer: given, scripted } }: Branch) =>
    'endless' in given ? null : choosing(play, naming, decision, given, scripted !== null);
  const [first] = junction.branches;
  const asked: Choosing | null = first ? made(first) : null;
  const { cites } = new Citing(play, language).line({ say: 'nothing happens', changes: [] }, decision.rule);
  return {
    view: {
      by: decision.by === 'chance' ? null : naming.player(decision.by),
      asks: decision.asks,
      question: asked ? unstopped(speech.say(questionOf(asked))) : '',
      about: asked?.about?.source?.name ?? null,
      cites: cites.map(({ number, line }) => ({ number, line })),
    },
    labels: junction.branches.map((branch) => labelOf(made(branch), speech)),
  };
}

/** What somebody chooses, in the sentence that tells of it. */
function labelOf(choice: Choosing | null, speech: Speech): string {
  if (!choice) return unstopped(speech.say({ say: 'goes round' }));
  return unstopped(speech.say({ say: 'chooses', ...choice }));
}

function questionOf({ by, asks, offered, about, of, matter }: Choosing): Message {
  return { say: 'asks', by, asks, offered, about, of, matter };
}

function unstopped(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}
