/** Events that are told as one. */

import { add } from '../../ground/amount.js';
import { equals, isKnown, isSame } from '../message/alike.js';
import type { Line, Step } from '../message/document.js';
import type { Happening, Place, StepMessage } from '../message/message.js';
import type { Naming } from './things.js';

/** Two events that are said as one: what differs are their objects, and perhaps in whose zone it is. */
export function joined(a: Happening, b: Happening): Happening {
  const place = (one: Place | null, other: Place | null): Place | null =>
    one && JSON.stringify(one.of) !== JSON.stringify(other?.of) ? { ...one, of: { owners: true } } : one;
  const player = a.player === b.player ? a.player : null;
  // One thing to which the same happens for two reasons is one thing all the same.
  const others = b.objects.filter(
    (one) => !isKnown(one) || !a.objects.some((other) => isSame([other], [one])),
  );
  return {
    ...a,
    player,
    objects: a.amount === null ? [...a.objects, ...others] : [...a.objects, ...b.objects],
    from: a.from?.zone === b.from?.zone ? place(a.from, b.from) : null,
    to: place(a.to, b.to),
  };
}

/** What happened and what happens directly after as one step, where it is more of the same by the same rules. */
export function continuing(naming: Naming, last: Line<StepMessage>, next: Line<StepMessage>): Step | null {
  if (last.message.say !== 'happens' || next.message.say !== 'happens' || !equals(last.cites, next.cites))
    return null;
  const before = last.message.events;
  const events = naming.merged([...before, ...next.message.events]);
  return events.length > before.length ? null : { lines: [{ ...next, message: { say: 'happens', events } }] };
}

/** Two that are told by their sum. */
export function added(a: Happening, b: Happening): Happening {
  return { ...a, objects: [...a.objects, ...b.objects], amount: add(a.amount ?? 0, b.amount ?? 0) };
}

/** Whether so much of it comes to one thing twice: that is told of it twice, and not of two things. */
export function befallsAgain(one: Happening, other: Happening): boolean {
  return (
    one.amount !== null &&
    one.objects.some((thing) => isKnown(thing) && other.objects.some((same) => isSame([thing], [same])))
  );
}

/** Whether two events are told alike but for how much of it there is, and for their objects. */
export function sameButAmount(a: Happening, b: Happening): boolean {
  const told = (event: Happening): unknown => ({ ...event, amount: null, objects: [] });
  return JSON.stringify(told(a)) === JSON.stringify(told(b));
}
