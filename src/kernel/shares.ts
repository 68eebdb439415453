/** Divides groups of equal objects where only some of them are meant. */

import type { Plan } from '../evaluate/plan.js';
import type { ObjectId } from '../ground/id.js';
import { type Env, envWith, type Value } from '../position/env.js';
import { eventWith, type GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { Application } from './application.js';
import { handsOf } from './hands.js';

/** What was planned for some of a group, now that those have been set apart. */
export function takeShares(game: Game, application: Application): Application {
  if (application.shares.size === 0) return application;
  const parted = part(game, application.shares);
  const { after } = application;
  return {
    ...application,
    results: application.results.map((result) => ({ ...result, events: result.events.map(renamed(parted)) })),
    after: after && { ...after, env: renamedEnv(after.env, parted) },
  };
}

/** The same for the plan of an instruction. */
export function takePlanned(game: Game, plan: Plan): Plan {
  if (plan.shares.size === 0) return plan;
  const parted = part(game, plan.shares);
  return { ...plan, events: plan.events.map(renamed(parted)), env: renamedEnv(plan.env, parted) };
}

type Parted = ReadonlyMap<ObjectId, ObjectId>;

function part(game: Game, shares: Application['shares']): Parted {
  const hands = handsOf(game);
  return new Map([...shares].map(([id, share]) => [id, hands.split(id, share)]));
}

function renamed(parted: Parted): (event: GameEvent) => GameEvent {
  return (event) => {
    const object = event.object === null ? undefined : parted.get(event.object);
    return object === undefined ? event : eventWith(event, { object, share: null });
  };
}

function renamedEnv(env: Env, parted: Parted): Env {
  const rename = (value: Value | null): Value | null =>
    value && 'objects' in value
      ? { ...value, objects: value.objects.map((id) => parted.get(id) ?? id) }
      : value;
  return envWith(env, { refs: env.refs.map(rename) });
}
