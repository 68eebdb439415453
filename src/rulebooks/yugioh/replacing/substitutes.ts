/** What no answer says of replacements: who else decides, what becomes of a substitute, and of what is being destroyed as well. */

import { players } from '../../../evaluate/reference/players.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';
import { bars, doesToItself, insists, isBeingDestroyed, isDestruction, mustDestroyItself } from './bar.js';
import { isAssigned } from './price.js';
import { isOfItsCard } from './scoped.js';

/** What was to be destroyed, and something else is done instead. */
export function savedIn(nodes: readonly Node[]): readonly ObjectId[] {
  return flat(nodes, ({ origin, events }) =>
    isDestruction(origin) && origin.object !== null && !events.some(({ object }) => object === origin.object)
      ? [origin.object]
      : [],
  );
}

/** @throws {Withheld} where another player than who controls an optional replacement would decide whether it is applied */
export function mustBeOwn(view: GroupView, live: readonly Node[]): void {
  for (const node of live)
    for (const { ability, env, controller } of view.candidates(node))
      if (ability.optional && players(view.game, env, ability.optional)[0] !== controller)
        withhold(
          'rule/unsettled',
          'Whether another player than the one who controls an effect decides what is done instead, no published answer says.',
        );
}

/** @throws {Withheld} where a card that is no Equip Card, and is destroyed as well, would have to be destroyed for another */
export function mustBeEquipped(view: GroupView, live: readonly Node[]): void {
  for (const node of live) {
    for (const one of view.considered(node)) {
      if (!mustDestroyItself(one) || insists(view.game, one) || !isBeingDestroyed(view, one)) continue;
      if (bars(view, node, one)?.code === 'no-substitute' && node.events[one.member]?.object !== one.source)
        withhold(
          'rule/unsettled',
          'Whether a card that is no Equip Card, and is being destroyed as well, must be destroyed in the place of another, no published answer says.',
        );
    }
  }
}

/**
 * @throws {Withheld} where what has applied in this destruction would apply to that of a substitute as well, and could, or
 *   where it could only if what has been saved may stand in: no answer says whether it does
 */
export function mustBeSettled(view: GroupView, live: readonly Node[]): void {
  const applied = new Set(view.nodes.flatMap(({ uses }) => uses.map(({ effect }) => effect)));
  if (applied.size === 0) return;
  const saved = savedIn(view.nodes);
  for (const node of live) {
    if (node.uses.length === 0) continue;
    for (const one of view.considered(node)) {
      if (!mustReplace(node, one) || isAssigned(view, one, node)) continue;
      if (applied.has(one.effect) && returns(view, node, one))
        withhold(
          'rule/unsettled',
          'Whether what must be done instead of one destruction is done again instead of that of a substitute, no published answer says.',
        );
      if (lacks(view, node, one, saved))
        withhold(
          'rule/unsettled',
          'Whether a card that would have been destroyed, and is saved, can stand in for a substitute, no published answer says.',
        );
    }
  }
}

/** Whether it is about destroyed cards as such, and up to nobody. */
function mustReplace({ events }: Node, candidate: Candidate): boolean {
  const event = events[candidate.member];
  const { optional } = candidate.ability;
  return optional === undefined && event !== undefined && isDestruction(event) && !isOfItsCard(candidate);
}

function returns(view: GroupView, node: Node, candidate: Candidate): boolean {
  // It stands in already.
  if (
    doesToItself(candidate).length > 0 &&
    view.nodes.some(({ events }) => isDestroyed(events, candidate.source))
  )
    return false;
  const refusal = bars(view, node, candidate);
  return refusal === null || (refusal.code === 'applied-before' && view.feasible(node, candidate));
}

/** Whether there may be nothing that could stand in but what has been saved. */
function lacks(view: GroupView, node: Node, candidate: Candidate, saved: readonly ObjectId[]): boolean {
  if (saved.length === 0 || bars(view, node, candidate)?.code !== 'no-substitute') return false;
  if (doesToItself(candidate).length > 0)
    return candidate.source !== null && saved.includes(candidate.source);
  return view.feasibleWith(node, candidate, saved);
}

function isDestroyed(events: readonly GameEvent[], source: ObjectId | null): boolean {
  return events.some((event) => isDestruction(event) && event.object === source);
}
