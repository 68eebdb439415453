/** Where the uses of a limited effect are counted, and how many there may be. */

import type { Ability } from '../ability/ability.js';
import { quantity } from '../evaluate/quantity.js';
import { type Amount, atMost, subtract } from '../ground/amount.js';
import type { AbilityKey, EffectKey } from '../ground/id.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import { watched } from '../table/watch.js';

/** An ability at work. */
export interface Used {
  readonly key: AbilityKey;
  readonly ability: Ability;
  readonly env: Env;
}

/** A place where uses are counted, and how many there may be. */
export interface Count {
  readonly key: string;
  readonly most: number;
  /** How much one use takes, where that is not one. */
  readonly takes?: number;
}

/** Where the uses of an effect are counted: for itself, for each object that it would affect, by its card's name. */
export function* countsOf(game: Game, used: Used, effect: EffectKey, event: GameEvent): Generator<Count> {
  const turn = `@${game.table.position.turn.number}`;
  const { limit } = used.ability;
  switch (limit?.limit) {
    case 'next':
      yield { key: effect, most: 1 };
      break;
    case 'first':
      yield {
        key: `${effect}${watchesEach(used.ability) ? `~${stintOf(game, event)}` : ''}${turn}`,
        most: 1,
      };
      break;
    case 'times':
      yield { key: `${effect}${turn}`, most: limit.times };
      break;
    case 'points': {
      const most = Number(atMost(quantity(game, used.env, limit.points), Number.MAX_SAFE_INTEGER));
      const { amount } = event;
      yield {
        key: pointsKey(game, used.ability, effect, event),
        most,
        takes: amount === null ? 0 : Number(atMost(amount, most)),
      };
      break;
    }
    default:
  }
  const name = game.table.registry.limitedBy(used.key);
  if (name !== null) yield { key: `${name}/${used.key}/${used.env.you}${turn}`, most: 1 };
}

/** Where points are counted: of a shield for each of several, for each. */
function pointsKey(game: Game, ability: Ability, effect: EffectKey, event: GameEvent): string {
  const key = watchesEach(ability) ? `${effect}~${stintOf(game, event)}` : effect;
  const { limit } = ability;
  return limit?.limit === 'points' && limit.per !== undefined ? `${key}@${limit.per}` : key;
}

/** "The first time each monster you control would be destroyed": counted for each. */
function watchesEach(ability: Ability): boolean {
  const object = watched(ability)?.object;
  return object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'each';
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
