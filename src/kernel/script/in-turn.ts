/** What several players do by one instruction, where the rules have them do it one after the other. */

import type { Instruction } from '../../ability/instruction.js';
import type { Who } from '../../ability/reference.js';
import { comings, refersTo } from '../../ability/referents.js';
import { withRef } from '../../evaluate/env.js';
import { mustCountForOne } from '../../evaluate/plan/doers.js';
import { players } from '../../evaluate/reference/players.js';
import { withhold } from '../../ground/problem.js';
import type { ScriptFrame } from '../../position/frame.js';
import { asksWhetherDone } from '../paying/in-full.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DONE, newScript, pushFrame } from '../play/work.js';

/** An instruction that somebody carries out, or may. */
type Shared = Extract<Instruction, { do: 'act' | 'may' }>;

/**
 * Whether several players carry out an instruction: then each does, in their order.
 *
 * @throws {Withheld} where later words speak of what all of them did
 */
export function isInTurn(
  play: Play,
  frame: ScriptFrame,
  instruction: Shared,
  rest: readonly Instruction[],
): boolean {
  const who = instruction.do === 'act' ? instruction.act.by : instruction.who;
  if (who === undefined || who.who === 'target') return false;
  const all = players(play, frame.env, who);
  if (all.length <= 1) return false;
  if (instruction.do === 'act') mustCountForOne(instruction.act);
  if (asksWhetherDone(rest) || speaksOfAll(instruction, rest)) withholdOfAll();
  const { env } = frame;
  const referent = ('as' in who ? who.as : undefined) ?? env.refs.length;
  const own: Who = { who: 'that', of: referent, said: 'that' };
  const alone: Instruction =
    instruction.do === 'act'
      ? { ...instruction, act: { ...instruction.act, by: own } }
      : { ...instruction, who: own };
  go(play, frame, rest, env, { ...DONE, attempted: true });
  for (const player of all.toReversed())
    pushFrame(play, newScript([alone], withRef(env, referent, { players: [player] })));
  return true;
}

/** Whether what comes later refers to what is done, or to how much of it. */
function speaksOfAll(instruction: Shared, rest: readonly Instruction[]): boolean {
  if (asksWhatCame(instruction, rest)) return true;
  const acts = instruction.do === 'act' ? [instruction.act] : [];
  const named = acts.flatMap(({ as, tried, object }) => [
    as,
    tried,
    object && 'as' in object ? object.as : [],
  ]);
  return named.flat().some((one) => one !== undefined && rest.some((step) => refersTo(step, one)));
}

/** Whether what comes later asks what has come of what an instruction tells: "destroyed this way". */
export function asksWhatCame(instruction: Instruction, rest: readonly Instruction[]): boolean {
  return comings(instruction).some((one) => refersTo(rest, one));
}

/** @throws {Withheld} */
export function withholdOfAll(): never {
  withhold(
    'rule/not-modelled',
    'What later words say of what several players have done one after the other is not worked out.',
  );
}
