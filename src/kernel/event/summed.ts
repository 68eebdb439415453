/** How much there is of what in one event is the same but for its amount, and of what happened of it. */

import { type Amount, add, compare } from '../../ground/amount.js';
import { dataKey } from '../../ground/data.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import type { Play } from '../play/play.js';

/** Events of a node that differ in nothing but their amount, where their kind has it so: one in place of each such set. */
export function summed(play: Play, events: readonly GameEvent[]): readonly GameEvent[] {
  const isSummed = ({ kind }: GameEvent): boolean => play.catalogue.events[kind]?.sums === true;
  return addedUp(events, isSummed, (like, into) => play.observer?.({ notice: 'summed', events: like, into }));
}

/** Events of which some differ in nothing but their amount: one in place of each such set. */
export function addedUp(
  events: readonly GameEvent[],
  isMeant: (event: GameEvent) => boolean = () => true,
  tell: (like: readonly GameEvent[], into: GameEvent) => void = () => {},
): readonly GameEvent[] {
  const sums = new Map<string, GameEvent[]>();
  for (const [index, event] of events.entries()) {
    const { amount, cause } = event;
    const adds = amount !== null && isMeant(event);
    // Which effect made it so does not tell one from another.
    const alike = { ...event, amount: null, cause: { manner: cause.manner, player: cause.player } };
    const place = adds ? dataKey(alike) : String(index);
    sums.set(place, [...(sums.get(place) ?? []), event]);
  }
  return [...sums.values()].flatMap((like) => {
    const [first, ...others] = like;
    if (!first || others.length === 0) return like;
    const amount = like.reduce((sum: Amount, one) => add(sum, one.amount ?? 0), 0);
    const into = eventWith(first, { amount });
    tell(like, into);
    return [into];
  });
}

/** How much of it happened to whom it was to happen. */
export function amountOf({ happened, events, origin }: Node): Amount {
  const own = happened ? events.filter(({ player }) => player === origin.player) : [];
  return own.map(({ amount }) => amount ?? 0).reduce(add, 0);
}

/** An event with as much of it as there is to be done. */
export function withMost(event: GameEvent, most: Amount): GameEvent {
  return compare(most, event.amount ?? most) < 0 ? eventWith(event, { amount: most }) : event;
}
