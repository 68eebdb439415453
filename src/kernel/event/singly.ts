/** What is an event for each of several: of a group, of an amount. */

import { type Amount, compare } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';

/** What happens to a group, or so often, as an event for each of it. */
export function singly(play: Play, event: GameEvent): readonly GameEvent[] {
  if (play.catalogue.events[event.kind]?.singly === 'amount') return oneByOne(event);
  if (event.object === null) return [event];
  const hands = handsOf(play);
  const { object: group } = event;
  const parts = Array.from({ length: atOnce(hands.object(group).count) }, () => hands.split(group, 1));
  return parts.map((object) => eventWith(event, { object, share: null }));
}

/** Of an amount of it, as many events as that, which happen at the same time. */
export function oneByOne(event: GameEvent): readonly GameEvent[] {
  const { amount } = event;
  if (amount === null || compare(amount, 1) <= 0) return [event];
  return Array.from({ length: atOnce(amount) }, () => eventWith(event, { amount: 1 }));
}

/** More events at once than any board gives rise to. */
const MOST_SINGLY = 100;

/** @throws {Withheld} where that is too many */
function atOnce(count: Amount): number {
  if (compare(count, MOST_SINGLY) > 0)
    withhold('ruling/too-many-events', `More than ${MOST_SINGLY} events at once are not followed.`);
  return Number(count);
}
