/** What can be paid, and what pays. */

import type { Instruction } from '../ability/instruction.js';
import { Answers } from '../evaluate/answers.js';
import { type Planning, planTogether } from '../evaluate/plan.js';
import type { ObjectId, RuleKey } from '../ground/id.js';
import { type Env, envWith } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import { isOff } from '../rulebook/game.js';
import type { Play } from './play.js';
import { whyImpossible } from './raise.js';

/** Nobody may do something at a cost that cannot be paid. */
export function isPayable(play: Play, env: Env, cost: readonly Instruction[]): boolean {
  return whyUnpayable(play, env, cost) === null;
}

/**
 * Why a cost cannot be paid in full, with the rule where one says that more than what is missing is why; null where it can
 * be. `away`: what will be elsewhere by then, and so is nothing to pay with.
 */
export function whyUnpayable(
  play: Play,
  env: Env,
  cost: readonly Instruction[],
  away: ObjectId | null = null,
): { readonly rule: RuleKey | null } | null {
  if (cost.length === 0) return null;
  const answers = new Answers([], play.policy.chooses, true);
  let rule: RuleKey | null = null;
  const doable = (event: GameEvent): boolean => {
    if (whyImpossible(play, event)) return false;
    const unpaid = unpaidBy(play, event);
    rule ??= unpaid;
    return unpaid === null;
  };
  const reserved = { ...NONE, has: (id: ObjectId) => id === away };
  // Its own object may pay in several ways: it is tapped, and sacrificed.
  const own = { has: (id: ObjectId) => id === env.source };
  const { complete } = planTogether(play, env, cost, { answers, reserved, own, doable });
  return complete ? null : { rule };
}

/**
 * The rule by which what "if you do" or "if you don't" is said behind is a cost, where it cannot be done in full and so is
 * not begun; null where it is. What effects forbid of it is tried all the same, as long as anything can be done.
 */
export function whyNotBegun(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
  next: readonly Instruction[],
): RuleKey | null {
  const { inFull = null } = play.policy;
  if (inFull === null || isOff(play, inFull) || !asksWhetherDone(next)) return null;
  const answers = new Answers([], play.policy.chooses, true);
  const lacking = (event: GameEvent): boolean => whyImpossible(play, event)?.by === null;
  const how = { ...planning(answers), doable: (event: GameEvent) => !lacking(event) };
  const { complete, events, told } = planTogether(play, envWith(env, { manner: 'cost' }), steps, how);
  const begun = !told || (complete && events.some((event) => whyImpossible(play, event) === null));
  return begun ? null : inFull;
}

/** Whether the next words are "if you do" or "if you don't": that it was done, or that it was paid for. */
export function asksWhetherDone([next]: readonly Instruction[]): boolean {
  if (next?.do !== 'if') return false;
  const { given } = next;
  return (given.if === 'not' ? given.of : given).if === 'did';
}

/** Whether it is said what happens where it is not done: "if you don't", behind "if you do" or alone. */
export function saysOtherwise([first, second]: readonly Instruction[]): boolean {
  const isNot = (one: Instruction | undefined): boolean =>
    one?.do === 'if' && one.given.if === 'not' && one.given.of.if === 'did';
  return isNot(first) || (asksWhetherDone(first ? [first] : []) && isNot(second));
}

/** As a cost is paid, only what pays it may be chosen. */
export function paying(play: Play, answers: Answers): Planning {
  const pays = (event: GameEvent): boolean => !whyImpossible(play, event) && unpaidBy(play, event) === null;
  return { ...planning(answers), doable: pays };
}

/** The rule by which an event pays no cost, unless it is switched off. */
export function unpaidBy(play: Play, event: GameEvent): RuleKey | null {
  const rule = play.policy.unpaid(play, event);
  return rule !== null && isOff(play, rule) ? null : rule;
}

/** Whatever can be done is done, as far as it can be. */
export function planning(answers: Answers): Planning {
  return { answers, reserved: NONE, doable: () => true };
}

const NONE = { has: () => false, bars: () => false };
