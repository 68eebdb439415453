/** What a player's effects that replace simultaneous events have of one another: which is assigned first can matter (609.9). */

import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Node } from '../../position/frame.js';
import type { Applying, Candidate, GroupView } from '../../rulebook/policy.js';

/** A player's effects that could replace an event. */
export interface Offers {
  readonly node: Node;
  readonly candidates: readonly Candidate[];
  /** None of them must be applied. */
  readonly free: boolean;
}

/** Whether some effect chooses among what others could take as well, or applies but so often. */
export function areVying(view: GroupView, offers: readonly Offers[]): boolean {
  for (const { node, candidates } of offers)
    for (const one of candidates) if (one.ability.limit !== undefined || view.vies(node, one)) return true;
  return false;
}

/**
 * Whether what one effect must do takes a card from another: a creature that is destroyed in the stead of a second is
 * not returned to the hand as well (609.9b). Where a player need apply nothing, to decline leaves every card to the
 * others, so that it makes no difference which is assigned first.
 */
export function contested(view: GroupView, offers: readonly Offers[]): boolean {
  if (offers.length < 2 || offers.every(({ free }) => free)) return false;
  let graspedBy: Map<ObjectId, Node> | null = null;
  for (const { node, candidates } of offers) {
    for (const candidate of candidates) {
      for (const id of view.grasps(node, candidate)) {
        graspedBy ??= new Map();
        if ((graspedBy.get(id) ?? node) !== node) return true;
        graspedBy.set(id, node);
      }
    }
  }
  if (!graspedBy) return false;
  for (const { node } of offers)
    for (const { object } of node.events)
      if (object !== null && (graspedBy.get(object) ?? node) !== node) return true;
  return false;
}

/**
 * Of what is contested, the effects that must apply and have no part in that: the only one for its event, which no other
 * effect deals with, and which deals with nothing that another does. That they are assigned first changes nothing.
 */
export function apart(view: GroupView, offers: readonly Offers[]): readonly Applying[] {
  const dealt = offers.map(({ node, candidates }) => {
    const grasped = flat(candidates, (one) => view.grasps(node, one));
    return { grasped, all: [...grasped, ...flat(node.events, ({ object }) => object ?? [])] };
  });
  return flat(offers, ({ node, candidates: [only, ...others], free }, at) => {
    if (!only || others.length > 0 || free || isOfAnother(only)) return [];
    const isShared = dealt.some(({ grasped, all }, other) => {
      if (other === at) return false;
      return (
        grasped.some((id) => dealt[at]?.all.includes(id)) || all.some((id) => dealt[at]?.grasped.includes(id))
      );
    });
    return isShared ? [] : [{ effect: only.effect, nodes: [node.id] }];
  });
}

/** Whether another player says if it is applied, once it is its turn: "your opponent may". */
export function isOfAnother({ ability: { optional } }: Candidate): boolean {
  return optional !== undefined && optional.who !== 'you';
}
