/** What comes to one place at once. */

import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import type { Play } from '../play/play.js';
import { lieTogether } from './unordered.js';

/**
 * What comes to one pile at once lies there in an order that its owner chose: a text that asks what is on top must not
 * take it for known. Where an order belongs to the zone it is as the event says.
 */
export function cameTogether(play: Play, happened: readonly GameEvent[]): void {
  const { position } = play.table;
  const piles = new Map<string, ObjectId[]>();
  for (const { object, to } of happened) {
    const rule = to ? play.catalogue.zones[to.zone] : undefined;
    if (object === null || !to || !rule || rule.shared || rule.field) continue;
    // A card that is put among others somewhere in the order has a place of its own there.
    if (rule.ordered && (to.at === null || rule.seen !== 'nobody')) continue;
    const key = zoneId(to.zone, to.holder);
    if (!position.zones[key]?.includes(object)) continue;
    piles.set(key, [...(piles.get(key) ?? []), object]);
  }
  for (const [key, ids] of piles) lieTogether(play, key, ids);
}
