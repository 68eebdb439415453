/** How often effects have been used: "the next time", "the first time each turn". Only application uses them up. */

import type { Ability } from '../ability/ability.js';
import type { Duration } from '../ability/duration.js';
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
interface Count {
  readonly key: string;
  readonly most: number;
  /** How much one use takes, where that is not one. */
  readonly takes?: number;
}

/** Where the uses of an effect are counted: for itself, for each object that it would affect, by its card's name. */
function* countsOf(game: Game, used: Used, effect: EffectKey, event: GameEvent): Generator<Count> {
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

/** Whether uses are counted under this key for so long and no longer. */
export function isCountedFor(key: string, until: Duration): boolean {
  return key.endsWith(`@${until}`);
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

/** Whether its uses are counted. */
export function isLimited({ table }: Game, { key, ability }: Used): boolean {
  return ability.limit !== undefined || table.registry.limitedBy(key) !== null;
}

export function usedUp(game: Game, used: Used, effect: EffectKey, event: GameEvent): boolean {
  if (!isLimited(game, used)) return false;
  for (const { key, most } of countsOf(game, used, effect, event)) {
    if ((game.table.position.ledger[key] ?? 0) >= most) return true;
  }
  return false;
}

/** Writes down that an effect has been applied, once, to these events. */
export function writeUse(game: Game, used: Used, effect: EffectKey, events: readonly GameEvent[]): void {
  const { table } = game;
  if (!isLimited(game, used)) return;
  const counts = new Map<string, Count>();
  for (const event of events) {
    for (const count of countsOf(game, used, effect, event)) {
      const before = counts.get(count.key)?.takes ?? 0;
      counts.set(count.key, count.takes === undefined ? count : { ...count, takes: before + count.takes });
    }
  }
  if (counts.size > 0) table.touch();
  for (const [key, { most, takes }] of counts) {
    const now = table.position.ledger[key] ?? 0;
    table.journal.entry(
      table.position.ledger,
      key,
      takes === undefined ? now + 1 : Math.min(most, now + takes),
    );
  }
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
