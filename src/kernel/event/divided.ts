/** Groups of equal objects of which some are set apart, and whatever was to happen to those. */

import { arrivalWith } from '../../evaluate/plan/modify.js';
import type { Plan } from '../../evaluate/plan/plan.js';
import type { ObjectId } from '../../ground/id.js';
import { type Env, envWith, type Value } from '../../position/env.js';
import { type Arrival, eventWith, type GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { handsOf } from '../play/hands.js';
import type { Application } from './application.js';

/**
 * What was to happen to the groups happens to the parts of them, and words that spoke of the groups speak of those; what
 * words spoke of `before` these were set apart is still all of it.
 */
interface Divided {
  happening(event: GameEvent): GameEvent;
  speaking(env: Env, before?: Env): Env;
}

/** An application whose groups are divided. */
export function dividedApplication(game: Game, application: Application): Application {
  const { happening, speaking } = divide(game, application.shares);
  const { after } = application;
  return {
    ...application,
    results: application.results.map((result) => ({ ...result, events: result.events.map(happening) })),
    after: after && { ...after, env: speaking(after.env) },
  };
}

/** The plan of an instruction, its groups divided, with the words as they stood `before` it. */
export function dividedPlan(game: Game, plan: Plan, before: Env): Plan {
  const { happening, speaking } = divide(game, plan.shares);
  return { ...plan, events: plan.events.map(happening), env: speaking(plan.env, before) };
}

/** Sets apart so many of each group. */
function divide(game: Game, shares: Application['shares']): Divided {
  const hands = handsOf(game);
  const parts = new Map([...shares].map(([id, share]) => [id, hands.split(id, share)]));
  const partOf = (id: ObjectId): ObjectId => parts.get(id) ?? id;
  const happening = (event: GameEvent): GameEvent => {
    const { detail } = event;
    const arrival = detail?.arrival && arriving(detail.arrival);
    const of = arrival ? eventWith(event, { detail: { ...detail, arrival } }) : event;
    const object = event.object === null ? undefined : parts.get(event.object);
    return object === undefined ? of : eventWith(of, { object, share: null });
  };
  /** What is done as an object arrives is done to the parts, and those are what it remembers. */
  const arriving = (arrival: Arrival): Arrival =>
    arrivalWith(arrival, {
      along: arrival.along.map(happening),
      links: Object.fromEntries(
        Object.entries(arrival.links).map(([relation, ids]) => [relation, ids.map(partOf)]),
      ),
    });
  const spoken = (value: Value | null): Value | null =>
    value && 'objects' in value ? { ...value, objects: value.objects.map(partOf) } : value;
  const stillAll = (value: Value | null): Value | null => {
    if (value === null || !('objects' in value)) return value;
    const each = value.objects.flatMap((id, at) => {
      const all = partOf(id) === id ? [id] : [partOf(id), id];
      return all.map((object) => ({ object, stint: value.stints[at] ?? 0 }));
    });
    return { ...value, objects: each.map(({ object }) => object), stints: each.map(({ stint }) => stint) };
  };
  const speaking = (env: Env, before?: Env): Env =>
    envWith(env, {
      refs: env.refs.map((value, at) => (value === before?.refs[at] ? stillAll(value) : spoken(value))),
    });
  return { happening, speaking };
}
