/** What a text does, however deep it stands in its instructions. */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions } from '../../ability/parts.js';
import { flat } from '../../ground/list.js';

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
const known = new WeakMap<Replacement, Instead>();

/** What a replacement has done instead. */
export function actsInstead(ability: Replacement, atOnce = false): readonly Act[] {
  const { outcome } = ability;
  if (outcome.outcome !== 'stand in') return NOTHING;
  let found = known.get(ability);
  if (!found) {
    found = { all: actsIn(outcome.do), atOnce: actsIn(outcome.do, true) };
    known.set(ability, found);
  }
  return atOnce ? found.atOnce : found.all;
}

const NOTHING: readonly Act[] = [];
