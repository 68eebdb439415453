/** Applying one replacement effect: what it makes of the events, with everything that its players choose for it. */

import type { Replacement } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import { changesOf } from '../ability/parts.js';
import { Answers, Undecided } from '../evaluate/answers.js';
import { doneBy } from '../evaluate/env.js';
import { changeArrival, forOthers } from '../evaluate/modify.js';
import { type Plan, type Planning, planTogether, type Reserve } from '../evaluate/plan.js';
import { players } from '../evaluate/players.js';
import { WHOLE } from '../evaluate/selection.js';
import { type Amount, add, compare, subtract } from '../ground/amount.js';
import type { ObjectId, RuleKey } from '../ground/id.js';
import { type Env, envWith, type Use } from '../position/env.js';
import { eventWith, type GameEvent } from '../position/event.js';
import {
  type ApplyFrame,
  type Assignment,
  type Continuation,
  type Node,
  nodeWith,
} from '../position/frame.js';
import { isOff } from '../rulebook/game.js';
import type { Candidate, Fit, GroupView } from '../rulebook/policy.js';
import { View } from './gather.js';
import { writeUse } from './ledger.js';
import { multiplied } from './multiplied.js';
import type { WithheldObject } from './observer.js';
import type { Play } from './play.js';
import { type Division, divide, type Portion, prevent } from './portion.js';
import { whyImpossible } from './raise.js';
import { unpaidBy } from './script.js';
import { takeShares } from './shares.js';
import { nodesOf, popFrame, update } from './work.js';

/** What an application comes to. */
export interface Application {
  readonly results: Assignment['results'];
  /** How many of the first events of the first result pay for the others. */
  readonly cost: number;
  readonly after: Continuation | null;
  readonly shares: ReadonlyMap<ObjectId, Amount>;
  /** Everything that the effect does can be done, and in full. */
  readonly complete: boolean;
  /** What is done to apply it can be done, and in full. */
  readonly payable: boolean;
  /** The events with as much as was taken of each, where an effect takes amounts. */
  readonly taken?: readonly GameEvent[];
}

export function stepApply(play: Play, frame: ApplyFrame): void {
  const group = play.table.position.work.findLast((one) => one.frame === 'group');
  if (group?.frame !== 'group') throw new Error('an application outside a group');
  const view = new View(play, group);
  const candidate = candidateFor(view, frame);
  const arrives = nodesOf(group, frame.nodes).some(({ events }) =>
    events.some(({ detail }) => detail?.arrival),
  );
  const { chooses } = play.policy;
  const { arriving } = chooses;
  const rules =
    arrives && arriving ? { ...chooses, choose: arriving, may: arriving, name: arriving } : chooses;
  const answers = new Answers(frame.answers, rules);
  const known = frame.accepted || !candidate.ability.optional ? view.foregone(frame.nodes, candidate) : null;
  const reserved = known?.reserved ?? new Reserved(() => reservedFor(play, view, frame.nodes));
  let application: Application | null;
  try {
    application =
      known?.application ?? workOut(play, view, candidate, frame.nodes, answers, frame.accepted, reserved);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    const about = { ...undecided.decision.about, effect: candidate.effect, event: frame.nodes[0] ?? null };
    play.table.journal.set(play.table.position, 'decision', { ...undecided.decision, about });
    return;
  }
  popFrame(play);
  if (!application) {
    const nodes = group.nodes.map((node) =>
      frame.nodes.includes(node.id)
        ? nodeWith(node, { declined: [...node.declined, candidate.effect] })
        : node,
    );
    update(play, group, 'nodes', nodes);
    return;
  }
  const events = nodesOf(group, frame.nodes).flatMap((node) =>
    fitsOf(view, node, candidate).flatMap(({ member }) => node.events[member] ?? []),
  );
  const { effect, key: ability } = candidate;
  const withheld = play.observer ? reserved.withheld : [];
  if (withheld.length > 0) play.observer?.({ notice: 'withheld', effect, ability, withheld });
  // What an effect could not prevent does not use it up.
  const used = application.taken ?? events;
  if (used.length > 0) writeUse(play, candidate, effect, used);
  const { results, after } = takeShares(play, application);
  const assignment: Assignment = { effect, ability, results, after, cost: application.cost, meant: [] };
  update(play, group, 'assigned', [...group.assigned, assignment]);
}

/** The effect as it applies to the first of the events: looked up anew, since frames hold only its name. */
function candidateFor(view: GroupView, { effect, nodes }: ApplyFrame): Candidate {
  const [node] = nodesOf(view.frame, nodes);
  const candidate = node && view.considered(node).find((one) => one.effect === effect);
  if (!candidate) throw new Error(`${effect} does not apply`);
  return candidate;
}

/** The events of a node that an effect matches, and its words for each. */
function fitsOf(view: GroupView, node: Node, candidate: Candidate): readonly Fit[] {
  const own = view.considered(node).find((one) => one.effect === candidate.effect) ?? candidate;
  return [own, ...own.others];
}

/** Which of a node's events an effect matches first. */
function memberOf(view: GroupView, node: Node, candidate: Candidate): number {
  return fitsOf(view, node, candidate)[0]?.member ?? candidate.member;
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
  reserved: Reserve,
): Application | null {
  const { ability } = candidate;
  const said = together(candidate.env, ids.length);
  const [player] = ability.optional ? players(play, said, ability.optional) : [];
  if (ability.optional && !accepted && (player === undefined || !answers.may(player, said))) return null;
  const by = (words: Env): Env => (player === undefined ? words : doneBy(words, player));
  const env = by(said);
  const nodes = nodesOf(view.frame, ids);
  // A cost is paid in full or not at all, whatever else may be done as far as possible.
  const pays = (event: GameEvent): boolean =>
    whyImpossible(play, event) === null && unpaidBy(play, event) === null;
  const planning: Planning = {
    answers,
    reserved,
    own: ownOf(nodes),
    doable: (event) => reserved === UNBOUND || play.policy.doable(play, event),
    payable: (events) => {
      // What comes of this rests on what has been chosen for the other arrivals.
      answers.consulted = true;
      return payableTogether(events, view).every(pays);
    },
  };
  const use: Use = { effect: candidate.effect, ability: candidate.key, part: 'outcome' };
  const uses = [...(nodes[0]?.uses ?? []), use];
  const paying: Planning = { ...planning, doable: pays };
  const cost = planTogether(play, envWith(env, { uses, manner: 'cost' }), ability.cost ?? [], paying);
  if (ability.outcome.outcome === 'modify') return modify(play, view, candidate, nodes, cost, planning);
  if (ability.outcome.outcome === 'prevent') return preventing(play, view, candidate, nodes, cost, answers);
  const main = standIn(
    play,
    times(candidate, ids.length),
    envWith(cost.env, { manner: env.manner }),
    planning,
  );
  const done = [...cost.events, ...main.events];
  const idle = done.length === 0 && main.rest.length === 0 && ability.outcome.outcome === 'stand in';
  const results: Assignment['results'][number][] = nodes.map((node, index) => ({
    node: node.id,
    member: memberOf(view, node, candidate),
    events: index === 0 ? done : [],
  }));
  const shares = new Map(cost.shares);
  for (const [id, share] of main.shares) shares.set(id, share);
  let { complete } = main;
  // What an event consists of besides is replaced with it, each part for itself.
  for (const node of nodes) {
    for (const fit of fitsOf(view, node, candidate).slice(1)) {
      const words = envWith(by(fit.env), { uses });
      const part = standIn(play, { ...candidate, ...fit }, words, planning);
      results.push({ node: node.id, member: fit.member, events: part.events });
      for (const [id, share] of part.shares) shares.set(id, share);
      complete &&= part.complete;
    }
  }
  return {
    results,
    cost: cost.events.length,
    after: continuation([...main.rest, ...(ability.after ?? [])], main.env, candidate, idle),
    shares,
    complete: cost.complete && complete,
    payable: cost.complete,
  };
}

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

/** What is to be paid, each with as much again as has been chosen to be paid along with the arrivals of the group. */
function payableTogether(events: readonly GameEvent[], { nodes }: GroupView): readonly GameEvent[] {
  const chosen = nodes.flatMap((node) => node.events.flatMap(({ detail }) => detail?.arrival?.along ?? []));
  return events.map((event) => {
    if (event.amount === null || event.object !== null) return event;
    const alike = chosen.filter(
      ({ kind, player, object }) => kind === event.kind && player === event.player && object === null,
    );
    return eventWith(event, {
      amount: alike.reduce((sum, one) => add(sum, one.amount ?? 0), event.amount),
    });
  });
}

/** Nothing is reserved, and everything counts as something that can be done. */
export const UNBOUND: Reserve = Object.freeze({ has: () => false, bars: () => false });

/** All that may not be chosen, by its rule, and what may not even be dealt with where the text speaks of it. */
export interface ReservedObjects {
  readonly all: ReadonlyMap<ObjectId, RuleKey>;
  readonly hard: ReadonlySet<ObjectId>;
}

/** What the rulebook reserves as an effect is applied to these events. */
export function reservedFor(play: Play, view: GroupView, ids: readonly number[]): ReservedObjects {
  const nodes = nodesOf(view.frame, ids);
  const own = ownOf(nodes);
  const reserved = play.policy.reserved(view, nodes).filter(({ rule }) => !isOff(play, rule));
  const hard = reserved.flatMap(({ objects, sparesOwn }) =>
    sparesOwn ? objects.filter((id) => !own.has(id)) : objects,
  );
  const all = reserved.flatMap(({ objects, rule }) => objects.map((object) => [object, rule] as const));
  return { all: new Map(all), hard: new Set(hard) };
}

/** What is reserved, worked out when it is first asked for; keeps what was asked, for what comes of an effect rests on that. */
export class Reserved implements Reserve {
  /** Something is chosen among what is not. */
  chosen = false;
  private readonly find: () => ReservedObjects;
  private found: ReservedObjects | null = null;
  private had: Map<ObjectId, RuleKey | undefined> | null = null;
  private barred: Map<ObjectId, RuleKey | undefined> | null = null;

  constructor(find: () => ReservedObjects) {
    this.find = find;
  }

  has(object: ObjectId): boolean {
    this.chosen = true;
    this.found ??= this.find();
    const rule = this.found.all.get(object);
    this.had ??= new Map();
    this.had.set(object, rule);
    return rule !== undefined;
  }

  bars(object: ObjectId): boolean {
    this.found ??= this.find();
    const rule = this.found.hard.has(object) ? this.found.all.get(object) : undefined;
    this.barred ??= new Map();
    this.barred.set(object, rule);
    return rule !== undefined;
  }

  /** Whether everything that was asked would be answered the same by what is reserved now. */
  isAsBefore(now: () => ReservedObjects): boolean {
    if (!this.had && !this.barred) return true;
    const { all, hard } = now();
    for (const [object, rule] of this.had ?? []) if (all.has(object) !== (rule !== undefined)) return false;
    for (const [object, rule] of this.barred ?? []) {
      if ((hard.has(object) && all.has(object)) !== (rule !== undefined)) return false;
    }
    return true;
  }

  /** What was asked for and is not to be had, so far. */
  get withheld(): readonly WithheldObject[] {
    const refused = new Map(
      [...(this.had ?? []), ...(this.barred ?? [])].filter(([, rule]) => rule !== undefined),
    );
    return [...refused].flatMap(([object, rule]) => (rule === undefined ? [] : [{ object, rule }]));
  }
}

/** The objects whose events are being replaced: as they were raised, and as they now would happen. */
function ownOf(nodes: readonly Node[]): Pick<ReadonlySet<ObjectId>, 'has'> {
  const isOn = ({ origin, events }: Node, id: ObjectId): boolean =>
    origin.object === id || events.some(({ object }) => object === id);
  return { has: (id) => nodes.some((node) => isOn(node, id)) };
}

interface StandIn extends Plan {
  /** What comes later. */
  readonly rest: readonly Instruction[];
}

function standIn(play: Play, { ability }: Candidate, env: Env, planning: Planning): StandIn {
  const { outcome } = ability;
  if (outcome.outcome === 'stand in') return planTogether(play, env, outcome.do, planning);
  return { events: [], env, complete: true, shares: WHOLE, rest: [] };
}

/** The events that an effect replaces, each with its node and place there, and the words for it. */
interface Replaced extends Fit {
  readonly node: number;
  readonly event: GameEvent;
}

function replacedIn(view: GroupView, nodes: readonly Node[], candidate: Candidate): readonly Replaced[] {
  return nodes.flatMap((node) =>
    fitsOf(view, node, candidate).flatMap((fit) => {
      const event = node.events[fit.member];
      return event ? [{ member: fit.member, env: fit.env, node: node.id, event }] : [];
    }),
  );
}

/** Who divides what is left of an effect among events: whoever is affected. */
function divisionOf(view: GroupView, replaced: readonly Replaced[], env: Env, answers: Answers): Division {
  const [first] = replaced;
  return { answers, by: (first && view.affected(first.event)) ?? env.you };
}

/** Later words speak of what was prevented of all the events together (615.5). */
function preventing(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  cost: Plan,
  answers: Answers,
): Application {
  const replaced = replacedIn(view, nodes, candidate);
  const events = replaced.map(({ event }) => event);
  const env = envWith(cost.env, { manner: candidate.env.manner });
  const portions = prevent(play, candidate, events, env, divisionOf(view, replaced, env, answers));
  const results = replaced.map(({ node, member }, index) => ({
    node,
    member,
    events: [
      ...(index === 0 ? cost.events : []),
      ...[portions[index]?.left, portions[index]?.prevention].flatMap((one) => one ?? []),
    ],
  }));
  const taken = events.flatMap((event, index) => {
    const amount = portions[index]?.taken ?? 0;
    if (event.amount === null) return [event];
    return compare(amount, 0) > 0 ? [eventWith(event, { amount })] : [];
  });
  const after = continuation(candidate.ability.after ?? [], lookingAt(env, events, portions), candidate);
  return {
    results,
    cost: cost.events.length,
    after,
    shares: cost.shares,
    complete: cost.complete,
    payable: cost.complete,
    taken,
  };
}

/** Words that look at one event look at as much as there was of all, and as was prevented of it. */
function lookingAt(env: Env, events: readonly GameEvent[], portions: readonly Portion[]): Env {
  const [first] = events;
  if (!first || first.amount === null) return env;
  const amount = events.map((event) => event.amount ?? 0).reduce(add, 0);
  const prevented = portions.map(({ taken }) => taken).reduce(add, 0);
  const event = env.event ?? first;
  return envWith(env, { event: eventWith(event, { amount, detail: { ...event.detail, prevented } }) });
}

function modify(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  cost: Plan,
  planning: Planning,
): Application {
  const { ability } = candidate;
  if (ability.outcome.outcome !== 'modify') throw new Error('not a modification');
  let { complete, env } = cost;
  const { limits, used } = portioned(play, view, candidate, nodes, cost.env, planning.answers);
  const shares = new Map(cost.shares);
  const results: { node: number; member: number; events: readonly GameEvent[] }[] = [];
  for (const node of nodes) {
    const fits = limits.filter((one) => one.node === node.id);
    for (const [place, { member, event, env: own, limit }] of fits.entries()) {
      const costs = results.length === 0 ? cost.events : [];
      const { part, stays } = parted(event, limit);
      if (!part) {
        results.push({ node: node.id, member, events: [...costs, ...stays] });
        continue;
      }
      const words = envWith(place === 0 ? beginning(env, candidate) : own, { event: part });
      const modified = changeArrival(play, words, ability.outcome.changes, part, planning);
      const others = forOthers(play, words, ability.outcome.changes, modified.event);
      results.push({ node: node.id, member, events: [...costs, ...stays, modified.event, ...others] });
      for (const [id, share] of modified.shares) shares.set(id, share);
      complete &&= modified.complete;
      if (place === 0) env = modified.env;
    }
    const whole = wholeOf(node, fits);
    const first = results.find((result) => result.node === node.id);
    if (!whole || !first) continue;
    const plan = planTogether(play, envWith(env, { event: whole }), besides(ability), planning);
    first.events = [...first.events, ...plan.events];
    complete &&= plan.complete;
  }
  const after = continuation(ability.after ?? [], env, candidate);
  return { results, cost: cost.events.length, after, shares, complete, payable: cost.complete, ...used };
}

/** What is done with an event goes on from what the cost spoke of; what was chosen for the words is chosen for each. */
function beginning(env: Env, { env: { manner, aimed } }: Candidate): Env {
  return envWith(env, aimed ? { manner, aimed } : { manner });
}

/** What is replaced, and how much of each event an effect of so many points changes: null where it has no such limit. */
function portioned(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  env: Env,
  answers: Answers,
) {
  const replaced = replacedIn(view, nodes, candidate);
  if (candidate.ability.limit?.limit !== 'points')
    return { limits: replaced.map((one) => limited(one, null)), used: {} };
  const all = replaced.map(({ event }) => event);
  const amounts = all.map(({ amount }) => amount);
  const taken = divide(play, candidate, all, amounts, divisionOf(view, replaced, env, answers));
  const limits = replaced.map((one, index) => limited(one, taken[index] ?? 0));
  return { limits, used: { taken: limits.map(({ event, limit }) => eventWith(event, { amount: limit })) } };
}

function limited({ member, env, node, event }: Replaced, limit: Amount | null) {
  return { member, env, node, event, limit };
}

/** The part of an event that a modification of so much of it changes, and what of it stays as it was. */
function parted(
  event: GameEvent,
  amount: Amount | null,
): { part: GameEvent | null; stays: readonly GameEvent[] } {
  if (amount === null) return { part: event, stays: [] };
  if (compare(amount, 0) === 0) return { part: null, stays: [event] };
  const left = subtract(event.amount ?? 0, amount);
  const stays = compare(left, 0) > 0 ? [eventWith(event, { amount: left })] : [];
  return { part: eventWith(event, { amount }), stays };
}

/** What happens besides, as a part of the event: "those tokens plus a Food token". */
function besides(ability: Replacement): readonly Instruction[] {
  return changesOf(ability).flatMap((change) => (change.change === 'besides' ? change.do : []));
}

/** The events of a node that an effect matches as one: what its words call "that many" is how many they are together. */
function wholeOf(node: Node, fits: readonly Fit[]): GameEvent | null {
  const [first, ...others] = fits.flatMap(({ member }) => node.events[member] ?? []);
  if (!first) return null;
  if (others.length === 0 && first.amount !== null) return first;
  const amount = others.reduce((sum, one) => add(sum, one.amount ?? 0), first.amount ?? 0);
  return eventWith(first, { amount });
}

/** The later sentences of the text, with what it has spoken of. */
function continuation(
  rest: readonly Instruction[],
  env: Env,
  { effect, key: ability }: Candidate,
  idle = false,
): Continuation | null {
  if (rest.length === 0) return null;
  const uses = env.uses.filter((use) => use.effect !== effect);
  const words = envWith(doneBy(env, env.you), { uses: [...uses, { effect, ability, part: 'after' }] });
  return { do: rest, env: words, ...(idle ? { idle } : {}) };
}
