/** What a text does, however deep it stands in its instructions. */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions } from '../../ability/parts.js';

/** @param atOnce without what is done only if something else is, or is not */
export function actsIn(steps: readonly Instruction[], atOnce = false): readonly Act[] {
  return steps.flatMap((step) => {
    if (step.do === 'act') return step.act;
    return atOnce && step.do === 'if' ? [] : actsIn(innerInstructions(step).flat(), atOnce);
  });
}

/** What a replacement has done instead. */
export function actsInstead({ outcome }: Replacement, atOnce = false): readonly Act[] {
  return outcome.outcome === 'stand in' ? actsIn(outcome.do, atOnce) : [];
}
