/** What is to be done for each of several: as much of it as there are. */

import type { Instruction } from '../../ability/instruction.js';
import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';

export function multiplied(instructions: readonly Instruction[], times: number): Instruction[] {
  return instructions.map((instruction): Instruction => {
    if (instruction.do === 'several') return { ...instruction, steps: multiplied(instruction.steps, times) };
    if (instruction.do !== 'act') return instruction;
    const { act } = instruction;
    // Counters, LP, cards that are drawn; or else so many objects.
    if (act.amount !== undefined) return { do: 'act', act: { ...act, amount: { times, of: act.amount } } };
    return act.object ? { do: 'act', act: { ...act, object: several(act.object, times) } } : instruction;
  });
}

function several(what: What, times: number): What {
  const more = (of: Quantity): Quantity => ({ times, of });
  if (what.what === 'top') return { ...what, amount: more(what.amount) };
  if (what.what !== 'some') return what;
  const { quantity } = what;
  switch (quantity.how) {
    case 'exactly':
    case 'up to':
      return { ...what, quantity: { ...quantity, amount: more(quantity.amount) } };
    case 'one':
      return { ...what, quantity: { how: 'exactly', amount: more(1) } };
    default:
      return what;
  }
}
