/**
 * "Return it to the GY": a card that was banished comes back to the GY, which is something else than being sent there.
 * Nothing that looks at cards that are sent to the GY looks at it (Basic rule 45).
 */

import type { Ability } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import { withParts } from '../../ability/parted.js';
import { PUT_BACK } from './word.js';

/** The ability, in which what returns to the GY does so, and is not sent there. */
export function puttingBack<Of extends Ability>(ability: Of): Of {
  return deep(ability) as Of;
}

function deep(value: unknown): unknown {
  const whole = withParts(value, deep);
  return typeof whole === 'object' && whole !== null && isReturn(whole as Act)
    ? { ...whole, event: PUT_BACK }
    : whole;
}

function isReturn({ event, said, to }: Act): boolean {
  return event === 'move' && said === 'return' && to?.zone === 'gy';
}
