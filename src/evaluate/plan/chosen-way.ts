/** How what an act does is done, where its player chooses that: which way of several, how what it moves arrives. */

import type { Act } from '../../ability/act.js';
import type { ObjectId } from '../../ground/id.js';
import type { Each } from '../../position/decision.js';
import type { Env } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { actorOf } from '../env.js';
import { changeArrival } from './modify.js';
import type { Planning } from './plan.js';

/** @param objects those to which the act is done, one after the other: it is asked of each */
export function asChosen(
  game: Game,
  env: Env,
  act: Act,
  event: GameEvent,
  objects: readonly (ObjectId | null)[],
  how: Planning,
): GameEvent {
  const each = () => eachOf(objects, event.object);
  return how.answers.ofEach(each, () => {
    const final = inOneWay(game, env, event, how);
    return act.arriving ? changeArrival(game, env, act.arriving, final, how).event : final;
  });
}

/** An event that can be done in several ways, in the one that its player chooses. */
function inOneWay(game: Game, env: Env, event: GameEvent, how: Planning): GameEvent {
  const rule = game.catalogue.events[event.kind];
  if (!rule?.ways) return event;
  const [only, ...others] = rule.ways(game, event);
  if (only === undefined) return event;
  const words = [only, ...others];
  const by = rule.chance ? 'chance' : (event.player ?? actorOf(env));
  const way = others.length === 0 ? only : how.answers.word(by, words, false, env, rule.chosenBy);
  return eventWith(event, { detail: { ...event.detail, way } });
}

/** Of which of these it is asked, one after the other; null where it is none of them. */
export function eachOf(among: readonly (ObjectId | null)[], object: ObjectId | null): Each | null {
  const objects = among.filter((one) => one !== null);
  const place = object === null ? -1 : objects.indexOf(object);
  return place < 0 ? null : { objects, place };
}
