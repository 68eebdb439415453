/**
 * What a decision is about: what is done or not, or done in one way or another. A step is worked out as if the answer had been
 * given; nothing happens.
 */

import type { Instruction } from '../../ability/instruction.js';
import { changesOf } from '../../ability/parts.js';
import { Answers, Undecided } from '../../evaluate/plan/answers.js';
import { doneBy } from '../../evaluate/plan/doers.js';
import { planTogether } from '../../evaluate/plan/plan.js';
import { effectParts } from '../../explore/name/name.js';
import { compare, subtract } from '../../ground/amount.js';
import { Withheld } from '../../ground/problem.js';
import { planning } from '../../kernel/paying/cost.js';
import type { Play } from '../../kernel/play/play.js';
import { nodesOf } from '../../kernel/play/work.js';
import { foreseen } from '../../kernel/replacing/applying.js';
import type { Answer, Decision } from '../../position/decision.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { ApplyFrame, ScriptFrame } from '../../position/frame.js';
import { equals } from '../message/alike.js';
import type { Arriving, Happening } from '../message/message.js';
import { plainOrNot } from '../name/counters.js';
import { inAll } from '../name/spared.js';
import type { Naming } from '../name/things.js';

const FIRST: Answer = { option: 0 };
const ACCEPT = FIRST;
const DECLINE: Answer = { option: 1 };

/** What the decision in hand is about, as far as that can be said before anything else is chosen. */
export function matterOf(play: Play, naming: Naming, decision: Decision): readonly Happening[] {
  const frame = play.table.position.work.at(-1);
  try {
    if (frame?.frame === 'script') return ofScript(play, naming, frame, decision);
    if (frame?.frame === 'apply') return ofEffect(play, naming, frame, decision);
    if (frame?.frame === 'settle') return naming.happenings(ofRule(play, decision));
    return [];
  } catch (stopped) {
    // More would be asked first, or what comes of it is beyond what is worked out: nothing can be said beforehand.
    if (stopped instanceof Undecided || stopped instanceof Withheld) return [];
    throw stopped;
  }
}

/** Whether a player is asked if an effect is applied at all. */
export function asksToApply({ table: { position, registry } }: Play, { asks }: Decision): boolean {
  const frame = position.work.at(-1);
  if (asks !== 'may' || frame?.frame !== 'apply' || frame.accepted || frame.answers.length > 0) return false;
  const ability = registry.ability(effectParts(frame.effect).ability);
  return ability.ability === 'replacement' && ability.optional !== undefined;
}

/** Whether a player is asked if something is paid so that a text is not carried out: ward. */
export function asksToPay({ table: { position } }: Play, { asks }: Decision): boolean {
  const frame = position.work.at(-1);
  return asks === 'may' && frame?.frame === 'script' && frame.rest[0]?.do === 'unless';
}

/** Whether a rule lets a player take one object or leave it, which is to do something with it or not. */
export function isTakeOrLeave({ table: { position } }: Play, { domain }: Decision): boolean {
  const settles = position.work.at(-1)?.frame === 'settle';
  return settles && domain.of === 'objects' && domain.from.length === 1 && domain.least === 0;
}

/** What an instruction has its player do, or do in a way to be chosen. */
function ofScript(play: Play, naming: Naming, frame: ScriptFrame, decision: Decision): readonly Happening[] {
  const [instruction] = frame.rest;
  const { asks, by, about } = decision;
  if (!instruction || by === 'chance') return [];
  if (asks === 'may') return ofOffer(play, naming, doneBy(frame.env, by), instruction);
  // What a text says as it is carried out says itself what it chooses for; what a cost takes is told.
  const own = about.ability !== null && frame.env.manner !== 'cost';
  if (own || instruction.do !== 'act') return [];
  if (asks === 'name' && !play.catalogue.events[instruction.act.event]?.ways) return [];
  const doneTo = (given: readonly Answer[]): readonly Happening[] =>
    naming.happenings(planned(play, frame.env, [instruction], given));
  const done = doneTo(some(decision));
  const { domain } = decision;
  const single =
    domain.of === 'objects' && domain.least === 1 && done.some(({ arrival }) => arrival !== null);
  const alike = !single || domain.from.every((one) => arriveAlike(done, doneTo([{ objects: [one] }])));
  // Which mana it is, or in which way, is what is still asked; and how what is chosen arrives, where not all would arrive so.
  return done.map((event) => ({ ...event, mana: null, way: null, arrival: alike ? event.arrival : null }));
}

function arriveAlike(some: readonly Happening[], others: readonly Happening[]): boolean {
  return some.every(({ arrival }, at) => equals(arrival, others[at]?.arrival));
}

/** Events as they are told; what only leads to others says nothing. */
function toldOf(naming: Naming, events: readonly GameEvent[]): readonly Happening[] {
  return naming.happenings(events.filter((event) => !naming.isQuiet(event)));
}

/** The same, of what is asked for: where it would say nothing at all, what only leads to others is told. */
function toldOrAll(naming: Naming, events: readonly GameEvent[]): readonly Happening[] {
  const told = toldOf(naming, events);
  return told.length > 0 ? told : naming.happenings(events);
}

/**
 * What a player may do. What has that asked by a rule of its own says it by itself: that a cost is paid. What else is to be
 * paid for it is told with it; where that cannot be said yet, neither can what is decided.
 */
function ofOffer(play: Play, naming: Naming, env: Env, instruction: Instruction): readonly Happening[] {
  // A price is told in full.
  if (instruction.do === 'unless') return naming.happenings(planned(play, env, instruction.cost));
  if (instruction.do !== 'may') return [];
  const done = planned(play, env, instruction.steps);
  const { cost = [] } = instruction;
  const own = done.filter(({ kind }) => play.catalogue.events[kind]?.chosenBy !== undefined);
  if (own.length > 0) return toldOrAll(naming, own);
  if (cost.length === 0) return toldOrAll(naming, done);
  const paid = planned(play, envWith(env, { manner: 'cost' }), cost);
  return paid.length > 0 ? toldOf(naming, [...paid, ...done]) : [];
}

/** What instructions would bring about; nothing where that rests on a choice that is still to be made. */
function planned(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
  given: readonly Answer[] = [],
): readonly GameEvent[] {
  const answers = new Answers(given, play.policy.chooses, given.length === 0);
  const plan = planTogether(play, env, steps, planning(play, answers));
  return plan.rest.length > 0 || (given.length === 0 && answers.consulted) ? [] : plan.events;
}

/** An answer that could be given, to see what is done with what is chosen. */
function some({ domain }: Decision): readonly Answer[] {
  if (domain.of === 'options') return domain.options.some(({ option }) => option === 'player') ? [FIRST] : [];
  if (domain.of === 'words') return domain.words.slice(0, 1).map((word) => ({ word }));
  if (domain.of !== 'objects') return [];
  return [{ objects: domain.from.slice(0, Math.max(domain.least, 1)) }];
}

/** What a replacement effect lets its player do, or divides. */
function ofEffect(play: Play, naming: Naming, frame: ApplyFrame, decision: Decision): readonly Happening[] {
  const { asks, rule, domain } = decision;
  if (asks === 'name' && rule === play.policy.chooses.divide && domain.of === 'words') {
    const [word = ''] = domain.words;
    const kinds = new Set(eventsOf(play, frame).map(({ kind }) => kind));
    const brought = foreseen(play, frame, { word }) ?? [];
    return inAll(naming.happenings(brought.filter(({ kind }) => !kinds.has(kind))));
  }
  if (asks !== 'may') return [];
  const without = naming.happenings(foreseen(play, frame, DECLINE) ?? eventsOf(play, frame));
  try {
    return apart(naming.happenings(foreseen(play, frame, ACCEPT) ?? []), without);
  } catch (stopped) {
    if (!(stopped instanceof Undecided) || !copies(play, frame)) throw stopped;
    return without.map((event) => ({ ...event, arrival: { ...BARE, copy: { of: null } } }));
  }
}

/** The events to which an effect is being applied. */
function eventsOf({ table }: Play, { nodes }: ApplyFrame): readonly GameEvent[] {
  const group = table.position.work.findLast((one) => one.frame === 'group');
  return group?.frame === 'group' ? nodesOf(group, nodes).flatMap(({ events }) => events) : [];
}

function copies({ table }: Play, { effect }: ApplyFrame): boolean {
  const changes = changesOf(table.registry.ability(effectParts(effect).ability));
  return changes.some(({ change }) => change === 'copy');
}

const BARE: Arriving = {
  controller: null,
  status: [],
  without: [],
  counters: [],
  keywords: [],
  copy: null,
  chosen: [],
  picked: [],
  along: [],
};

/** What is done where it is agreed to and not otherwise: along with an arrival, or how that arrives. */
function apart(agreed: readonly Happening[], declined: readonly Happening[]): readonly Happening[] {
  return agreed.flatMap((event, index): readonly Happening[] => {
    const { arrival } = event;
    const other = declined[index]?.arrival ?? BARE;
    if (!arrival) return [];
    const along = arrival.along.filter((one) => !has(other.along, one));
    if (along.length > 0) return along;
    const own: Arriving = {
      ...BARE,
      controller: arrival.controller === other.controller ? null : arrival.controller,
      copy: equals(arrival.copy, other.copy) ? null : arrival.copy,
      status: arrival.status.filter((one) => !has(other.status, one)),
      counters: arrival.counters.flatMap((one) => moreThan(one, other.counters)),
      keywords: arrival.keywords.filter((one) => !has(other.keywords, one)),
    };
    return plainOrNot(own) ? [{ ...event, arrival: own }] : [];
  });
}

/** The counters that are not there in any case. */
function moreThan(one: Arriving['counters'][number], others: Arriving['counters']): Arriving['counters'] {
  const before = others.find(({ counter }) => counter === one.counter)?.amount ?? 0;
  if (compare(before, 0) === 0) return [one];
  const amount = subtract(one.amount, before);
  return compare(amount, 0) === 0 ? [] : [{ ...one, amount, more: true }];
}

function has(list: readonly unknown[], one: unknown): boolean {
  return list.some((other) => equals(other, one));
}

/** What a rule would have done with what it lets a player take. */
function ofRule(play: Play, decision: Decision): readonly GameEvent[] {
  const { domain } = decision;
  if (!isTakeOrLeave(play, decision) || domain.of !== 'objects') return [];
  const step = play.policy.settle(play, (_by, from) => from);
  if (step.do !== 'events') return [];
  return step.events.filter(({ object }) => object !== null && domain.from.includes(object));
}
