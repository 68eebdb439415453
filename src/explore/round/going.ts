/** Who goes round: of those who choose something on the way, whoever could choose so that the round is not gone. */

import { flat } from '../../ground/list.js';
import type { Decision } from '../../position/decision.js';
import type { Graph, Shortcut, Target } from '../graph/graph.js';

type Asked = Decision['by'];

/**
 * The rounds that add something. It takes everyone who can stop to go round again: who only chooses which way it goes, or
 * whether something comes of it besides, has no say in that (Magic: CR 732.2a-b). None where nobody can by themselves.
 */
export function roundsIn(graph: Graph): readonly Shortcut[] {
  const gone = new Map<Asked, ReadonlySet<number>>();
  const against = (by: Asked): ReadonlySet<number> => {
    const found = gone.get(by) ?? goneRound(graph, by);
    gone.set(by, found);
    return found;
  };
  return flat(graph.junctions, ({ branches }, place) =>
    flat(branches, ({ to }): Shortcut[] => {
      if (!('back' in to) || !to.added) return [];
      const asked = askedOn(graph, to.back, place);
      // Of what has not been followed it is not known where it leads.
      const by = graph.cut ? asked : asked.filter((one) => !against(one).has(to.back));
      return [{ decision: to.back, adds: to.added, by: [...by].sort() }];
    }),
  );
}

/** Who is asked anything on the way from a junction to another, as that was first met. */
function askedOn({ junctions }: Graph, from: number, last: number): readonly Asked[] {
  const asked = new Set<Asked>();
  for (let at: number | null = last; at !== null; ) {
    const one: Graph['junctions'][number] | undefined = junctions[at];
    if (one) asked.add(one.decision.by);
    at = at === from ? null : (one?.met?.junction ?? null);
  }
  return [...asked];
}

/** From which junctions the others can go round again and again, whatever somebody chooses. */
function goneRound(graph: Graph, against: Asked): ReadonlySet<number> {
  const all = new Set(graph.order);
  for (;;) {
    const some = oneMore(graph, against, all);
    if (some.size === all.size) return all;
    for (const place of all) if (!some.has(place)) all.delete(place);
  }
}

/** From which junctions they can go a round that leads to one of these. */
function oneMore({ junctions, order }: Graph, against: Asked, to: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  const leads = (target: Target): boolean => {
    if ('end' in target) return false;
    if ('junction' in target) return found.has(target.junction);
    return target.added ? to.has(target.back) : found.has(target.back);
  };
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const place of order) {
      const { decision, branches = [] } = junctions[place] ?? {};
      const leading = branches.filter((branch) => leads(branch.to));
      const isSure = leading.length === branches.length || decision?.by !== against;
      if (leading.length > 0 && isSure) found.add(place);
    }
  }
  return found;
}
