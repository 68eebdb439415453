/** How often effects have been used: "the next time", "the first time each turn". Only application uses them up. */

import type { Limit } from '../ability/duration.js';
import type { EffectKey } from '../ground/id.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { Watcher } from './candidate.js';

/** Where the uses of an effect are counted: for the effect, or for each object that it would affect. */
function ledgerKey(game: Game, limit: Limit, effect: EffectKey, event: GameEvent): string {
  const turn = limit.limit === 'next' ? '' : `@${game.table.position.turn.number}`;
  const each = limit.limit === 'first' && limit.each === 'object' ? `~${stintOf(game, event)}` : '';
  return `${effect}${each}${turn}`;
}

function stintOf(game: Game, event: GameEvent): string {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  return object ? `${object.id}.${object.stint}` : '';
}

export function usedUp(game: Game, watcher: Watcher, effect: EffectKey, event: GameEvent): boolean {
  const { limit } = watcher.keyed.ability;
  if (!limit) return false;
  const times = game.table.position.ledger[ledgerKey(game, limit, effect, event)] ?? 0;
  return times >= (limit.limit === 'times' ? limit.times : 1);
}

/** Writes down that an effect has been applied to an event. */
export function writeUse(game: Game, limit: Limit | undefined, effect: EffectKey, event: GameEvent): void {
  if (!limit) return;
  const { table } = game;
  const key = ledgerKey(game, limit, effect, event);
  table.journal.entry(table.position.ledger, key, (table.position.ledger[key] ?? 0) + 1);
}
