/** Several kinds of things that one act brings about at the same time: "a Clue token and a Food token". */

import type { Act } from '../../ability/act.js';
import { flat } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { quantity } from '../condition/quantity.js';
import { WHOLE } from '../reference/selection.js';
import type { Plan } from './plan.js';

/** What each kind comes to, all in one plan. */
export function ofKinds(
  game: Game,
  { kinds = [], ...act }: Act,
  env: Env,
  planned: (act: Act) => Plan,
): Plan {
  const [first, ...others] = kinds;
  // To what it is done is chosen once, for all kinds.
  if (act.object && first) {
    const plan = planned({ ...act, ...first });
    const more = flat(others, (kind) => plan.events.map((event) => ofKind(game, plan.env, event, kind)));
    return { ...plan, events: [...plan.events, ...more] };
  }
  const plans = kinds.map((kind) => planned({ ...act, ...kind }));
  return {
    events: flat(plans, ({ events }) => events),
    env,
    complete: plans.every(({ complete }) => complete),
    shares: WHOLE,
  };
}

type Kind = NonNullable<Act['kinds']>[number];

function ofKind(game: Game, env: Env, event: GameEvent, { amount, counter }: Kind): GameEvent {
  return eventWith(event, {
    amount: amount === undefined ? null : quantity(game, env, amount),
    detail: counter === undefined ? event.detail : { ...event.detail, counter },
  });
}
