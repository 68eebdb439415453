/** A counter that is moved from one permanent onto another (122.5). */

import { whyImpossible } from '../../../kernel/event/raise.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { zoneOf } from '../../common/event.js';
import { cite } from '../rule.js';

/**
 * It is removed from its object and put onto the other, and each of that is looked at for itself. Where either isn't
 * possible, nothing is removed or put.
 */
export const MOVE_COUNTERS: EventRule = {
  saysParts: true,
  impossible: (game, event) => {
    const { object, other } = event;
    const there = other !== null && other !== object && zoneOf(game, other) === 'battlefield';
    return there && inParts(event).every((part) => whyImpossible(game, part) === null)
      ? null
      : cite('counter-moved');
  },
  parts: (_game, event) => ({ before: [], after: inParts(event) }),
  happen: () => true,
};

function inParts(event: GameEvent): GameEvent[] {
  return [
    eventWith(event, { kind: 'remove counters', other: null }),
    eventWith(event, { kind: 'put counters', object: event.other, other: null }),
  ];
}
