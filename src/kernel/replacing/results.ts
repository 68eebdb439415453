/** What takes the place of events: of a part of them, or nothing. */

import { WHOLE } from '../../evaluate/reference/selection.js';
import { flat, grown } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Assignment, Node } from '../../position/frame.js';
import type { Candidate, Fit, GroupView } from '../../rulebook/policy.js';
import { type Application, asTo } from '../event/application.js';

type Result = Assignment['results'][number];

/** Nothing happens instead, whatever is reserved or chosen. */
export function forNothing(view: GroupView, nodes: readonly Node[], candidate: Candidate): Application {
  let results: Result[] = [];
  for (const node of nodes) results = grown(results, replacedIn(node, asTo(view, node, candidate)));
  for (const node of nodes)
    for (const fit of asTo(view, node, candidate).others) results.push(replacedIn(node, fit));
  return { results, cost: 0, after: null, shares: WHOLE, complete: true, payable: true };
}

function replacedIn({ id }: Node, { member }: Fit): Result {
  return { node: id, member, events: [] };
}

/** The events of a node that stay as they are, and those that take the place of the others. */
export function replacedInPart({ id, events }: Node, assigned: readonly Assignment[]): readonly GameEvent[] {
  const results = flat(assigned, (one) => one.results.filter(({ node }) => node === id));
  const kept = events.filter((_, member) => !results.some((one) => one.member === member));
  return [...kept, ...flat(results, (one) => one.events)];
}
