/** Mandatory replacements that contend for the same cards: all of them apply where there is something for each (R1). */

import type { EffectKey, ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView, Step } from '../../../rulebook/policy.js';
import { cite, type Rule } from '../rule.js';
import { contended } from './contended.js';

/** A mandatory replacement that applies to an event. */
export interface Due {
  readonly node: Node;
  readonly candidate: Candidate;
}

/** One application of an effect, to all the events that it covers. */
interface Application extends Due {
  readonly nodes: number[];
}

/** What could pay for one application of an effect. */
interface Want extends Application {
  readonly objects: readonly ObjectId[];
  /** How many of them it takes. */
  readonly takes: number;
}

/**
 * Which of the replacements that could be paid with the same cards has its card first, so that something is left for each
 * whatever is chosen; where there is not enough, their controller says which of them has it.
 * @throws {Withheld} where there is not enough for those of different players, or one takes several: no answer says who has it
 */
export function rivals(view: GroupView, due: readonly Due[]): Step | Due | null {
  const found = contended(wanted(view, due));
  if (!found) return null;
  const { vying, first } = found;
  if (vying.some(({ takes }) => takes > 1))
    withhold(
      'rule/not-modelled',
      'Which mandatory replacement has the cards that another would need, where one of them takes several, is not worked out.',
    );
  if (first) return first;
  const [{ candidate }] = vying;
  const by = candidate.controller;
  if (vying.some((one) => one.candidate.controller !== by))
    withhold(
      'rule/not-modelled',
      'Which of two mandatory replacements of different players has the card that both would need is not worked out.',
    );
  return askWhich(by, vying, 'one-price');
}

/** Of mandatory replacements that cannot all be paid for, the player says which applies first. */
export function askWhich(by: PlayerId, among: readonly Application[], rule: Rule): Step {
  return {
    do: 'ask',
    by,
    options: among.map(({ candidate: { effect }, nodes }) => ({ effect, nodes })),
    decline: false,
    accepting: true,
    rule: cite(rule),
  };
}

/** By effect, what it could be paid with. */
function wanted(view: GroupView, due: readonly Due[]): readonly Want[] {
  return applicationsOf(due).map((one) => ({ ...one, ...view.reach(one.node, one.candidate, one.nodes) }));
}

/** By effect, all that it covers: one application for all of it. */
export function applicationsOf(due: readonly Due[]): readonly Application[] {
  const applications = new Map<EffectKey, Application>();
  for (const one of due) {
    const known = applications.get(one.candidate.effect);
    if (known) known.nodes.push(one.node.id);
    else applications.set(one.candidate.effect, { ...one, nodes: [one.node.id] });
  }
  return [...applications.values()];
}
