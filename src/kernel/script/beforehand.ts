/** Effects that a later sentence makes for what the sentence before it does: they are there before that is done. */

import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';

type Beforehand = Extract<Instruction, { do: 'beforehand' }>;

/** What is to be done, in its order: something is chosen, the effect that speaks of it is made, it is done to that. */
export function beforehand({ base, effect }: Beforehand): readonly Instruction[] {
  return flat(base, (one) => inTime(one, effect));
}

function inTime(instruction: Instruction, effect: Beforehand['effect']): readonly Instruction[] {
  if (instruction.do === 'may')
    return [{ ...instruction, steps: flat(instruction.steps, (step) => inTime(step, effect)) }];
  if (instruction.do === 'several') {
    const at = instruction.steps.findIndex((step) => isWatched(step, effect));
    if (at < 0) return [effect, known(instruction, effect)];
    return flat(instruction.steps, (step, index) => (index === at ? inTime(step, effect) : [step]));
  }
  if (instruction.do !== 'act') return [effect, known(instruction, effect)];
  const { object } = instruction.act;
  if (object?.what !== 'some' || object.as === undefined) return [effect, known(instruction, effect)];
  const chosen = { what: 'that', of: object.as, said: 'it' } as const;
  const done: Instruction = { do: 'act', act: { ...instruction.act, object: chosen } };
  // Where nothing was there to choose, an effect would speak of nothing for the rest of the turn.
  return [
    { do: 'choose', what: object },
    { do: 'if', given: { if: 'exists', what: chosen }, yes: [effect, done] },
  ];
}

/** Whether the effect looks at what is done here, to what was spoken of before. */
function isWatched(step: Instruction, effect: Beforehand['effect']): boolean {
  if (step.do !== 'act' || step.act.object?.what !== 'that') return false;
  const { event, object } = step.act;
  return watched(effect).some((watch) => watch.event === event && isThat(watch.object, object.of));
}

function isThat(what: What | undefined, of: number): boolean {
  return what?.what === 'that' && what.of === of;
}

function watched({ abilities }: Beforehand['effect']): readonly Act[] {
  return flat(abilities, (one) => (one.ability === 'replacement' ? [one.watch] : []));
}

/**
 * What is done, where the effect speaks of nothing that only comes about by it.
 * @throws {Withheld} where it does
 */
function known(instruction: Instruction, effect: Beforehand['effect']): Instruction {
  const object = instruction.do === 'act' ? instruction.act.object : undefined;
  const unknown = watched(effect).some(
    ({ object: of }) => of?.what === 'that' && !(object && isThat(object, of.of)),
  );
  if (!unknown) return instruction;
  return withhold(
    'rule/not-modelled',
    'How something enters that only comes about by what the text says before is not worked out here.',
  );
}
