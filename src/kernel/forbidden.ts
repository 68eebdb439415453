/** What an effect says can't be done: a player does not begin it. */

import { planTogether } from '../evaluate/plan/plan.js';
import type { Action } from '../position/action.js';
import type { Steps } from '../rulebook/rulebook.js';
import { prohibiting } from './event/raise.js';
import { probing } from './paying/cost.js';
import type { Refused } from './play/observer.js';
import type { Play } from './play/play.js';
import { prohibitedBy } from './watching/prohibition.js';

/** Whether an effect says of what an action first does with its object that it can't be done; null where none does. */
export function whyForbidden(
  play: Play,
  { object }: Action,
  { announce, do: does, env }: Steps,
): Refused | null {
  const [first] = announce?.length ? announce : does;
  if (object === null || first?.do !== 'act') return null;
  const { events } = planTogether(play, env, [first], probing(play));
  const event = events.find((one) => one.object === object);
  const by = event ? prohibiting(play, event) : null;
  return by && { why: 'forbidden', rule: prohibitedBy(play, by.ability), by };
}
