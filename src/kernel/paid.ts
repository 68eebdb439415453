/** What is looked at once something has been paid for: see `foresight.ts`. */

import type { Instruction } from '../ability/instruction.js';
import type { RuleKey } from '../ground/id.js';
import type { Steps } from '../rulebook/rulebook.js';
import type { Play } from './play.js';
import { topFrame } from './work.js';

/** It is paid for: what is done for it must not come to nothing now. */
const PAID: Instruction = { do: 'part', by: 'paid' };

/** By this rule, which is told to nobody, nothing is left to choose where a rulebook has none for that. */
export const NOTHING_LEFT: RuleKey = 'nothing left';

/** Whether something is paid for what is announced, so that it is looked at anew once that is done. */
export function isPaid(cost: readonly Instruction[] = []): boolean {
  return cost.length > 0;
}

/** What is paid for, as far as it is paid. */
export type Payment = Omit<Steps, 'do'>;

/** What comes once all is paid: what is chosen only then, and a look at whether it was worth it. */
export function oncePaid({ policy }: Play, { paidFirst, cost }: Payment): Instruction[] {
  return [...(paidFirst ? [paidFirst.aim] : []), ...(policy.vain && isPaid(cost) ? [PAID] : [])];
}

/** Whether somebody pays for something just now. */
export function isPaying(play: Play): boolean {
  const top = topFrame(play);
  return top?.frame === 'script' && top.env.manner === 'cost';
}
