/** Events by where they lead. */

import type { Zone } from '../../ground/id.js';
import type { GameEvent, Spot } from '../../position/event.js';

/** The same event, leading from one place to another. */
export function eventLeading(event: GameEvent, from: Zone | null, to: Spot | null): GameEvent {
  const { kind, player, object, share, other, amount, detail, cause } = event;
  return { kind, player, object, share, other, from, to, amount, detail, cause };
}
