/** "..., where X is its power": what X is in a sentence is worked out once, as the sentence is carried out (Magic 608.2h). */

import { isAnywhere } from '../../ability/anywhere.js';
import type { Instruction } from '../../ability/instruction.js';
import { withParts } from '../../ability/parted.js';
import { referents, referredTo } from '../../ability/referents.js';
import { type Amount, compare } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { quantity } from '../condition/quantity.js';

type WhereX = Extract<Instruction, { do: 'where' }>;

/**
 * The steps with X as it is now; less than nothing is nothing (107.1b).
 * @param alone nothing else is done at the same time
 * @throws {Withheld} where X rests on what the steps choose, or is said of an effect that lasts, or of a part of what is done at once
 */
export function whereX(game: Game, env: Env, { x, steps }: WhereX, alone = true): Instruction[] {
  if (!alone) withhold('rule/not-modelled', 'X of a part of what is done at once is not worked out here.');
  const chosen = referents(steps);
  if (referredTo(x).some((one) => chosen.includes(one)))
    withhold('rule/not-modelled', 'An X that rests on what is chosen along with it is not worked out here.');
  const amount = quantity(game, env, x);
  return steps.map((step) => withX(step, compare(amount, 0) < 0 ? 0 : amount));
}

function withX(step: Instruction, x: Amount): Instruction {
  const within = (steps: Instruction[]): Instruction[] => steps.map((one) => withX(one, x));
  switch (step.do) {
    case 'act':
      return { do: 'act', act: inPlaceOfX(step.act, x) };
    case 'several':
      return { ...step, steps: within(step.steps) };
    case 'may':
      return { ...step, ...(step.cost && { cost: within(step.cost) }), steps: within(step.steps) };
    default:
      if (!saysX(step)) return step;
      return withhold(
        'rule/not-modelled',
        'An X of what lasts, or of what is done otherwise, is not worked out here.',
      );
  }
}

/**
 * The phrases of such a sentence that are chosen before it is carried out.
 * @throws {Withheld} where how many are chosen is told only as the words are carried out
 */
export function settledWithoutX<Phrase>(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.some(saysX))
    withhold('rule/not-modelled', 'How many X is, is not worked out as targets are chosen.');
  return phrases;
}

/** Whether words anywhere in a part of a text say X. */
function saysX(part: unknown): boolean {
  return isAnywhere(part, (words) => words.x === true);
}

/** The same words with a number for X; what says none stays the very part that it is. */
function inPlaceOfX<Part>(part: Part, x: Amount): Part {
  if (typeof part !== 'object' || part === null || !saysX(part)) return part;
  if ('x' in part && part.x === true) return x as Part;
  return withParts(part, (one) => inPlaceOfX(one, x)) as Part;
}
