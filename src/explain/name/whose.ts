/** Whose the unknown cards are of which the same is told at once, where the words for it do not say so. */

import type { PlayerId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Words } from '../../rulebook/words.js';
import type { Thing } from '../message/message.js';

/** An event, and what its object is called. */
type Told = readonly [GameEvent, Thing];

/** Words that say where something is, or who does it. */
const SAYS_WHOSE = /\{(?:player|from|to)\}/;

/**
 * What events happen to, an unknown card with its player where those of several are discarded at once; what is contained
 * in such an event befalls the same card.
 */
export function withHolders(
  game: Game,
  templates: Words['events'],
  told: readonly Told[],
  within: Thing | undefined,
): readonly Told[] {
  const unknown = told.filter(([, { name }]) => name === null);
  const holders = new Map<string, Set<PlayerId | null>>();
  for (const [event] of unknown) {
    if (SAYS_WHOSE.test(templates[event.kind] ?? '')) continue;
    const those = holders.get(event.kind) ?? new Set();
    holders.set(event.kind, those.add(holderOf(game, event)));
  }
  const isOfSeveral = [...holders.values()].some(({ size }) => size > 1);
  if (!isOfSeveral && within?.of == null) return told;
  return told.map(([event, thing]) => {
    const holder = thing.name === null ? holderOf(game, event) : null;
    return holder === null
      ? [event, thing]
      : [event, { ...thing, of: game.table.position.players[holder]?.name ?? null }];
  });
}

function holderOf({ table }: Game, { object }: GameEvent): PlayerId | null {
  return object === null ? null : (table.position.objects[object]?.holder ?? null);
}
