/** Effects that are paid for with their own card, or with one that is chosen and may be that. */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import { isOnField } from '../zone.js';

/** Whether its cost takes the card itself from the field, or one that is chosen. */
export function pays(ability: Ability, what: 'this' | 'some'): boolean {
  return costOf(ability).some((one) => takes(one, what));
}

function costOf(ability: Ability): readonly Instruction[] {
  if (ability.ability === 'activated') return ability.cost;
  if (ability.ability !== 'triggered') return [];
  const [first] = ability.do;
  return [...(ability.cost ?? []), ...(first?.do === 'may' ? (first.cost ?? []) : [])];
}

function takes(one: Instruction, what: 'this' | 'some'): boolean {
  if (one.do === 'several' || one.do === 'may') return one.steps.some((step) => takes(step, what));
  if (one.do !== 'act' || one.act.object?.what !== what) return false;
  const { event, from } = one.act;
  return (event === 'move' || event === 'destroy' || event === 'tribute') && (!from || isOnField(from.zone));
}
