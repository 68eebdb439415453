/** What is missing to pay a cost that is more than nothing. */

import type { Instruction } from '../../ability/instruction.js';
import { fallsShort } from '../../evaluate/event/short.js';
import { Answers } from '../../evaluate/plan/answers.js';
import { planTogether } from '../../evaluate/plan/plan.js';
import { UNRESERVED } from '../../evaluate/reference/selection.js';
import type { ObjectId, RuleKey } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import { whyImpossible } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { unpaidBy } from './payment.js';

/** That something is, with the rule where one says that more than what is missing is why; null where nothing is. */
export function missingOf(
  play: Play,
  env: Env,
  cost: readonly Instruction[],
  away: ObjectId | null,
): { readonly rule: RuleKey | null } | null {
  const answers = new Answers([], play.policy.chooses, true);
  let rule: RuleKey | null = null;
  const doable = (event: GameEvent): boolean => {
    if (whyImpossible(play, event) || fallsShort(play, event)) return false;
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
