/** Divides groups of equal objects where only some of them are meant. */

import type { Plan } from '../../evaluate/plan/plan.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { Application } from './application.js';
import { divide } from './divided.js';

/** What was planned for some of a group, now that those have been set apart. */
export function takeShares(game: Game, application: Application): Application {
  if (application.shares.size === 0) return application;
  const { happening, speaking } = divide(game, application.shares);
  const { after } = application;
  return {
    ...application,
    results: application.results.map((result) => ({ ...result, events: result.events.map(happening) })),
    after: after && { ...after, env: speaking(after.env) },
  };
}

/** The same for the plan of an instruction, with the words as they stood `before` it. */
export function takePlanned(game: Game, plan: Plan, before: Env): Plan {
  if (plan.shares.size === 0) return plan;
  const { happening, speaking } = divide(game, plan.shares);
  return { ...plan, events: plan.events.map(happening), env: speaking(plan.env, before) };
}
