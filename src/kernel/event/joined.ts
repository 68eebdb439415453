/** Events that are one for their player where they are raised at once: tokens of several kinds. */

import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';

/** Each event by itself, but for those that are joined, however many there are. */
export function joined(
  events: readonly GameEvent[],
  isJoined: (event: GameEvent) => boolean,
): readonly (readonly GameEvent[])[] {
  const known = new Map<string, GameEvent[]>();
  return flat(events, (event) => {
    if (!isJoined(event)) return [[event]];
    const place = `${event.player} ${event.kind}`;
    const before = known.get(place);
    if (before) {
      before.push(event);
      return [];
    }
    const one = [event];
    known.set(place, one);
    return [one];
  });
}
