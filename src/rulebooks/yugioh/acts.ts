/** What a text does, however deep it stands in its instructions. */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions } from '../../ability/parts.js';
import { flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';

/** @param atOnce without what is done only if something else is, or is not */
export function actsIn(steps: readonly Instruction[], atOnce = false): readonly Act[] {
  return flat(steps, (step) => {
    if (step.do === 'act') return step.act;
    return atOnce && step.do === 'if' ? [] : actsIn(innerInstructions(step).flat(), atOnce);
  });
}

/** What a text has done instead: all of it, and what is done at once. */
interface Instead {
  readonly all: readonly Act[];
  readonly atOnce: readonly Act[];
}

/** By the text: it is asked by one rule after the other, for each card and each step. */
const insteadOf = once(
  (steps: readonly Instruction[]): Instead => ({ all: actsIn(steps), atOnce: actsIn(steps, true) }),
);

/** What a replacement has done instead. */
export function actsInstead({ outcome }: Replacement, atOnce = false): readonly Act[] {
  if (outcome.outcome !== 'stand in') return NOTHING;
  const { all, atOnce: first } = insteadOf(outcome.do);
  return atOnce ? first : all;
}

const NOTHING: readonly Act[] = [];
