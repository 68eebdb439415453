/** Processes that are repeated until something is so, and what comes of those that nothing ends. */

import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions, instructionsOf } from '../../ability/parts.js';
import type { Referent } from '../../ability/reference.js';
import { referents } from '../../ability/referents.js';
import { holds } from '../../evaluate/condition/condition.js';
import { theseObjects, withRef } from '../../evaluate/env.js';
import { stillThere } from '../../evaluate/object/still.js';
import { doneBy } from '../../evaluate/plan/doers.js';
import { compare } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { listed } from '../../ground/near.js';
import { withhold } from '../../ground/problem.js';
import type { Decision } from '../../position/decision.js';
import type { Env } from '../../position/env.js';
import type { Outcome, ScriptFrame } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import { raise } from '../event/raise.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { topFrame } from '../play/work.js';
import { namesOf, type Round } from '../round/growth.js';
import { become } from './branch.js';

type Repeat = Extract<Instruction, { do: 'repeat' }>;

export function repeat(
  play: Play,
  frame: ScriptFrame,
  instruction: Repeat,
  rest: readonly Instruction[],
): void {
  const { steps, env } = nextRound(play, frame.env, instruction, frame.last);
  go(play, frame, [...steps, ...rest], env, frame.last);
}

/** What is done next, and the words then. It ends as well where a round has come to nothing: so would every other. */
function nextRound(
  play: Play,
  env: Env,
  instruction: Repeat,
  last: Outcome | null,
): { readonly steps: readonly Instruction[]; readonly env: Env } {
  const { steps, until, held } = instruction;
  const as = spokenIn(steps);
  if (held === undefined) {
    const text = env.ability === null ? steps : play.table.registry.ability(env.ability);
    const place = Math.max(env.refs.length, ...referents(text).map((one) => one + 1));
    return { steps: [...steps, { ...instruction, held: place }], env };
  }
  const now = as === null ? env : together(play, env, as, held);
  const idle = last !== null && !last.happened && !last.replaced;
  if (idle || holds(play, now, until, become(play, last))) return { steps: [], env: now };
  return { steps: [...steps, instruction], env: now };
}

/** The number by which later words refer to what it is done to. */
function spokenIn(steps: readonly Instruction[]): Referent | null {
  for (const step of steps) if (step.do === 'act' && step.act.as !== undefined) return step.act.as;
  return null;
}

/** Words speak of what was done in all rounds, as far as it is still where it came. */
function together(play: Play, env: Env, as: Referent, held: Referent): Env {
  const objects = flat([held, as], (referent) => {
    const value = env.refs[referent];
    return value ? stillThere(play, value) : [];
  });
  const all = theseObjects(play, [...new Set(objects)]);
  return withRef(withRef(env, as, all), held, all);
}

/**
 * Does anew what the text in hand tells: what was chosen as it was announced stays chosen.
 * @throws {Withheld} where something else is left to be done after it, which belongs to no round
 */
export function again(play: Play, frame: ScriptFrame, rest: readonly Instruction[]): void {
  const { env } = frame;
  const ability = env.ability === null ? null : play.table.registry.ability(env.ability);
  const steps = ability ? (instructionsOf(ability).at(-1) ?? []) : [];
  if (!isLast(steps))
    withhold(
      'rule/not-modelled',
      'What a text does once a process has been repeated is not worked out here.',
    );
  go(play, frame, [...steps, ...rest], doneBy(env, env.you), null);
}

/** Whether a process is repeated at the end of these instructions. */
function isLast(steps: readonly Instruction[]): boolean {
  const last = steps.at(-1);
  if (!last || last.do === 'again') return last !== undefined;
  return innerInstructions(last).some(isLast);
}

/** Whether a decision leaves a player no way not to do what is to be done. */
export function mustGoOn({ asks, domain }: Decision): boolean {
  if (asks === 'may') return false;
  if (domain.of === 'objects') return compare(domain.least, 0) > 0;
  return domain.of === 'words' || domain.options.every(({ option }) => option !== 'decline');
}

/**
 * Whether who may do something is asked for it only so that another thing is not done. Nobody can be made to do it to break a
 * loop: while nobody does, the loop goes on as if there were no such choice.
 */
export function isUnless(play: Play): boolean {
  const frame = topFrame(play);
  return frame?.frame === 'script' && frame.rest[0]?.do === 'unless';
}

/**
 * The game goes round for ever, and nobody has anything to say to that.
 * @throws {Withheld} `ruling/endless` where the rulebook does not say what comes of it
 */
export function concludeRound(play: Play, { names, events }: Round): void {
  const concluding = play.policy.endless?.(play) ?? null;
  play.observer?.({ notice: 'round', events });
  if (concluding && !isOff(play, concluding.rule) && raise(play, concluding.events, [], concluding.rule))
    return;
  withhold(
    'ruling/endless',
    `This goes round for ever without anybody choosing anything, and no rule here says what comes of that.${goingRound(names)}`,
  );
}

/** Every answer to the decision leads round: the game goes on so for ever, as `concludeRound` says. */
export function concludeAnswered(play: Play): void {
  const { position, journal } = play.table;
  journal.set(position, 'decision', null);
  concludeRound(play, { names: [], events: null });
}

/** Says what goes round, where that is known. */
export function goingRound(names: readonly string[]): string {
  return names.length > 0 ? ` What goes round: ${listed(names, 'and')}.` : '';
}

/**
 * The game goes on and on with nobody choosing anything, and comes back to nothing that it was before.
 * @throws {Withheld} `ruling/endless`
 */
export function withoutEnd(play: Play): never {
  // What waits by now is most of what goes on: of more and more abilities each leaves others behind.
  const sources = flat(play.table.position.waiting.slice(-20), ({ env }) => env.source ?? []);
  const names = goingRound(namesOf(play, sources));
  withhold(
    'ruling/endless',
    `This goes on without anybody choosing anything, and is not found to end or to come to where it was before.${names}`,
  );
}
