/** What is not chosen of what is offered, and what is lost sight of. */

import { isSame } from './alike.js';
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
