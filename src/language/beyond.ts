/**
 * "If a creature you control would die this turn, exile it instead. Return it to the battlefield": as its steps are done, an
 * effect that lasts has not yet met what its words speak of, and a step behind it cannot be about that.
 */

import type { Ability } from '../ability/ability.js';
import { isAnywhere } from '../ability/anywhere.js';
import type { Instruction } from '../ability/instruction.js';
import { innerInstructions } from '../ability/parts.js';
import { referredTo } from '../ability/referents.js';

/** Whether a step speaks of what only an effect that a step before it makes will meet. */
export function speaksBeyond(abilities: readonly Ability[]): boolean {
  return abilities.some((ability) => 'do' in ability && isBeyond(ability.do));
}

function isBeyond(steps: readonly Instruction[]): boolean {
  return steps.some((step, at) => {
    if (innerInstructions(step).some(isBeyond)) return true;
    if (step.do !== 'last') return false;
    const later = steps.slice(at + 1).flatMap(referredTo);
    return later.some((of) => step.abilities.some((made) => meets(made, of)));
  });
}

/** Whether words of an ability are given a number, and choose nothing as it is made. */
function meets(made: Ability, of: number): boolean {
  const { watch } = made as { readonly watch?: unknown };
  return isAnywhere(watch, (words) => words.as === of && words.target !== true);
}
