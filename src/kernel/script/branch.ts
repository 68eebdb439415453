/** Which way a text goes on: under a condition, and in the place of what it says before (Magic 614.15). */

import type { Instruction } from '../../ability/instruction.js';
import type { SelfReplacement } from '../../ability/parts.js';
import { type Become, holds } from '../../evaluate/condition/condition.js';
import { withhold } from '../../ground/problem.js';
import { envWith, type Use } from '../../position/env.js';
import type { Outcome, ScriptFrame } from '../../position/frame.js';
import { isIfNot } from '../paying/in-full.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { newScript, pushFrame } from '../play/work.js';
import { chosenBefore, instead, withTargets } from './alternative.js';

/** What is done where a condition holds, or where it does not. */
export function branch(
  play: Play,
  frame: ScriptFrame,
  instruction: Extract<Instruction, { do: 'if' }>,
  rest: readonly Instruction[],
): void {
  const { env, last } = frame;
  const met = holds(play, env, instruction.given, become(play, last));
  if (instruction.given.if === 'did') {
    if (met && instruction.given.said === 'when' && last) mustHaveHappened(last);
    const otherwise = !met && (instruction.no !== undefined || isIfNot(rest[0]));
    const undone = !met && last?.replaced ? (play.policy.undone ?? null) : null;
    const short = last?.short !== undefined;
    play.observer?.({ notice: 'if so', env, met, rule: last?.short ?? undone, short, otherwise });
  }
  const then = met && isContrary(instruction, rest[0]) ? rest.slice(1) : rest;
  go(play, frame, [...(met ? instruction.yes : (instruction.no ?? [])), ...then], env, last);
}

/**
 * "When you do" triggers on what came about, where "if you do" asks whether it was done.
 * @throws {Withheld} where something else took its place, or nothing or only a part came about
 */
function mustHaveHappened({ happened, replaced, alike }: Outcome): void {
  if (happened && !replaced && alike === 'all') return;
  const became = replaced
    ? 'what was to be done became something else'
    : 'nothing, or only a part, of what was to be done came about';
  withhold(
    'rule/not-modelled',
    `Whether what says "when you do" triggers where ${became} is not worked out here.`,
  );
}

/** "If you don't" behind "if you do" speaks of the same, and not of what was done since. */
function isContrary({ given }: Extract<Instruction, { do: 'if' }>, next: Instruction | undefined): boolean {
  return given.if === 'did' && isIfNot(next);
}

/** "If you do": whether what stands before it was done; true where nothing does. */
function did(play: Play, last: Outcome | null): boolean {
  return last === null || play.policy.did(last);
}

/** What has become of what stands before a condition, as that asks for it. */
export function become(play: Play, last: Outcome | null): Become {
  return (what) => (what === 'did' ? did(play, last) : could(last));
}

/**
 * "If you can't": nothing of it could be done. What something else took the place of could be.
 * @throws {Withheld} where a part could be done: whether that is said of it hangs on what it is
 */
function could(last: Outcome | null): boolean {
  if (last?.partly)
    withhold(
      'rule/not-modelled',
      'What a text says for where "you can\'t" is not worked out where a part can be done.',
    );
  return last === null || (last.attempted && (last.happened || last.replaced));
}

/**
 * A self-replacement: which of two texts is carried out is settled before any event exists (Magic 614.15, 609.7). What the
 * replacing text makes bears the mark of a replacement.
 */
export function alternative(
  play: Play,
  frame: ScriptFrame,
  instruction: SelfReplacement,
  rest: readonly Instruction[],
): void {
  const env = withTargets(play, frame.env, instruction.base);
  const before = chosenBefore(play, env, instruction);
  if (before) return go(play, frame, [...before, ...rest], env, frame.last);
  const { base, given, other, label = null } = instruction;
  go(play, frame, rest, env, frame.last);
  const replaced = holds(play, env, given, become(play, frame.last));
  const done = replaced ? instead(base, other) : base;
  // Where a player only may do it, the choice is told.
  if (!replaced || done[0]?.do !== 'may')
    play.observer?.({
      notice: 'alternative',
      env,
      given,
      label,
      met: replaced,
      rule: (replaced && play.policy.alternative) || null,
    });
  const { ability } = env;
  if (ability === null) throw new Error('a self-replacement outside every text');
  const self: Use = { effect: `self:${ability}` as Use['effect'], ability, part: 'outcome' };
  const inner = replaced ? envWith(env, { uses: [...env.uses, self] }) : env;
  pushFrame(play, newScript(done, inner, frame.last, true));
}
