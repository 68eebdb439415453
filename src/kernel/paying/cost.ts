/** What can be paid, and what pays. */

import type { Instruction } from '../../ability/instruction.js';
import { Answers } from '../../evaluate/plan/answers.js';
import type { Planning } from '../../evaluate/plan/plan.js';
import { UNRESERVED } from '../../evaluate/reference/selection.js';
import type { ObjectId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { isProhibited } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { missingOf } from './missing.js';

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
): ReturnType<typeof missingOf> {
  return cost.length === 0 ? null : missingOf(play, env, cost, away);
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
