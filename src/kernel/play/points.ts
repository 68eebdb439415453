/** What is counted for each object by itself, and shields of so many points. */

import type { Ability } from '../../ability/ability.js';
import type { Quantity } from '../../ability/quantity.js';
import { quantity } from '../../evaluate/condition/quantity.js';
import { type Amount, atMost, subtract } from '../../ground/amount.js';
import type { EffectKey } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { watched } from '../../table/watch.js';
import type { Count, Used } from './counts.js';

/** What one use takes of the points that there are. */
export function pointsCount(
  game: Game,
  { ability, env }: Used,
  points: Quantity,
  effect: EffectKey,
  event: GameEvent,
): Count {
  const most = Number(atMost(quantity(game, env, points), Number.MAX_SAFE_INTEGER));
  const { amount } = event;
  const takes = amount === null ? 0 : Number(atMost(amount, most));
  return { key: pointsKey(game, ability, effect, event), most, takes };
}

/** Where points are counted: of a shield for each of several, for each. */
function pointsKey(game: Game, ability: Ability, effect: EffectKey, event: GameEvent): string {
  const { limit } = ability;
  const key = eachKey(game, ability, effect, event);
  return limit?.limit === 'points' && limit.per !== undefined ? `${key}@${limit.per}` : key;
}

/** "The first time each monster you control would be destroyed": counted for each. */
function watchesEach(ability: Ability): boolean {
  const object = watched(ability)?.object;
  return object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'each';
}

/** The key of an effect, or of it for the object of the event, where each is counted for itself. */
export function eachKey(game: Game, ability: Ability, effect: EffectKey, event: GameEvent): string {
  return watchesEach(ability) ? `${effect}~${stintOf(game, event)}` : effect;
}

function stintOf(game: Game, event: GameEvent): string {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  return object ? `${object.id}.${object.stint}` : '';
}

/** How many points of an effect are left; null where it has no such limit. */
export function pointsLeft(
  game: Game,
  { ability, env }: Used,
  effect: EffectKey,
  event: GameEvent | undefined,
): Amount | null {
  const { limit } = ability;
  if (limit?.limit !== 'points') return null;
  const key = event ? pointsKey(game, ability, effect, event) : effect;
  return subtract(quantity(game, env, limit.points), game.table.position.ledger[key] ?? 0);
}
