/**
 * Announcing what waits, before any of those that wait with it resolves: its player takes what it offers, pays for that,
 * and chooses its targets.
 */

import type { Instruction } from '../../ability/instruction.js';
import { stillThere } from '../../evaluate/object/still.js';
import { Answers, Undecided } from '../../evaluate/plan/answers.js';
import { withhold } from '../../ground/problem.js';
import { type Aim, chosenIn, type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { SettleFrame } from '../../position/frame.js';
import type { Waiting } from '../../position/position.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Offered } from '../../rulebook/policy.js';
import { isPayable } from '../paying/cost.js';
import { NOTHING_LEFT, oncePaid, type Payment } from '../paying/paid.js';
import { paidByChoice } from '../paying/payment.js';
import type { Used } from '../play/counts.js';
import { isUsedLater } from '../play/limited.js';
import type { Notice } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { newScript, pushFrame, update } from '../play/work.js';
import { usedUp, writeUse } from '../watching/ledger.js';
import { aim, canAim, canAnnounce, raiseAimed } from './aim.js';
import { type Machine, whyVain } from './foresight.js';

type Unresolved = Extract<Notice, { notice: 'unresolved' }>;

/** What is taken as it is announced: what it costs, and what then is done. */
interface Offer {
  readonly cost: readonly Instruction[];
  readonly steps: readonly Instruction[];
  /** Its player has no choice, if they can pay for it. */
  readonly must: boolean;
  /** Its targets are chosen once it is paid for. */
  readonly paidFirst: boolean;
}

/**
 * A waiting ability is announced. Those that are announced together wait from the same moment on.
 * @param offered when what it costs is paid, where what it offers first is taken now and not as it resolves
 */
export function announce(
  play: Play,
  frame: SettleFrame,
  waiting: Waiting,
  offered: Offered | null,
  machine: Machine,
): void {
  const words = envWith(waiting.env, { ability: waiting.ability });
  const offer = offered === null ? null : offerOf(play, waiting, offered);
  const counted = countedNow(play, waiting);
  // Another one that was announced before it has taken the use that both share.
  if (counted && usedUp(play, counted.used, waiting.effect, counted.event)) return drop(play, frame, waiting);
  // What is targeted once it is paid for may be there only then.
  if (!offer?.paidFirst && isAimless(play, waiting, words)) return drop(play, frame, waiting);
  try {
    const answers = new Answers(frame.answers, play.policy.chooses);
    if (offer && !takes(play, waiting, words, offer, answers, machine)) return drop(play, frame, waiting);
    place(play, waiting, words, offer, answers);
    if (counted) writeUse(play, counted.used, waiting.effect, [counted.event]);
    update(play, frame, 'answers', []);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    play.table.journal.set(play.table.position, 'decision', undecided.decision);
  }
}

/** Whether its player takes what is offered; that nobody can is told. */
function takes(
  play: Play,
  waiting: Waiting,
  words: Env,
  offer: Offer,
  answers: Answers,
  machine: Machine,
): boolean {
  const not = whyNotTaken(play, words, offer, machine);
  if (not === null) return offer.must || answers.may(words.you, words, play.policy.chooses.taking);
  play.observer?.({ notice: 'unresolved', env: words, waiting, ...not });
  return false;
}

/** It has its place, and is paid for: before its targets are chosen, or after. */
function place(play: Play, waiting: Waiting, words: Env, offer: Offer | null, answers: Answers): void {
  const { position, journal } = play.table;
  const { moment } = position;
  const placed: Waiting = { ...waiting, link: waiting.link ?? nextLink(play), moment };
  const aimed = (): Env => aim(play, words, { what: 'this' }, answers);
  if (!offer || offer.cost.length === 0) {
    const env = aimed();
    write(play, { ...placed, ...(offer && { offer: 'taken' }), env });
    // What that triggers is not announced together with it.
    if (raiseAimed(play, env)) journal.set(position, 'moment', moment + 1);
    return;
  }
  const env = offer.paidFirst ? words : aimed();
  write(play, { ...placed, offer: 'in payment', env: offer.paidFirst ? waiting.env : env });
  // What the payment triggers is not announced together with it.
  journal.set(position, 'moment', moment + 1);
  const chosen = offer.paidFirst ? [CHOOSING] : [];
  const after = offer.must ? chosen : oncePaid(play, paymentOf(play, words, offer));
  pushFrame(play, newScript([...offer.cost, ...after], envWith(env, { manner: 'cost' }), null, 'announcing'));
}

/** Whether there is nothing that an ability could choose, though it must, where it then comes to nothing; it is told. */
function isAimless(play: Play, waiting: Waiting, words: Env): boolean {
  const rule = play.policy.failing?.nothing;
  if (rule === undefined || isOff(play, rule)) return false;
  if (canAnnounce(play, words)) return false;
  play.observer?.({ notice: 'unresolved', env: words, rule, why: 'nothing', waiting });
  return true;
}

/** Nothing comes of what is not announced. */
function drop(play: Play, frame: SettleFrame, waiting: Waiting): void {
  update(play, frame, 'answers', []);
  noLongerWaits(play, waiting);
}

/** What waited resolves now, or never. */
export function noLongerWaits({ table }: Game, waiting: Waiting): void {
  const { position, journal } = table;
  const others = position.waiting.filter(({ id }) => id !== waiting.id);
  journal.set(position, 'waiting', others);
}

/** The use that announcing it takes, and the event that triggered it. */
function countedNow(play: Play, { ability: key, env }: Waiting): { used: Used; event: GameEvent } | null {
  const used = { key, ability: play.table.registry.ability(key), env };
  return env.event !== null && isUsedLater(play, used) ? { used, event: env.event } : null;
}

/** What it costs, and what is chosen only once that is paid. */
function paymentOf({ policy }: Play, env: Env, { cost, paidFirst }: Offer): Payment {
  const rule = policy.failing?.nothing ?? NOTHING_LEFT;
  return {
    env,
    cost: [...cost],
    ...(paidFirst && { paidFirst: { aim: { ...CHOOSING, paid: true }, rule } }),
  };
}

const CHOOSING = { do: 'aim', of: { what: 'this' } } as const;

/** A player has said that this one is announced next. */
export function putNext(play: Play, waiting: Waiting): void {
  write(play, { ...waiting, link: nextLink(play) });
}

function nextLink({ table }: Play): number {
  return Math.max(0, ...table.position.waiting.map(({ link = 0 }) => link)) + 1;
}

/** What has been taken and is being paid for: one at a time. */
export function inPayment({ table }: Game): Waiting | undefined {
  return table.position.waiting.find(({ offer }) => offer === 'in payment');
}

/**
 * What was taken has been paid for, and its targets are chosen.
 * @throws {Withheld} where it was paid for with what it targets
 */
export function announced(play: Play, { refs, ...words }: Env): void {
  const waiting = inPayment(play);
  if (!waiting) throw new Error('nothing is paid for');
  const isElsewhere = ({ chosen }: Aim): boolean =>
    'objects' in chosen && stillThere(play, chosen).length < chosen.objects.length;
  if (words.aimed?.some(isElsewhere))
    withhold(
      'rule/not-modelled',
      'What becomes of an ability that is paid for with its target is not worked out.',
    );
  write(play, { ...waiting, offer: 'taken', env: envWith(waiting.env, { refs, ...chosenIn(words) }) });
}

/** What an ability does that has been taken. */
export function whatIsTaken(all: readonly Instruction[]): readonly Instruction[] {
  const [offer, ...rest] = all;
  return offer?.do === 'may' ? [...offer.steps, ...rest] : all;
}

function offerOf({ table }: Play, { ability: key }: Waiting, offered: Offered): Offer | null {
  const ability = table.registry.ability(key);
  if (ability.ability !== 'triggered') return null;
  const paidFirst = offered === 'paid first';
  if (ability.cost) return { cost: ability.cost, steps: ability.do, must: true, paidFirst };
  const [first] = ability.do;
  return first?.do === 'may' && first.who.who === 'you'
    ? { cost: paidByChoice(first.cost ?? []), steps: first.steps, must: false, paidFirst }
    : null;
}

/**
 * Nobody takes what they cannot pay for, or, of their own accord, what leaves nothing to choose or to do. What is targeted
 * once it is paid for may be there only then.
 */
function whyNotTaken(
  play: Play,
  words: Env,
  offer: Offer,
  machine: Machine,
): Pick<Unresolved, 'why' | 'rule'> | null {
  const { cost, steps, must, paidFirst } = offer;
  const { failing, mayTake, vain } = play.policy;
  if (!isPayable(play, envWith(words, { manner: 'cost' }), cost)) return { why: 'unpayable', rule: null };
  if (must) return null;
  const nothing = { why: 'nothing', rule: failing?.nothing ?? null } as const;
  if (!paidFirst && !canAim(play, words, steps)) return nothing;
  if (mayTake && !mayTake(play, words, steps))
    return { why: 'vain', rule: vain?.(play, words, false) ?? null };
  const payment = paymentOf(play, words, offer);
  if (oncePaid(play, payment).length === 0) return null;
  const rule = whyVain(play, payment, machine, false);
  if (rule === null) return null;
  return rule === payment.paidFirst?.rule ? nothing : { why: 'vain', rule };
}

function write({ table }: Play, waiting: Waiting): void {
  const { position, journal } = table;
  journal.set(
    position,
    'waiting',
    position.waiting.map((one) => (one.id === waiting.id ? waiting : one)),
  );
}
