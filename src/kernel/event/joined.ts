/** Events that are one where they come at once: tokens of several kinds for a player, counters of several kinds on an object. */

import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';

/** Each event by itself, but for those that are joined, however many there are. */
export function joined({ catalogue }: Game, events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  if (events.every(({ kind }) => catalogue.events[kind]?.joined === undefined))
    return events.map((event) => [event]);
  const known = new Map<string, GameEvent[]>();
  return flat(events, (event) => {
    const by = catalogue.events[event.kind]?.joined;
    if (by === undefined) return [[event]];
    const place = `${event.kind} ${event.player}${by === 'object' ? ` ${event.object}` : ''}`;
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
