/** Events that are told as one. */

import { add } from '../ground/amount.js';
import { isKnown, isSame } from './alike.js';
import type { Happening, Place } from './message.js';

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

/** Two that are told by their sum. */
export function added(a: Happening, b: Happening): Happening {
  return { ...a, objects: [...a.objects, ...b.objects], amount: add(a.amount ?? 0, b.amount ?? 0) };
}
