/**
 * Looking ahead: nobody pays for something in a way that leaves it nothing to choose or to do. Each way to pay is tried, and
 * taken back.
 */

import type { Instruction } from '../../ability/instruction.js';
import { toNumber } from '../../ground/amount.js';
import type { ObjectId, RuleKey } from '../../ground/id.js';
import { ifKnown } from '../../ground/known.js';
import { flat } from '../../ground/list.js';
import { Withheld, withhold } from '../../ground/problem.js';
import type { Answer, Decision, Domain } from '../../position/decision.js';
import { type Env, envWith } from '../../position/env.js';
import type { Frame } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import { isForPaid, NOTHING_LEFT, oncePaid, type Payment } from '../paying/paid.js';
import type { Play } from '../play/play.js';
import { newScript, pushFrame, topFrame } from '../play/work.js';
import { canAimFor } from './aim.js';

/** What plays on, step by step. */
export interface Machine {
  /** Has something announced and paid for. */
  pay(play: Play, steps: Payment): void;
  step(play: Play, frame: Frame): void;
  receive(play: Play, decision: Decision, answer: Answer): void;
}

/** More steps than paying for anything takes. */
const MOST_STEPS = 10_000;

/** More ways than any player has to pay for something on most boards. */
const MOST_WAYS = 1000;

/** The rule by which nothing is left to choose, or nothing could be done, once all is paid; null where something could. */
type Leaves = (play: Play, words: Env) => RuleKey | null;

/**
 * The rule by which, however it is paid for, nothing is left to choose or could be done; null where some way leaves
 * something.
 * @param strict what is not known lets nobody do it, and withholds the ruling
 * @throws {Withheld} where it is asked strictly, and that is not known, or there are too many ways to try them all
 */
export function whyVain(play: Play, steps: Payment, machine: Machine, strict: boolean): RuleKey | null {
  const { paidFirst } = steps;
  const leaves: Leaves = (trial, words) =>
    paidFirst && !isOff(play, paidFirst.rule) && !canAimFor(trial, words, paidFirst.aim.of)
      ? paidFirst.rule
      : vainRule(trial, words, strict);
  try {
    return whyNeverWorth(play, steps, machine, leaves);
  } catch (withheld) {
    if (strict || !(withheld instanceof Withheld)) throw withheld;
    return null;
  }
}

function vainRule(play: Play, words: Env, strict: boolean): RuleKey | null {
  const rule = play.policy.vain?.(play, envWith(words, { manner: 'effect' }), strict) ?? null;
  return rule !== null && isOff(play, rule) ? null : rule;
}

function whyNeverWorth(play: Play, steps: Payment, machine: Machine, leaves: Leaves): RuleKey | null {
  const trial: Play = { ...play, observer: null };
  let why: RuleKey | null = null;
  const begin = (): void => {
    pushFrame(trial, newScript(oncePaid(play, steps), steps.env));
    machine.pay(trial, steps);
  };
  const depth = play.table.position.work.length + 1;
  const isWorth = canCome(trial, depth, machine, begin, (words) => {
    why = leaves(trial, words);
    return why === null;
  });
  return isWorth ? null : why;
}

/** @throws {Withheld} where it was paid for in a way that leaves nothing to choose or to do: nobody may pay so */
export function mustBeWorth(play: Play, words: Env, step: Instruction): void {
  if (leavesFor(step)?.(play, words)) giveUp();
}

/** What is asked as all is paid, by what stands there. */
function leavesFor(step: Instruction | undefined): Leaves | null {
  if (step?.do === 'aim' && step.paid)
    return (play, words) => (canAimFor(play, words, step.of) ? null : NOTHING_LEFT);
  if (step?.do !== 'part' || step.by !== 'paid') return null;
  return (play, words) => vainRule(play, words, false);
}

/** What is asked in this frame once all is paid: whether all of what stands there leaves something. */
function asksIfWorth(frame: Frame | undefined): Leaves | null {
  if (frame?.frame !== 'script') return null;
  const all = flat(frame.rest, (step) => leavesFor(step) ?? []);
  if (all.length === 0) return null;
  return (play, words) => {
    for (const leaves of all) {
      const rule = leaves(play, words);
      if (rule !== null) return rule;
    }
    return null;
  };
}

/**
 * Leaves of the answers to what somebody is asked as they pay those that leave something to choose or to do. Where one
 * alone does, that is given.
 */
export function answerWithForesight(play: Play, machine: Machine): void {
  const { position, journal } = play.table;
  const { decision, work } = position;
  if (!decision) return;
  const at = work.findLastIndex((frame) => asksIfWorth(frame) !== null);
  const leaves = asksIfWorth(work[at]);
  if (!leaves) return;
  const trial: Play = { ...play, observer: null };
  const worth = worthOf(decision.domain, (given) =>
    // What is not known keeps nobody from paying so.
    ifKnown(
      () =>
        canCome(
          trial,
          at + 1,
          machine,
          () => give(trial, machine, decision, given),
          (words) => leaves(trial, words) === null,
        ),
      true,
    ),
  );
  const [only, ...others] = worth;
  if (only && others.length === 0) return give(play, machine, decision, only);
  const domain = narrowed(decision.domain, worth);
  if (domain !== decision.domain) journal.set(position, 'decision', { ...decision, domain });
}

function give(play: Play, { receive }: Machine, decision: Decision, given: Answer): void {
  play.table.journal.set(play.table.position, 'decision', null);
  receive(play, decision, given);
}

/** The answers that are worth it; none where all are, or none is, or they are too many to try. */
function worthOf(domain: Domain, isWorth: (given: Answer) => boolean): readonly Answer[] {
  const all = firstOf(answersTo(domain), MOST_WAYS) ?? [];
  const worth = all.filter(isWorth);
  return worth.length === all.length ? [] : worth;
}

/** A domain with these answers alone; the same one where there are none, or no domain has just those. */
function narrowed(domain: Domain, worth: readonly Answer[]): Domain {
  if (worth.length === 0) return domain;
  switch (domain.of) {
    // An option is told by its place among all.
    case 'options':
      return domain;
    case 'words':
      return { ...domain, words: flat(worth, (one) => ('word' in one ? one.word : [])) };
    case 'objects': {
      const from = domain.from.filter((id) =>
        worth.some((one) => 'objects' in one && one.objects.includes(id)),
      );
      const fewer = { ...domain, from };
      return firstOf(answersTo(fewer), MOST_WAYS)?.length === worth.length ? fewer : domain;
    }
  }
}

/**
 * Whether what is tried comes, by some answers, to where all is paid and something holds.
 * @param depth how many frames of work there are as all is paid
 * @throws {Withheld} where there are too many ways to try them all
 */
function canCome(
  trial: Play,
  depth: number,
  machine: Machine,
  begin: () => void,
  holds: (words: Env) => boolean,
): boolean {
  const { position, journal } = trial.table;
  let ways = 0;
  const goOn = (): void => {
    for (let count = 0; position.decision === null && !isAllPaid(position.work, depth); count++) {
      const frame = topFrame(trial);
      if (!frame || count >= MOST_STEPS) giveUp();
      machine.step(trial, frame);
    }
  };
  const tried = (start: () => void): boolean => {
    const before = journal.mark();
    try {
      start();
      goOn();
      const { decision } = position;
      if (decision !== null) return comes(decision);
      if (++ways > MOST_WAYS) giveUp();
      const words = topFrame(trial);
      return words?.frame === 'script' && holds(words.env);
    } finally {
      journal.undo(before);
    }
  };
  const comes = (decision: Decision): boolean => {
    for (const given of answersTo(decision.domain))
      if (tried(() => give(trial, machine, decision, given))) return true;
    return false;
  };
  return tried(begin);
}

/** Whether what is asked once all is paid is next. */
function isAllPaid(work: readonly Frame[], depth: number): boolean {
  const top = work[depth - 1];
  return work.length === depth && top?.frame === 'script' && isForPaid(top.rest[0]);
}

/** @throws {Withheld} where words of any kind are asked for */
function* answersTo(domain: Domain): Generator<Answer> {
  switch (domain.of) {
    case 'options':
      for (const option of domain.options.keys()) yield { option };
      return;
    case 'words':
      if (domain.open) giveUp();
      for (const word of domain.words) yield { word };
      return;
    case 'objects':
      for (
        let size = toNumber(domain.least);
        size <= Math.min(toNumber(domain.most), domain.from.length);
        size++
      )
        for (const objects of ofSize(domain.from, size)) yield { objects };
  }
}

/** All answers, unless they are more than so many. */
function firstOf(answers: Iterable<Answer>, most: number): readonly Answer[] | null {
  const all: Answer[] = [];
  for (const one of answers) if (all.push(one) > most) return null;
  return all;
}

function* ofSize(from: readonly ObjectId[], size: number): Generator<ObjectId[]> {
  if (size === 0) return yield [];
  for (const [at, first] of from.entries())
    for (const others of ofSize(from.slice(at + 1), size - 1)) yield [first, ...others];
}

function giveUp(): never {
  return withhold(
    'rule/not-modelled',
    'Which ways to pay leave something to choose or to do is not worked out here.',
    'Say what it is paid for with (`choices`), or begin with fewer cards to pay with.',
  );
}
