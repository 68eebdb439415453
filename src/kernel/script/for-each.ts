/** What is done for each of several things at once: "for each creature destroyed this way, its controller ...". */

import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import { withRef } from '../../evaluate/env.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { planAct, steps as stepsIn } from '../../evaluate/plan/plan.js';
import { doneTo } from '../../evaluate/reference/done.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { multiply } from '../../ground/product.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { ScriptFrame } from '../../position/frame.js';
import { objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { raise } from '../event/raise.js';
import { addedUp } from '../event/summed.js';
import { planning } from '../paying/cost.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DONE } from '../play/work.js';
import { withholdOfAll } from './in-turn.js';

type ForEach = Extract<Instruction, { readonly of: unknown; readonly do: 'for each' }>;

/**
 * Does the first step for all of them at the same time, and goes on with the next. What is so done to one player or object
 * several times is done once, and so much more of it.
 *
 * @throws {Withheld} where somebody would choose for each of them
 */
export function forEach(
  play: Play,
  frame: ScriptFrame,
  { of, steps }: ForEach,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const [step, ...others] = flat(steps, stepsIn);
  if (!step) return go(play, frame, rest, env, frame.last);
  if (step.do !== 'act' || !isForegone(step.act))
    return withhold(
      'rule/not-modelled',
      'What is chosen, or asked, for each of several things that a text has done something to is not worked out here.',
    );
  const events = flat(doneTo(play, env, of), (view) => forOne(play, frame, of.as, step.act, view, answers));
  const all = addedUp(events);
  if (play.policy.inTurn?.(step.act.event) && new Set(all.map(({ player }) => player)).size > 1)
    withholdOfAll();
  const left: Instruction[] = others.length > 0 ? [{ do: 'for each', of, steps: others }] : [];
  go(play, frame, [...left, ...rest], env, { ...DONE, attempted: all.length > 0, happened: false });
  raise(play, all, env.uses, null, env.declined);
}

/** Whether it is done to nothing but what has been mentioned. */
function isForegone({ by, object, other, copy }: Act): boolean {
  if (by?.who === 'target') return false;
  return [object, other, copy?.of].every(
    (what) => what === undefined || what.what === 'that' || what.what === 'this',
  );
}

function forOne(
  play: Play,
  { env }: ScriptFrame,
  as: number | undefined,
  act: Act,
  { object }: View,
  answers: Answers,
): readonly GameEvent[] {
  const now = objectOf(play, object.id);
  const words = withRef(env, as, {
    objects: [object.id],
    stints: [now.stint],
    ...(now.stint > object.stint && { past: [now.stint - object.stint] }),
  });
  const { events } = planAct(play, words, act, planning(play, answers));
  if (now.count === 1) return events;
  return events.map((event) =>
    event.amount === null ? event : eventWith(event, { amount: multiply(event.amount, now.count) }),
  );
}
