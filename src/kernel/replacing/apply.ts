/** Applying one replacement effect: what it makes of the events, with everything that its players choose for it. */

import type { Replacement } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import { refersTo } from '../../ability/referents.js';
import { fallsShort } from '../../evaluate/event/short.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { doneBy } from '../../evaluate/plan/doers.js';
import { type Plan, type Planned, type Planning, planTogether } from '../../evaluate/plan/plan.js';
import { players } from '../../evaluate/reference/players.js';
import { type Reserve, UNRESERVED, WHOLE, withShares } from '../../evaluate/reference/selection.js';
import type { EffectKey, ObjectId, RuleKey } from '../../ground/id.js';
import { added, flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import { type Env, envWith, type Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Assignment, GroupFrame, Node } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import type { Applying, Candidate, GroupView } from '../../rulebook/policy.js';
import { type Application, asTo, continuation, fitsOf, inheriting, lookedUp } from '../event/application.js';
import { multiplied } from '../event/multiplied.js';
import { whyImpossible } from '../event/raise.js';
import { takeShares } from '../event/shares.js';
import { allowing } from '../paying/cost.js';
import { isShort, nothingOf, saysOtherwise, whetherPossible } from '../paying/in-full.js';
import { paidByChoice, payableTogether, unpaidBy } from '../paying/payment.js';
import type { WithheldObject } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { nodeOf, nodesOf, update } from '../play/work.js';
import { isAnother, whichAnother } from '../watching/another.js';
import { isLimited, writeUse } from '../watching/ledger.js';
import { modify, preventing } from './amend.js';
import { View } from './gather.js';
import { isLeaving } from './leaving.js';
import { forNothing } from './results.js';

/**
 * Assigns the first of several effects, as long as what they come to is known and nobody has anything to choose.
 * Returns how many.
 */
export function assignForegone(
  play: Play,
  group: GroupFrame,
  all: readonly Applying[],
  accepted: boolean,
): number {
  const assigned = [...group.assigned];
  const view = new View(play, group);
  for (let index = 0; index < all.length; index++) {
    const { effect, nodes } = all[index] as Applying;
    // What has been assigned is looked at by what comes after it; the events are the same until it is applied.
    view.reserveAnew();
    const candidate = candidateFor(view, effect, nodes);
    const known = accepted || !candidate.ability.optional ? view.foregone(nodes, candidate) : null;
    if (!known?.application) return index;
    if (index === 0) update(play, group, 'assigned', assigned);
    assigned.push(conclude(play, view, candidate, nodes, known.application, known.reserved));
  }
  return all.length;
}

/** What has been worked out, as it is assigned; uses the effect up. */
export function conclude(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  ids: readonly number[],
  application: Application,
  reserved: Reserved,
): Assignment {
  const { effect, key: ability } = candidate;
  if (play.observer) tellWithheld(play, view, candidate, ids, reserved);
  if (isLimited(play, candidate)) {
    // What an effect could not prevent does not use it up.
    const used =
      application.taken ?? flat(nodesOf(view.frame, ids), (node) => matchedIn(view, node, candidate));
    writeUse(play, candidate, effect, used);
  }
  const { results, after } = takeShares(play, application);
  return { effect, ability, results, after, cost: application.cost, meant: NONE_MEANT };
}

const NONE_MEANT: Assignment['meant'] = [];

function tellWithheld(
  play: Play,
  view: GroupView,
  { effect, key: ability }: Candidate,
  ids: readonly number[],
  { withheld }: Reserved,
): void {
  if (withheld.length === 0) return;
  const events = nodesOf(view.frame, ids).flatMap((node) => node.events);
  play.observer?.({ notice: 'withheld', effect, ability, events, withheld });
}

function matchedIn(view: GroupView, node: Node, candidate: Candidate): readonly GameEvent[] {
  return flat(fitsOf(view, node, candidate), ({ member }) => node.events[member] ?? []);
}

/** The effect as it applies to the first of the events: looked up anew, since frames hold only its name. */
export function candidateFor(view: GroupView, effect: EffectKey, nodes: readonly number[]): Candidate {
  const node = nodes.length === 1 ? nodeOf(view.frame, nodes[0] ?? -1) : nodesOf(view.frame, nodes)[0];
  const candidate = node && lookedUp(view, node, effect);
  if (!candidate) throw new Error(`${effect} does not apply`);
  return candidate;
}

/**
 * Works out an application without carrying anything out; null where the player declines.
 * What stands in for several events stands in for them once.
 */
export function workOut(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  ids: readonly number[],
  answers: Answers,
  accepted: boolean,
  reserved: Keeping,
): Application | null {
  const { ability } = candidate;
  if (isForNothing(ability)) return forNothing(view, nodesOf(view.frame, ids), candidate);
  if (speaksOfAnother(ability)) whichAnother();
  const said = together(candidate.env, ids.length);
  const [player] = ability.optional ? players(play, said, ability.optional) : [];
  const manner = play.policy.standsInAs?.(ability);
  const by = (words: Env): Env => {
    const done = player === undefined ? words : doneBy(words, player);
    return manner === undefined ? done : envWith(done, { manner });
  };
  const env = by(said);
  const { optional, after = [] } = ability;
  const group = (): readonly Node[] => reserved.grouped?.() ?? view.nodes;
  const doable = (event: GameEvent): boolean =>
    reserved === UNBOUND || play.policy.doable(play, event, group, ability, ids);
  const short = play.policy.inFull !== undefined && isShort(play, env, ability, doable);
  // What a rule lets a player do, that rule has them choose.
  const rule = play.table.registry.ruleOf(candidate.key) ?? undefined;
  const takes = !optional || accepted || (player !== undefined && !short && answers.may(player, said, rule));
  // What is not done replaces nothing, unless the text says what then happens instead.
  if (!takes && (after.length === 0 || !saysOtherwise(after))) return null;
  const nodes = nodesOf(view.frame, ids);
  // A cost is paid in full or not at all, whatever else may be done as far as possible.
  const pays = (event: GameEvent): boolean =>
    whyImpossible(play, event) === null && !fallsShort(play, event) && unpaidBy(play, event) === null;
  const planning: Planning = {
    answers,
    reserved,
    isOwn: (id) => isOn(nodes, id),
    doable,
    possible: allowing(play),
    payable: (events) => payableTogether(events, group()).every(pays),
  };
  const use: Use = { effect: candidate.effect, ability: candidate.key, part: 'outcome' };
  const uses = added(nodes[0]?.uses ?? [], use);
  const charged = chargedFor(ability);
  const cost: Plan = charged
    ? planTogether(play, envWith(env, { uses, manner: 'cost' }), charged, { ...planning, doable: pays })
    : { events: NO_EVENTS, env: envWith(env, { uses }), complete: true, shares: WHOLE };
  if (ability.outcome.outcome === 'modify') return modify(play, view, candidate, nodes, cost, planning);
  if (ability.outcome.outcome === 'prevent') return preventing(play, view, candidate, nodes, cost, answers);
  const words = ability.cost ? envWith(cost.env, { manner: env.manner }) : cost.env;
  const main =
    takes && !short ? standIn(play, times(candidate, ids.length), words, planning) : nothingOf(words);
  const events = inheriting(play, main.events, nodes[0]?.events[candidate.member]);
  const done = cost.events.length === 0 ? events : [...cost.events, ...events];
  // \"If you do\" speaks of what was told, and of what it stands behind where nothing was.
  const idle = done.length === 0 && main.told;
  const results = nodes.map(
    (node, index): Result => ({
      node: node.id,
      member: asTo(view, node, candidate).member,
      events: index === 0 ? done : NO_EVENTS,
    }),
  );
  let shares = withShares(cost.shares, main.shares);
  let { complete } = main;
  // What an event consists of besides is replaced with it, each part for itself.
  for (const node of nodes) {
    for (const fit of asTo(view, node, candidate).others) {
      const words = envWith(by(fit.env), { uses });
      const part = standIn(play, { ...candidate, ...fit }, words, planning);
      const told = inheriting(play, part.events, node.events[fit.member]);
      results.push({ node: node.id, member: fit.member, events: told });
      shares = withShares(shares, part.shares);
      complete &&= part.complete;
    }
  }
  const rest = after.length === 0 ? main.rest : [...main.rest, ...after];
  const possible = asked(play, words, ability, done);
  const awaits = main.awaits.filter(({ as }) => refersTo(rest, as));
  return {
    results,
    cost: cost.events.length,
    after: continuation(rest, main.env, candidate, {
      idle: idle || possible === 'none',
      partly: possible === 'part',
      awaits,
    }),
    shares,
    complete: cost.complete && complete,
    payable: cost.complete,
  };
}

const NO_EVENTS: readonly GameEvent[] = [];

/** What is paid to apply an effect. */
function chargedFor({ cost, optional }: Replacement): readonly Instruction[] | undefined {
  return cost && optional ? paidByChoice(cost) : cost;
}

type Result = Assignment['results'][number];

/** Whether what an event is replaced by is that it does not happen, at no cost and with nothing to follow: there is nothing to work out. */
export function isForNothing({ outcome, cost, optional, after }: Replacement): boolean {
  return outcome.outcome === 'not' && !cost && !optional && (after === undefined || after.length === 0);
}

/** "If a creature you control would be destroyed, you may sacrifice another permanent": than that creature, not than its source. */
const speaksOfAnother = once(({ watch, cost, outcome, after }: Replacement): boolean => {
  const { object } = watch;
  return object?.what === 'some' && !isAnother(object) && [cost, outcome, after].some(isAnother);
});

/** "That many", of what happens to objects: to how many of them it happens. */
function together(env: Env, count: number): Env {
  const { event } = env;
  return event && event.object !== null && event.amount === null
    ? envWith(env, { event: eventWith(event, { amount: count }) })
    : env;
}

/** What is done "for each" of several is done so many times. */
function times(candidate: Candidate, count: number): Candidate {
  const { ability } = candidate;
  const { outcome, scope } = ability;
  if (scope?.to !== 'each' || outcome.outcome !== 'stand in') return candidate;
  return {
    ...candidate,
    ability: { ...ability, outcome: { ...outcome, do: multiplied(outcome.do, count) } },
  };
}

/** Nothing is reserved, and everything counts as something that can be done: it is told from others by being this one. */
export const UNBOUND: Reserve = { ...UNRESERVED };

/** All that may not be chosen, by its rule, and what may not even be dealt with where the text speaks of it. */
export interface ReservedObjects {
  readonly all: ReadonlyMap<ObjectId, RuleKey>;
  readonly hard: ReadonlySet<ObjectId>;
}

/** What the rulebook reserves as an effect is applied to these events. */
export function reservedFor(play: Play, view: GroupView, ids: readonly number[]): ReservedObjects {
  const nodes = nodesOf(view.frame, ids);
  const reserved = play.policy.reserved(view, nodes).filter(({ rule }) => !isOff(play, rule));
  const hard = flat(reserved, ({ objects, sparesOwn }) =>
    sparesOwn ? objects.filter((id) => !isOn(nodes, id)) : objects,
  );
  const all = flat(reserved, ({ objects, rule }) => objects.map((object) => [object, rule] as const));
  return { all: new Map(all), hard: new Set(hard) };
}

/** A group, which tells what is reserved as an effect is applied to these events. */
interface Reserving {
  readonly game: Play;
  readonly nodes: readonly Node[];
  reservedFor(ids: readonly number[]): ReservedObjects;
}

/** What is reserved, and whether anything but that was looked at. */
interface Keeping extends Reserve {
  /** All events of the group: what comes of the effect then rests on what has become of the others so far. */
  grouped?(): readonly Node[];
}

/** What is reserved, worked out when it is first asked for; keeps what was asked, for what comes of an effect rests on that. */
export class Reserved implements Keeping {
  /** Something is chosen among what is not. */
  chosen = false;
  private view: Reserving | null;
  private readonly nodes: readonly number[];
  /** Nothing was asked for, nor ever is. */
  static readonly UNASKED = new Reserved(null, []);
  private found: ReservedObjects | null = null;
  /** The group, where it was looked at. */
  private group: readonly Node[] | null = null;
  private had: Map<ObjectId, RuleKey | undefined> | null = null;
  private barred: Map<ObjectId, RuleKey | undefined> | null = null;

  constructor(view: Reserving | null, nodes: readonly number[]) {
    this.view = view;
    this.nodes = nodes;
  }

  private get asked(): Reserving {
    if (!this.view) throw new Error('asked after the end');
    return this.view;
  }

  private get what(): ReservedObjects {
    this.found ??= this.asked.reservedFor(this.nodes);
    return this.found;
  }

  grouped(): readonly Node[] {
    this.group = this.asked.nodes;
    return this.group;
  }

  /** Nothing more is asked: what is kept does not keep the view in which it was found. */
  end(): void {
    this.view = null;
  }

  has(object: ObjectId): boolean {
    this.chosen = true;
    const rule = this.what.all.get(object);
    this.had ??= new Map();
    this.had.set(object, rule);
    return rule !== undefined;
  }

  bars(object: ObjectId): boolean {
    const { all, hard } = this.what;
    const rule = hard.has(object) ? all.get(object) : undefined;
    this.barred ??= new Map();
    this.barred.set(object, rule);
    return rule !== undefined;
  }

  leaves(object: ObjectId): boolean {
    return isLeaving(this.asked.game, this.grouped(), this.nodes, object);
  }

  /** Whether everything that was asked would be answered the same by what is reserved now. */
  isAsBefore(now: Reserving): boolean {
    if (this.group && this.group !== now.nodes) return false;
    if (!this.had && !this.barred) return true;
    const { all, hard } = now.reservedFor(this.nodes);
    for (const [object, rule] of this.had ?? []) if (all.has(object) !== (rule !== undefined)) return false;
    for (const [object, rule] of this.barred ?? []) {
      if ((hard.has(object) && all.has(object)) !== (rule !== undefined)) return false;
    }
    return true;
  }

  /** What was asked for and is not to be had, so far. */
  get withheld(): readonly WithheldObject[] {
    const refused = new Map<ObjectId, RuleKey>();
    for (const asked of [this.had, this.barred])
      for (const [object, rule] of asked ?? []) if (rule !== undefined) refused.set(object, rule);
    return [...refused].map(([object, rule]) => ({ object, rule }));
  }
}

/** Whether it is the event of this object that is being replaced: as it was raised, or as it now would happen. */
function isOn(nodes: readonly Node[], id: ObjectId): boolean {
  return nodes.some(
    ({ origin, events }) => origin.object === id || events.some(({ object }) => object === id),
  );
}

/** Whether what a text tells to be done instead can be done, where it asks that next. */
function asked(
  play: Play,
  words: Env,
  { outcome, after: [next] = [] }: Replacement,
  done: readonly GameEvent[],
): ReturnType<typeof whetherPossible> {
  if (next?.do !== 'if') return null;
  return whetherPossible(play, words, outcome.outcome === 'stand in' ? outcome.do : [], next, done);
}

function standIn(play: Play, { ability }: Candidate, env: Env, planning: Planning): Planned {
  const { outcome } = ability;
  if (outcome.outcome === 'stand in') return planTogether(play, env, outcome.do, planning);
  return { events: NO_EVENTS, env, complete: true, shares: WHOLE, rest: [], told: false, awaits: [] };
}
