/** What can be paid, and what pays. */

import type { Instruction } from '../../ability/instruction.js';
import { Answers } from '../../evaluate/plan/answers.js';
import { type Planning, planTogether } from '../../evaluate/plan/plan.js';
import { UNRESERVED } from '../../evaluate/reference/selection.js';
import type { ObjectId, RuleKey } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { isProhibited, whyImpossible } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { unpaidBy } from './payment.js';

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
  const reserved = { ...UNRESERVED, has: (id: ObjectId) => id === away };
  // Its own object may pay in several ways: it is tapped, and sacrificed.
  const isOwn = (id: ObjectId): boolean => id === env.source;
  const { complete } = planTogether(play, env, cost, { answers, reserved, isOwn, doable });
  play.policy.mustPay?.(play, env, cost, complete);
  return complete ? null : { rule };
}

/** Whatever can be done is done, as far as it can be. */
export function planning(play: Game, answers: Answers): Planning {
  return { answers, reserved: UNRESERVED, doable: () => true, possible: allowing(play) };
}

/** Whether no effect says that something can't happen, where only that is chosen; undefined where anything may be. */
export function allowing(play: Game): Planning['possible'] {
  return play.policy.choosesPossible ? (event) => !isProhibited(play, event) : undefined;
}

/** The same, where it is only asked whether it can be done, and nobody is asked for anything. */
export function probing(play: Game): Planning {
  return planning(play, new Answers([], play.policy.chooses, true));
}
