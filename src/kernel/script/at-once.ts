/** Several things that one sentence has done at the same time: "it deals 4 damage to any target and 2 damage to you". */

import type { Instruction } from '../../ability/instruction.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { planAct } from '../../evaluate/plan/plan.js';
import { WHOLE, withShares } from '../../evaluate/reference/selection.js';
import type { GameEvent } from '../../position/event.js';
import type { ScriptFrame } from '../../position/frame.js';
import { raise } from '../event/raise.js';
import { takePlanned } from '../event/shares.js';
import { planning } from '../paying/cost.js';
import { tellInVain } from '../play/missed.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DONE, update } from '../play/work.js';

/** Each is chosen after the others before it; all of them are one group of events. */
export function atOnce(
  play: Play,
  frame: ScriptFrame,
  steps: readonly Instruction[],
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const events: GameEvent[] = [];
  let { env } = frame;
  let shares = WHOLE;
  for (const step of steps) {
    if (step.do !== 'act') throw new Error(`not done at once: ${step.do}`);
    const plan = planAct(play, env, step.act, planning(play, answers));
    if (plan.events.length === 0) tellInVain(play, env, [step.act.object, step.act.other], answers);
    events.push(...plan.events);
    env = plan.env;
    shares = withShares(shares, plan.shares);
  }
  const plan = takePlanned(play, { events, env, complete: true, shares }, frame.env);
  go(play, frame, rest, plan.env, { ...DONE, attempted: events.length > 0, happened: false });
  update(play, frame, 'awaits', null);
  if (frame.comes) update(play, frame, 'comes', null);
  raise(play, plan.events, env.uses, null, env.declined);
}
