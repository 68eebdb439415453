/** What is not chosen of what is offered, what is lost sight of, and what has been named already. */

import { add } from '../../ground/amount.js';
import { equals, isAnother, isSame } from './alike.js';
import type { Happening, Thing } from './message.js';
import type { Pool } from './offers.js';

/** What of a pool is not taken; null where only some of a group are. */
export function beside(from: Pool, taken: Pool): Pool | null {
  const isOf = (things: readonly Thing[], one: Thing): boolean =>
    things.some((other) => isSame([other], [one]));
  if (!taken.things.every((one) => isOf(from.things, one))) return null;
  return {
    players: from.players.filter((player) => !taken.players.includes(player)),
    things: from.things.filter((one) => !isOf(taken.things, one)),
  };
}

/** Whether what is replaced is lost sight of in what happens instead: it happens to other things. */
export function isLost(replaced: readonly Happening[], becomes: readonly Happening[]): boolean {
  return replaced.some(
    ({ objects }) => objects.length > 0 && !becomes.some((one) => isSame(one.objects, objects)),
  );
}

/** What the next event is about, where the one before has just named it: not one of several that no name tells apart. */
export function namedBefore(named: Happening, next: Happening | undefined): readonly Thing[] {
  if (!next || isAnother(named, next)) return [];
  const { objects } = next;
  if (named.token === null) return isSame(objects, named.objects) ? objects : [];
  // Of tokens that are created one is named, and how many they are.
  const known = new Set([...named.objects, ...objects].map((one) => JSON.stringify({ ...one, count: 1 })));
  return known.size === 1 && equals(named.amount ?? 1, objects.map(({ count }) => count).reduce(add, 0))
    ? objects
    : [];
}
