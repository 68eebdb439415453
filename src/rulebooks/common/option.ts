/** What a player may do in the place of an event: an option that cannot be carried out is none. */

import type { Instruction } from '../../ability/instruction.js';
import { isOpenEnded, steps } from '../../evaluate/plan/plan.js';
import { flat } from '../../ground/list.js';
import type { Node } from '../../position/frame.js';
import type { Candidate, GroupView } from '../../rulebook/policy.js';

/**
 * Whether what may stand in for an event cannot be carried out: what is taken by choice or by number is not all there, or
 * nothing of what it says can be done. What becomes of something that is named ("heal it, exhaust it, and recall it") is
 * done as far as it can be.
 */
export function isOutOfReach(view: GroupView, node: Node, candidate: Candidate): boolean {
  const { ability } = candidate;
  const { outcome } = ability;
  if (outcome.outcome !== 'stand in' || outcome.do.length === 0) return false;
  const able: Instruction[] = [];
  for (const one of flat(outcome.do, steps)) {
    const sofar = { ...candidate, ability: { ...ability, outcome: { ...outcome, do: [...able, one] } } };
    if (view.feasible(node, sofar, [node.id]) || isOfHoweverMany(one)) able.push(one);
    else if (takes(one)) return true;
  }
  return able.length === 0;
}

/** All of something, or any number of it: there may be none. */
function isOfHoweverMany(one: Instruction): boolean {
  if (one.do !== 'act' || one.act.object?.what !== 'some') return false;
  const { quantity } = one.act.object;
  return quantity.how === 'every' || isOpenEnded(quantity);
}

/** Something is chosen for it, or so much is paid. */
function takes(one: Instruction): boolean {
  if (one.do !== 'act') return false;
  const { object, amount } = one.act;
  return object ? object.what === 'some' : amount !== undefined;
}
