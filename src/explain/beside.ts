/** What is not chosen of what is offered. */

import { isSame } from './alike.js';
import type { Thing } from './message.js';
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
