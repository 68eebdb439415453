/** To how many of the cards that are destroyed together one application applies (R3). */

import type { Replacement } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import type { Instruction } from '../../../ability/instruction.js';
import { refersTo } from '../../../ability/referents.js';
import { quantity } from '../../../evaluate/condition/quantity.js';
import { compare } from '../../../ground/amount.js';
import type { EffectKey } from '../../../ground/id.js';
import { once } from '../../../ground/once.js';
import { withhold } from '../../../ground/problem.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView, Refusal } from '../../../rulebook/policy.js';
import { cite } from '../rule.js';
import { mustBeApart } from './counting.js';

/** The sets of events to which an effect may be applied: "1 of those" to one of them, any other to all. */
export function scoped({ ability }: Candidate, covered: number[]): number[][] {
  return ability.scope?.to === 'one' ? covered.map((node) => [node]) : [covered];
}

/**
 * "If 1 monster would be destroyed", "the first monster that would be destroyed": of "a monster(s)" one application covers all
 * (Q&A 20409), of one no answer says.
 * @throws {Withheld} where more would be than the text speaks of
 */
export function mustBeAsMany(ability: Replacement, nodes: number[]): number[] {
  if (nodes.length > 1 && ability.scope === undefined && isOfOne(ability))
    withhold(
      'rule/not-modelled',
      'Whether what replaces that "1" card is destroyed applies to one of several, to all of them or to none is not worked out.',
    );
  return nodes;
}

function isOfOne({ watch: { object }, limit, indicative }: Replacement): boolean {
  if (object?.what !== 'some') return false;
  const { quantity, described } = object;
  if (quantity.how === 'exactly') return true;
  const isFirst = limit?.limit === 'first' && indicative === true;
  return isFirst && !('noun' in described.head && described.head.noun?.orMore);
}

/**
 * Whether what is done instead is done to the very card ("banish it instead"), or by whom that says ("its controller"): then
 * it is done to each of several.
 */
export function isOfItsCard({ ability: { watch, outcome, optional } }: Candidate): boolean {
  const { object } = watch;
  const spoken = object && 'as' in object ? object.as : undefined;
  return (
    spoken !== undefined && outcome.outcome === 'stand in' && refersTo([outcome.do, optional ?? null], spoken)
  );
}

export function outOfScope(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  return (
    severalOfThose(view, node, candidate) ?? tooMany(view, candidate) ?? notForEach(view, node, candidate)
  );
}

/** "1 of those" has been saved. */
function severalOfThose({ nodes }: GroupView, { id }: Node, { ability, effect }: Candidate): Refusal | null {
  if (ability.scope?.to !== 'one') return null;
  const saved = nodes.some(
    (one) => one.id !== id && one.uses.some((use) => use.effect === effect && use.part === 'outcome'),
  );
  return saved ? { code: 'applied-before', rule: cite('one-of-those') } : null;
}

/**
 * "Exactly 1": as many as say so, together; "and no other cards": with nothing else.
 * @throws {Withheld} where it rests on whether what is saved in the same moment counts: no answer says
 */
function tooMany(view: GroupView, { ability, effect, env }: Candidate): Refusal | null {
  const { exactly, alone } = ability.watch;
  if (exactly === undefined) return null;
  const together = view.nodes.filter(
    (node) =>
      view.considered(node).some((one) => one.effect === effect) ||
      (alone && node.within === null && node.origin.kind === 'destroy'),
  );
  if (compare(together.length, quantity(view.game, env, exactly)) !== 0)
    return { code: 'condition', rule: cite('exactly-so-many') };
  if (view.nodes.some((node) => isSaved(node, effect) && !together.includes(node)))
    withhold(
      'rule/not-modelled',
      'Whether a card that is saved in the same moment counts for "exactly so many would be destroyed" is not worked out.',
    );
  return null;
}

/** Whether a card would have been destroyed, and something else than this has taken the place of that. */
function isSaved({ origin, within, uses }: Node, effect: EffectKey): boolean {
  const replaced = uses.some((use) => use.part === 'outcome' && use.effect !== effect);
  return within === null && origin.kind === 'destroy' && replaced;
}

/** "For each", "that many": for all of them, or not at all. */
function notForEach(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  if (!isForEach(candidate)) return null;
  const together = view.nodes
    .filter(
      (one) =>
        IN_HAND.includes(one.state) && view.considered(one).some(({ effect }) => effect === candidate.effect),
    )
    .map(({ id }) => id);
  if (together.length < 2 || view.feasible(node, candidate, together)) return null;
  mustBeApart(view, node, candidate);
  return { code: 'impossible', rule: cite('for-each') };
}

/** Neither held back nor over. */
const IN_HAND: readonly Node['state'][] = ['live', 'open'];

function isForEach({ ability: { scope, outcome } }: Candidate): boolean {
  return scope?.to === 'each' || (outcome.outcome === 'stand in' && speaksOfAmount(outcome.do));
}

/** Whether what a text has done instead speaks of how much would happen. */
const speaksOfAmount = once((steps: readonly Instruction[]): boolean =>
  isAnywhere(steps, ({ event }) => event === 'amount'),
);
