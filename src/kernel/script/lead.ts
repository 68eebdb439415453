/** Instructions that only say which others are carried out: sentences, conditions, choices, repetition. */

import type { Instruction } from '../../ability/instruction.js';
import { quantity } from '../../evaluate/condition/quantity.js';
import { notUnderstood } from '../../evaluate/object/unread.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { whereX } from '../../evaluate/plan/where-x.js';
import { compare } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import type { ScriptFrame } from '../../position/frame.js';
import { release } from '../event/held.js';
import { abilityMissed } from '../play/missed.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { newScript, newSettling, pushFrame } from '../play/work.js';
import { passBegun, passPart } from '../waiting/lapse.js';
import { atOnce } from './at-once.js';
import { beforehand } from './beforehand.js';
import { alternative, branch } from './branch.js';
import { forEach } from './for-each.js';
import { mustBeWorth } from './foresight.js';
import { isInTurn } from './in-turn.js';
import { may, modes, unless } from './offer.js';
import { again, repeat } from './repeat.js';

/** What does something itself: see `script.ts`. */
type Doing = 'act' | 'choose' | 'last' | 'last on' | 'aim' | 'settle';

/** Goes on with what an instruction leads to. */
export function lead(
  play: Play,
  frame: ScriptFrame,
  instruction: Exclude<Instruction, { do: Doing }>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const { policy } = play;
  switch (instruction.do) {
    case 'several':
      if (instruction.said === 'at once') return atOnce(play, frame, instruction.steps, rest, answers);
      if (!policy.joins?.(instruction.said))
        return go(play, frame, [...inTurn(play, instruction), ...rest], env, frame.last);
      if (policy.lapse) passBegun(play);
      go(play, frame, rest, env, frame.last);
      return pushFrame(play, newScript(instruction.steps, env, frame.last, 'joined'));
    case 'may':
      if (policy.inTurn?.(null) && isInTurn(play, frame, instruction, rest)) return;
      return may(play, frame, instruction, rest, answers);
    case 'unless':
      return unless(play, frame, instruction, rest, answers);
    case 'if':
      return branch(play, frame, instruction, rest);
    case 'for each': {
      if ('of' in instruction) return forEach(play, frame, instruction, rest, answers);
      const times = quantity(play, env, instruction.times);
      if (compare(times, MOST_TIMES) > 0)
        withhold('ruling/too-many-events', `What is done more than ${MOST_TIMES} times is not followed.`);
      const steps = Array.from({ length: Number(times) }, () => instruction.steps).flat();
      return go(play, frame, [...steps, ...rest], env, frame.last);
    }
    case 'where':
      return go(play, frame, [...whereX(play, env, instruction), ...rest], env, frame.last);
    case 'modes':
      return modes(play, frame, instruction, rest, answers);
    case 'price':
      return go(play, frame, [...instruction.cost, ...rest], env, frame.last);
    case 'alternative':
      return alternative(play, frame, instruction, rest);
    case 'beforehand':
      return go(play, frame, [...beforehand(instruction), ...rest], env, frame.last);
    case 'again':
      return again(play, frame, rest);
    case 'repeat':
      return repeat(play, frame, instruction, rest);
    case 'part':
      if (instruction.by === 'paid') {
        mustBeWorth(play, env, instruction);
        return go(play, frame, rest, env, frame.last);
      }
      if (instruction.by === 'resolving' && abilityMissed(play, env)) {
        go(play, frame, [], env, frame.last);
        return pushFrame(play, newSettling());
      }
      go(play, frame, rest, env, frame.last);
      return passPart(play, instruction.by);
    case 'release':
      go(play, frame, rest, env, frame.last);
      return release(play, instruction.held);
    case 'unread':
      return notUnderstood(play, instruction.unread.text);
  }
}

/** The steps of a sentence; of "..., then ..." the last comes after the others. */
function inTurn({ policy }: Play, { steps, said }: Extract<Instruction, { do: 'several' }>): Instruction[] {
  if (said !== 'then' || !policy.lapse) return steps;
  return [...steps.slice(0, -1), { do: 'part', by: 'then' }, ...steps.slice(-1)];
}

/** More often than any board has one thing done. */
const MOST_TIMES = 100;
