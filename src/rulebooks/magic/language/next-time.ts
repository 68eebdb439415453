/**
 * "The next time you would draw a card this turn, mill a card instead. You gain 3 life": whether that is done now, or when
 * the card would be drawn, the text does not tell.
 */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';

/** Whether anything but another effect that lasts is told behind what is to take the place of the next such event. */
export function goesOnUnclearly(abilities: readonly Ability[]): boolean {
  return abilities.some((ability) => 'do' in ability && isUnclear(ability.do));
}

function isUnclear(steps: readonly Instruction[]): boolean {
  return steps.some(
    (step, at) => isNextTime(step) && steps.slice(at + 1).some(({ do: done }) => done !== 'last'),
  );
}

function isNextTime(step: Instruction): boolean {
  return (
    step.do === 'last' &&
    step.abilities.some((made) => made.ability === 'replacement' && made.limit?.limit === 'next')
  );
}
