/** Divides groups of equal objects where only some of them are meant. */

import type { Plan } from '../../evaluate/plan/plan.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { Application } from './application.js';
import { dividedApplication, dividedPlan } from './divided.js';

/** What was planned for some of a group, now that those have been set apart. */
export function takeShares(game: Game, application: Application): Application {
  return application.shares.size === 0 ? application : dividedApplication(game, application);
}

/** The same for the plan of an instruction, with the words as they stood `before` it. */
export function takePlanned(game: Game, plan: Plan, before: Env): Plan {
  return plan.shares.size === 0 ? plan : dividedPlan(game, plan, before);
}
