/** How often effects have been used: "the next time", "the first time each turn". Only application uses them up. */

import type { EffectKey } from '../../ground/id.js';
import type { LastingEffect } from '../../position/effect.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Table } from '../../table/table.js';
import { type Count, countsOf, type Used } from '../play/counts.js';

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

/** Whether what lasts comes about once and has done so: "at the beginning of your next upkeep". */
export function isSpent({ position, registry }: Table, { id, made }: LastingEffect): boolean {
  const maker = registry.maker(made);
  if (maker.do !== 'last' || !maker.abilities.every(({ limit }) => limit?.limit === 'next')) return false;
  const uses = Object.keys(position.ledger).filter((use) => use.startsWith(`e${id}:`));
  return uses.length > 0 && uses.length === maker.abilities.length;
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
