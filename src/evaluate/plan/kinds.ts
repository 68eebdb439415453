/** Several kinds of things that one act brings about at the same time: "a Clue token and a Food token". */

import type { Act } from '../../ability/act.js';
import { flat } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import { WHOLE } from '../reference/selection.js';
import type { Plan } from './plan.js';

/** What each kind comes to, all in one plan. */
export function ofKinds({ kinds = [], ...act }: Act, env: Env, planned: (act: Act) => Plan): Plan {
  const plans = kinds.map((kind) => planned({ ...act, ...kind }));
  return {
    events: flat(plans, ({ events }) => events),
    env,
    complete: plans.every(({ complete }) => complete),
    shares: WHOLE,
  };
}
