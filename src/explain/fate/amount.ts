/** Events by how much of what they are. */

import { compare } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';

/** Whether nothing of an event is left. */
export function isNone({ amount }: GameEvent): boolean {
  return amount !== null && compare(amount, 0) <= 0;
}

/** Whether the same comes to the same, however much of it. */
export function isAlike(one: GameEvent, other: GameEvent): boolean {
  return (
    one.kind === other.kind &&
    one.object === other.object &&
    one.player === other.player &&
    one.detail?.counter === other.detail?.counter
  );
}
