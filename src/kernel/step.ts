/** Going on: one frame after the other, until somebody must decide or nothing is left to do. */

import { compare } from '../ground/amount.js';
import type { Zone } from '../ground/id.js';
import { flat } from '../ground/list.js';
import { about } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { Answer, Decision, Domain, Endless } from '../position/decision.js';
import { envWith } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Frame } from '../position/frame.js';
import { isField, isOff } from '../rulebook/game.js';
import type { ActionRule, Steps } from '../rulebook/rulebook.js';
import { raise } from './event/raise.js';
import { whyForbidden } from './forbidden.js';
import { guarded } from './guarded.js';
import { identify } from './identify.js';
import { whyUnpayable } from './paying/cost.js';
import { isPaying, oncePaid, type Payment } from './paying/paid.js';
import { handsOf } from './play/hands.js';
import type { Refused } from './play/observer.js';
import type { Play } from './play/play.js';
import { newScript, nodesOf, popFrame, pushFrame, topFrame, update } from './play/work.js';
import { refuse, refuseAnswer, unexpected } from './refuse.js';
import { stepApply } from './replacing/applying.js';
import { answerFirst } from './replacing/first.js';
import { answerGroup, stepGroup } from './replacing/group.js';
import { answerPick } from './replacing/picking.js';
import { stepSequence } from './replacing/sequence.js';
import { growsForEver, inRound, type Rounding } from './round/growth.js';
import { pilesIn, Rounds } from './round/rounds.js';
import { answerWithForesight, type Machine, whyVain } from './script/foresight.js';
import { concludeAnswered, concludeRound, isUnless, mustGoOn, withoutEnd } from './script/repeat.js';
import { stepScript } from './script/script.js';
import { ordered, pressesAgain, stepSettle } from './settle.js';

/** More steps than any finite ruling takes between two decisions. */
const MOST_STEPS = 100_000;

/** More abilities than any finite ruling has waiting at once. */
const MOST_WAITING = 3000;

/**
 * Plays on to the next decision, or to the end: then `decision` is null. Where somebody is asked, nothing happens; where
 * anything is thrown, the game stands where it stood.
 *
 * @throws {Withheld} `ruling/endless` where it never comes to either; other problems where a ruling depends on what is
 * not known or not understood
 * @example
 * const begun = open(magic.rulebook, start);
 * begun.table.position.decision; // => null
 * advance(begun);
 * begun.table.position.decision?.asks; // => 'may'
 */
export function advance(play: Play): void {
  guarded(play, () => goOn(play));
}

function goOn(play: Play): void {
  const { position } = play.table;
  const rounds = new Rounds(
    play,
    (now, grows, settled) => growsForEver(play, ROUNDING, now, grows, settled),
    pilesIn(play),
  );
  for (let steps = 0; position.decision === null; steps++) {
    const frame = topFrame(play);
    if (!frame) return;
    play.pulse?.();
    if (steps >= MOST_STEPS || position.waiting.length > MOST_WAITING) withoutEnd(play);
    if (comesRound(play, frame) && rounds.closed())
      concludeRound(play, inRound(play, ROUNDING, rounds.length));
    else step(play, frame);
    if (position.decision !== null && isPaying(play)) answerWithForesight(play, MACHINE);
  }
}

const ROUNDING: Rounding = { step, isRound: comesRound };

/** Where a round could close: the game is settled, what happened by rule has followed, or a process is repeated. */
function comesRound(play: Play, frame: Frame): boolean {
  if (frame.frame === 'settle') return !frame.within || pressesAgain(play);
  const next = frame.frame === 'script' ? frame.rest[0] : undefined;
  return next?.do === 'again' || (next?.do === 'repeat' && next.held !== undefined);
}

function step(play: Play, frame: Frame): void {
  switch (frame.frame) {
    case 'group':
      return stepGroup(play, frame);
    case 'apply':
      return stepApply(play, frame);
    case 'script':
      return stepScript(play, frame);
    case 'settle':
      return stepSettle(play, frame, MACHINE);
    case 'sequence':
      return stepSequence(play, frame);
    case 'actions': {
      if (frame.next === 0 && begin(play)) return;
      const action = frame.actions[frame.next];
      if (!action) return popFrame(play);
      return about(['actions', action.place], () => {
        const identified = action.named ? identify(play, action, action.named) : action;
        if (identified !== action) update(play, frame, 'actions', frame.actions.with(frame.next, identified));
        update(play, frame, 'next', frame.next + 1);
        take(play, identified);
      });
    }
  }
}

/** What has been seen before anybody does anything. */
function begin(play: Play): boolean {
  if (play.table.position.work.length > 1) return false;
  play.policy.keeps?.(handsOf(play), true);
  const beginning = play.policy.begins?.(play);
  return beginning ? raise(play, beginning.events, [], beginning.rule) : false;
}

/**
 * A player does something: announces it, pays for it, is responded to, and sees it through.
 * @throws {Withheld} `action/unpayable` where it cannot be paid for in full, `action/barred` where a rule or an effect does
 * not let it be done
 */
function take(play: Play, listed: Action): void {
  const rule = play.rulebook.actions[listed.verb];
  if (!rule) throw new Error(`no action ${listed.verb}`);
  const action = byWhom(play, listed, rule);
  const never = whyNever(play, action, rule);
  if (never) return refuse(play, action, never, rule);
  const steps = rule.steps(play, action);
  const refused = whyRefused(play, action, rule, steps) ?? whyForbidden(play, action, steps);
  if (refused || action.illegal) return refuse(play, action, refused, rule);
  const { do: rest, env } = steps;
  play.observer?.({ notice: 'action', action, ability: env.ability });
  const { lapse, failing } = play.policy;
  const seen = lapse || failing?.gone ? [{ do: 'part', by: 'resolving' } as const, ...rest] : rest;
  pushFrame(play, newScript(seen, env));
  if (action.responses.length > 0) {
    pushFrame(play, { frame: 'actions', actions: action.responses, next: 0 });
  }
  for (const next of [steps.once ?? [], oncePaid(play, steps)])
    if (next.length > 0) pushFrame(play, newScript(next, env, null, true));
  pushPayment(play, steps);
}

const MACHINE: Machine = { pay: pushPayment, step, receive };

/** It is announced, then paid for. */
function pushPayment(play: Play, { announce = [], cost = [], env }: Payment): void {
  pushFrame(play, newScript(cost, envWith(env, { manner: 'cost' }), null, true));
  pushFrame(play, newScript(announce, env, null, true));
}

/** With the player who does it: what nobody is said to do was set up for the player whose turn it was to be. */
function byWhom(play: Play, action: Action, { passes }: ActionRule): Action {
  const { player } = play.table.position.turn;
  if (action.by === player) return action;
  if (passes) return { ...action, by: player };
  return action.unsaid ? unexpected(play, action) : action;
}

/** Why what the scenario lists is not done, whatever it would come to. */
function whyNever(play: Play, action: Action, rule: ActionRule): Refused | null {
  const { limited } = rule;
  if (play.policy.hasLeft?.(play, action.by)) return { why: 'left', rule: null };
  if (limited !== undefined && !isOff(play, limited)) return { why: 'limited', rule: limited };
  const misplaced = whereInstead(play, action, rule);
  if (misplaced === 'in play') rule.mustCome?.(play, action);
  if (misplaced) return { why: misplaced, rule: null };
  if (action.illegal && rule.lacks?.(play, action)) return { why: 'without', rule: null };
  const needs = rule.unfit?.(play, action);
  return needs ? { why: 'unfit', rule: null, needs } : null;
}

/** Why somebody cannot do what the scenario lists, now; null where they can. */
function whyRefused(play: Play, action: Action, rule: ActionRule, steps: Steps): Refused | null {
  const { untimely, barred, moves = rule.moves, cost = [], env } = steps;
  if (untimely !== undefined && !isOff(play, untimely)) return { why: 'untimely', rule: untimely };
  if (barred !== undefined && !isOff(play, barred)) return { why: 'barred', rule: barred };
  const unpayable = whyUnpayable(play, envWith(env, { manner: 'cost' }), cost, moves ? action.object : null);
  if (unpayable) return { why: 'unpayable', rule: unpayable.rule };
  if (oncePaid(play, steps).length === 0) return null;
  const vain = whyVain(play, steps, MACHINE, action.illegal === true);
  return vain === null ? null : { why: 'barred', rule: vain };
}

/** Whether its object is on the field, though it is an action on what comes from elsewhere, or the other way round. */
function whereInstead(
  play: Play,
  { object }: Action,
  { from = [] }: ActionRule,
): 'in play' | 'not in play' | null {
  const onField = (zone: Zone): boolean => isField(play, zone);
  const zone = object === null ? undefined : play.table.position.objects[object]?.zone;
  if (zone === undefined || from.length === 0) return null;
  if (onField(zone)) return from.some(onField) ? null : 'in play';
  return from.every(onField) ? 'not in play' : null;
}

/**
 * Answers the decision in hand and plays on, to the next one or to the end. That it goes round for ever is taken on trust
 * (`explore/answering.ts` looks).
 *
 * @throws {RangeError} `answer/unknown` where it is not one of the answers that there are, `answer/unasked` where nobody is
 * asked anything
 * @throws {Withheld} as `advance` does
 */
export function answer(play: Play, given: Answer | Endless): void {
  const { position, journal } = play.table;
  const { decision } = position;
  if (!decision) return refuseAnswer(decision);
  if (isEndless(given) && (mustGoOn(decision) || isUnless(play)))
    return guarded(play, () => {
      concludeAnswered(play);
      goOn(play);
    });
  if (!isAnswer(decision, given)) return refuseAnswer(decision);
  guarded(play, () => {
    play.observer?.({ notice: 'answered', decision, answer: given, about: eventsAbout(play, decision) });
    journal.set(position, 'decision', null);
    receive(play, decision, given);
    goOn(play);
  });
}

/** The events that each option of a decision is about, by the options' places; of those of which one is picked none yet. */
export function eventsAbout(play: Play, { domain, about }: Decision): readonly (readonly GameEvent[])[] {
  const group = play.table.position.work.findLast((frame) => frame.frame === 'group');
  if (group?.frame !== 'group' || (domain.of === 'words' && group === topFrame(play))) return [];
  const eventsOf = (ids: readonly number[]): readonly GameEvent[] =>
    flat(nodesOf(group, ids), ({ events }) => events);
  if (domain.of !== 'options') return about.event === null ? [] : [eventsOf([about.event])];
  return domain.options.map((option) => (option.option === 'effect' ? eventsOf(option.nodes) : []));
}

function receive(play: Play, decision: Decision, given: Answer): void {
  const frame = topFrame(play);
  switch (frame?.frame) {
    case 'group':
      if ('option' in given && decision.domain.of === 'options')
        return answerGroup(play, frame, decision.domain.options, given.option);
      if ('word' in given) return answerPick(play, frame, given.word);
      if ('objects' in given) return answerFirst(play, frame, given.objects);
      break;
    case 'script':
    case 'apply':
      return update(play, frame, 'answers', [...frame.answers, given]);
    case 'settle': {
      if (decision.asks !== 'order') return update(play, frame, 'answers', [...frame.answers, given]);
      const option =
        'option' in given && decision.domain.of === 'options' ? decision.domain.options[given.option] : null;
      const waiting = play.table.position.waiting.find(
        ({ id }) => option?.option === 'trigger' && id === option.trigger,
      );
      if (waiting) return ordered(play, frame, waiting);
      break;
    }
    default:
  }
  throw new Error('an answer that nothing waits for');
}

export function isEndless(given: Answer | Endless): given is Endless {
  return typeof given === 'object' && given !== null && 'endless' in given;
}

/** A longer word is no answer. */
const LONGEST_WORD = 200;

/**
 * Whether something is one of the answers that a decision leaves. It may come from anybody: it can be anything at all.
 *
 * @example
 * [{ option: 1 }, { option: 2 }, 'no'].map((given) => isAnswer(decision, given)); // => [true, false, false]
 */
export function isAnswer({ domain }: Decision, given: unknown): given is Answer {
  if (typeof given !== 'object' || given === null) return false;
  switch (domain.of) {
    case 'options':
      return 'option' in given && isPlace(given.option, domain.options.length);
    case 'words':
      return 'word' in given && isWord(domain, given.word);
    case 'objects':
      return 'objects' in given && Array.isArray(given.objects) && isSubset(domain, given.objects);
  }
}

function isPlace(given: unknown, length: number): boolean {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < length;
}

function isWord({ words, open }: Extract<Domain, { of: 'words' }>, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return words.includes(given) || (open && given.length <= LONGEST_WORD);
}

function isSubset(
  { from, least, most }: Extract<Domain, { of: 'objects' }>,
  chosen: readonly unknown[],
): boolean {
  if (compare(chosen.length, least) < 0 || compare(chosen.length, most) > 0) return false;
  const left: unknown[] = [...from];
  return chosen.every((id) => {
    const at = left.indexOf(id);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
