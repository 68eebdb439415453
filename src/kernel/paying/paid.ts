/** What is looked at once something has been paid for: see `foresight.ts`. */

import type { Instruction } from '../../ability/instruction.js';
import type { RuleKey } from '../../ground/id.js';
import type { Frame } from '../../position/frame.js';
import type { Steps } from '../../rulebook/rulebook.js';
import type { Play } from '../play/play.js';

/** It is paid for: what is done for it must not come to nothing now. */
const PAID: Instruction = { do: 'part', by: 'paid' };

/** By this rule, which is told to nobody, nothing is left to choose where a rulebook has none for that. */
export const NOTHING_LEFT: RuleKey = 'nothing left';

/** Whether something is paid for what is announced, so that it is looked at anew once that is done. */
export function isPaid(cost: readonly Instruction[] = []): boolean {
  return cost.length > 0;
}

/** What is paid for, as far as it is paid. */
export type Payment = Omit<Steps, 'once' | 'do'>;

/** What comes once all is paid: what is chosen only then, and a look at whether it was worth it. */
export function oncePaid({ policy }: Play, { paidFirst, cost }: Payment): Instruction[] {
  return [...(paidFirst ? [paidFirst.aim] : []), ...(policy.vain && isPaid(cost) ? [PAID] : [])];
}

/** Whether this is what is looked at once all is paid. */
export function isForPaid(step: Instruction | undefined): boolean {
  return (step?.do === 'aim' && step.paid === true) || (step?.do === 'part' && step.by === 'paid');
}

/** Whether somebody is asked while they pay, be it how or what is done instead, for something that is looked at once it is paid. */
export function isPaying({ table }: Play): boolean {
  const { decision, work } = table.position;
  const pays = (frame: Frame): boolean =>
    frame.frame === 'script' && frame.env.manner === 'cost' && frame.env.you === decision?.by;
  return work.some(pays) && work.some((frame) => frame.frame === 'script' && frame.rest.some(isForPaid));
}
