/** Effects that a later sentence makes for what the sentence before it does: they are there before that is done. */

import type { Instruction } from '../ability/instruction.js';

type Beforehand = Extract<Instruction, { do: 'beforehand' }>;

/** What is to be done, in its order: something is chosen, the effect that speaks of it is made, it is done to that. */
export function beforehand({ base, effect }: Beforehand): readonly Instruction[] {
  return base.flatMap((one) => inTime(one, effect));
}

function inTime(instruction: Instruction, effect: Beforehand['effect']): readonly Instruction[] {
  if (instruction.do === 'may')
    return [{ ...instruction, steps: instruction.steps.flatMap((step) => inTime(step, effect)) }];
  if (instruction.do !== 'act') return [effect, instruction];
  const { object } = instruction.act;
  if (object?.what !== 'some' || object.as === undefined) return [effect, instruction];
  const chosen = { what: 'that', of: object.as, said: 'it' } as const;
  const done: Instruction = { do: 'act', act: { ...instruction.act, object: chosen } };
  // Where nothing was there to choose, an effect would speak of nothing for the rest of the turn.
  return [
    { do: 'choose', what: object },
    { do: 'if', given: { if: 'exists', what: chosen }, yes: [effect, done] },
  ];
}
