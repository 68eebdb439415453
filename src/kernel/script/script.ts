/** Carrying out instructions, one after the other. */

import type { Instruction } from '../../ability/instruction.js';
import { comings } from '../../ability/referents.js';
import { actorOf, withRef } from '../../evaluate/env.js';
import { Answers, Undecided } from '../../evaluate/plan/answers.js';
import { planAct } from '../../evaluate/plan/plan.js';
import { select } from '../../evaluate/reference/selection.js';
import { type Amount, add } from '../../ground/amount.js';
import { chosenIn, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { ScriptFrame } from '../../position/frame.js';
import { withNothing } from '../event/come.js';
import { raise } from '../event/raise.js';
import { takePlanned } from '../event/shares.js';
import { planning } from '../paying/cost.js';
import { whetherPossible, whyNotBegun } from '../paying/in-full.js';
import { paying } from '../paying/payment.js';
import { tellInVain } from '../play/missed.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DECLINED, DONE, newSettling, popFrame, pushFrame, update } from '../play/work.js';
import { aim, raiseAimed } from './aim.js';
import { announced } from './announce.js';
import { mustBeWorth } from './foresight.js';
import { isInTurn } from './in-turn.js';
import { last } from './last.js';
import { lead } from './lead.js';
import { asPaid } from './offer.js';

export function stepScript(play: Play, frame: ScriptFrame): void {
  const [instruction, ...rest] = frame.rest;
  if (!instruction) return finish(play, frame);
  const told = comings(instruction);
  if (told.length > 0) update(play, frame, 'env', withNothing(frame.env, told));
  const { chooses } = play.policy;
  const rule = frame.env.manner === 'cost' ? chooses.paying : undefined;
  const answers = new Answers(frame.answers, chooses, false, rule);
  try {
    carry(play, frame, instruction, rest, answers);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    play.table.journal.set(play.table.position, 'decision', undecided.decision);
  }
}

function finish(play: Play, frame: ScriptFrame): void {
  popFrame(play);
  if (!frame.part) return;
  if (frame.part === 'announcing') return announced(play, frame.env);
  const beneath = play.table.position.work.findLast((one) => one.frame === 'script');
  if (beneath?.frame !== 'script') return;
  const { refs } = frame.env;
  update(play, beneath, 'env', envWith(beneath.env, { refs, ...chosenIn(frame.env) }));
  if (frame.part !== 'paying') update(play, beneath, 'last', frame.last);
  if (frame.part === 'joined') pushFrame(play, newSettling(true));
}

function carry(
  play: Play,
  frame: ScriptFrame,
  instruction: Instruction,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  switch (instruction.do) {
    case 'act': {
      const { by, event } = instruction.act;
      if (by && play.policy.inTurn?.(event) && isInTurn(play, frame, instruction, rest)) return;
      const parts = play.catalogue.events[instruction.act.event]?.divide?.(instruction.act);
      if (parts) {
        const steps = parts.map((act): Instruction => ({ do: 'act', act }));
        return go(play, frame, [...steps, ...rest], env, frame.last);
      }
      return act(play, frame, instruction, rest, answers);
    }
    case 'choose': {
      const choosing = { answers, chooser: actorOf(env), allowed: () => true };
      const found = select(play, env, instruction.what, choosing);
      if (found.objects.length === 0) tellInVain(play, env, [instruction.what], answers);
      const chosen = { ...found, env: takePlanned(play, { ...found, events: [] }, env).env };
      return go(play, frame, rest, chosen.env, { ...DONE, attempted: chosen.objects.length > 0 });
    }
    case 'last':
    case 'last on':
      return last(play, frame, instruction, rest, answers);
    case 'aim':
      if (instruction.paid) mustBeWorth(play, env, instruction);
      go(play, frame, rest, aim(play, env, instruction.of, answers), frame.last);
      raiseAimed(play, frame.env);
      return;
    case 'settle':
      go(play, frame, rest, env, frame.last);
      return pushFrame(play, newSettling());
    default:
      return lead(play, frame, instruction, rest, answers);
  }
}

type Doing<Kind extends Instruction['do']> = Extract<Instruction, { do: Kind }>;

function act(
  play: Play,
  frame: ScriptFrame,
  instruction: Doing<'act'>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const short = play.policy.inFull && whyNotBegun(play, env, [instruction], rest);
  if (short) return go(play, frame, rest, env, { ...DECLINED, short });
  const how = env.manner === 'cost' ? paying(play, answers) : planning(play, answers);
  const plan = takePlanned(play, planAct(play, env, instruction.act, how), env);
  if (plan.events.length === 0)
    tellInVain(play, env, [instruction.act.object, instruction.act.other], answers);
  const spoken = withRef(plan.env, instruction.act.tried, { amount: numberTried(play, plan.events) });
  const [next] = rest;
  const partly = next?.do === 'if' && whetherPossible(play, env, [instruction], next, plan.events) === 'part';
  const begun = { ...DONE, attempted: plan.events.length > 0, happened: false };
  go(play, frame, rest, spoken, partly ? { ...begun, partly } : begun);
  const { as, came, to } = instruction.act;
  update(play, frame, 'awaits', as ?? null);
  if (came !== undefined || frame.comes)
    update(play, frame, 'comes', came === undefined ? null : { as: came, to: to?.zone ?? null });
  const { byRule = null } = play.catalogue.events[instruction.act.event] ?? {};
  const events = frame.part === 'paying' ? asPaid(play, plan.events) : plan.events;
  raise(play, events, env.uses, env.manner === 'rule' ? byRule : null, env.declined);
}

/** To how many objects something would happen. */
function numberTried(play: Play, events: readonly GameEvent[]): Amount {
  const sizes = events.map(({ object, share }) =>
    object === null ? 0 : (share ?? play.table.position.objects[object]?.count ?? 0),
  );
  return sizes.reduce(add, 0);
}
