/** How what happened stands to what was to happen. */

import type { GameEvent } from '../../position/event.js';
import { bringsCounters } from '../name/counters.js';
import type { Root } from './fate.js';

/** Whether it happened to what it was to happen to. */
export function isAsRaised({ event: raised, happened }: Root): boolean {
  return happened.some(({ event }) => event.kind === raised.kind && event.object === raised.object);
}

/** Whether one of several is done by itself: a card is drawn. */
export function isPiece(event: GameEvent, whole: GameEvent): boolean {
  return event.kind === whole.kind && event.player === whole.player && event.amount === 1;
}

/** Whether a text says of a deed where its object goes by it: "put it into its owner's hand instead". */
export function isSaidWhere(whole: GameEvent, part: GameEvent): boolean {
  return part.object !== null && part.to !== null && whole.to === part.to && !bringsCounters(part, whole);
}

/** Each with what befalls the same object as a part of it behind it: the counters that damage results in. */
export function partsBehind(roots: readonly Root[]): readonly Root[] {
  const wholeOf = ({ event, within }: Root): Root | undefined =>
    within.find((one) => event.object !== null && one.event.object === event.object && roots.includes(one));
  return roots.flatMap((root) =>
    wholeOf(root) ? [] : [root, ...roots.filter((part) => part !== root && isWithin(part, root, wholeOf))],
  );
}

/** Whether one is a part of the other, or of a part of it. */
function isWithin(part: Root, root: Root, wholeOf: (part: Root) => Root | undefined): boolean {
  const whole = wholeOf(part);
  return whole !== undefined && (whole === root || isWithin(whole, root, wholeOf));
}
