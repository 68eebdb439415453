/** Applying one replacement effect: what it makes of the events, with everything that its players choose for it. */

import type { Replacement } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import { changesOf } from '../ability/parts.js';
import { Answers, Undecided } from '../evaluate/answers.js';
import { changeArrival } from '../evaluate/modify.js';
import { type Plan, type Planning, planTogether, type Reserve } from '../evaluate/plan.js';
import { players } from '../evaluate/players.js';
import { quantity } from '../evaluate/quantity.js';
import { type Amount, add, compare, subtract } from '../ground/amount.js';
import type { ObjectId, RuleKey } from '../ground/id.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { ApplyFrame, Assignment, Continuation, GroupFrame, Node } from '../position/frame.js';
import { isOff } from '../rulebook/game.js';
import type { Candidate, Fit, GroupView } from '../rulebook/policy.js';
import { viewGroup } from './gather.js';
import { pointsLeft, writeUse } from './ledger.js';
import type { WithheldObject } from './observer.js';
import type { Play } from './play.js';
import { whyImpossible } from './raise.js';
import { unpaidBy } from './script.js';
import { takeShares } from './shares.js';
import { popFrame, update } from './work.js';

/** What an application comes to. */
export interface Application {
  readonly results: Assignment['results'];
  readonly after: Continuation | null;
  readonly shares: ReadonlyMap<ObjectId, Amount>;
  /** Everything that the effect does can be done, and in full. */
  readonly complete: boolean;
  /** What is done to apply it can be done, and in full. */
  readonly payable: boolean;
}

export function stepApply(play: Play, frame: ApplyFrame): void {
  const group = play.table.position.work.at(-2);
  if (group?.frame !== 'group') throw new Error('an application outside a group');
  const view = viewGroup(play, group);
  const candidate = candidateFor(view, frame);
  const arrives = nodesOf(group, frame.nodes).some(({ events }) =>
    events.some(({ detail }) => detail?.arrival),
  );
  const { chooses } = play.policy;
  const { arriving } = chooses;
  const rules = arrives && arriving ? { ...chooses, choose: arriving, may: arriving } : chooses;
  const answers = new Answers(frame.answers, rules);
  const reserved = new Reserved(() => reservedFor(play, view, frame.nodes));
  let application: Application | null;
  try {
    application = workOut(play, view, candidate, frame.nodes, answers, frame.accepted, reserved);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    const about = { ...undecided.decision.about, effect: candidate.effect, event: frame.nodes[0] ?? null };
    play.table.journal.set(play.table.position, 'decision', { ...undecided.decision, about });
    return;
  }
  popFrame(play);
  if (!application) {
    const nodes = group.nodes.map((node) =>
      frame.nodes.includes(node.id) ? { ...node, declined: [...node.declined, candidate.effect] } : node,
    );
    update(play, group, 'nodes', nodes);
    return;
  }
  const events = nodesOf(group, frame.nodes).flatMap((node) =>
    fitsOf(view, node, candidate).flatMap(({ member }) => node.events[member] ?? []),
  );
  const { effect, key: ability } = candidate;
  if (reserved.withheld.length > 0)
    play.observer?.({ notice: 'withheld', effect, ability, withheld: reserved.withheld });
  writeUse(play, candidate, effect, events);
  const { results, after } = takeShares(play, application);
  const assignment: Assignment = { effect, ability, results, after };
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
  // Points go to one event after the other.
  return own.ability.limit?.limit === 'points' ? [own] : [own, ...own.others];
}

/** Which of a node's events an effect matches first. */
function memberOf(view: GroupView, node: Node, candidate: Candidate): number {
  return fitsOf(view, node, candidate)[0]?.member ?? candidate.member;
}

function nodesOf(group: GroupFrame, ids: readonly number[]): readonly Node[] {
  return group.nodes.filter(({ id }) => ids.includes(id));
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
  const { ability, env } = candidate;
  if (ability.optional && !accepted) {
    const [player] = players(play, env, ability.optional);
    if (player === undefined || !answers.may(player, env)) return null;
  }
  const nodes = nodesOf(view.frame, ids);
  // A cost is paid in full or not at all, whatever else may be done as far as possible.
  const pays = (event: GameEvent): boolean =>
    whyImpossible(play, event) === null && unpaidBy(play, event) === null;
  const planning: Planning = {
    answers,
    reserved,
    own: ownOf(nodes),
    doable: (event) => reserved === UNBOUND || play.policy.doable(play, event),
    payable: (events) => payableTogether(events, view).every(pays),
  };
  const used: Env = {
    ...env,
    uses: [...(nodes[0]?.uses ?? []), { effect: candidate.effect, ability: candidate.key, part: 'outcome' }],
  };
  const paying: Planning = { ...planning, doable: pays };
  const cost = planTogether(play, { ...used, manner: 'cost' }, ability.cost ?? [], paying);
  if (ability.outcome.outcome === 'modify') return modify(play, view, candidate, nodes, cost, planning);
  const main = standIn(play, candidate, { ...cost.env, manner: env.manner }, nodes, planning);
  const results: Assignment['results'][number][] = nodes.map((node, index) => ({
    node: node.id,
    member: memberOf(view, node, candidate),
    events: index === 0 ? [...cost.events, ...main.events] : (main.others[index] ?? []),
  }));
  const shares = new Map([...cost.shares, ...main.shares]);
  let { complete } = main;
  // What an event consists of besides is replaced with it, each part for itself.
  for (const node of nodes) {
    for (const fit of fitsOf(view, node, candidate).slice(1)) {
      const words = { ...fit.env, uses: used.uses };
      const part = standIn(play, { ...candidate, ...fit }, words, [node], planning);
      results.push({ node: node.id, member: fit.member, events: part.events });
      for (const [id, share] of part.shares) shares.set(id, share);
      complete &&= part.complete;
    }
  }
  return {
    results,
    after: continuation([...main.rest, ...(ability.after ?? [])], main.env, candidate),
    shares,
    complete: cost.complete && complete,
    payable: cost.complete,
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
    return { ...event, amount: alike.reduce((sum, one) => add(sum, one.amount ?? 0), event.amount) };
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
  private readonly had = new Map<ObjectId, RuleKey | undefined>();
  private readonly barred = new Map<ObjectId, RuleKey | undefined>();

  constructor(find: () => ReservedObjects) {
    this.find = find;
  }

  has(object: ObjectId): boolean {
    this.chosen = true;
    this.found ??= this.find();
    const rule = this.found.all.get(object);
    this.had.set(object, rule);
    return rule !== undefined;
  }

  bars(object: ObjectId): boolean {
    this.found ??= this.find();
    const rule = this.found.hard.has(object) ? this.found.all.get(object) : undefined;
    this.barred.set(object, rule);
    return rule !== undefined;
  }

  /** Whether everything that was asked would be answered the same by what is reserved now. */
  isAsBefore(now: () => ReservedObjects): boolean {
    if (this.had.size + this.barred.size === 0) return true;
    const { all, hard } = now();
    for (const [object, rule] of this.had) if (all.has(object) !== (rule !== undefined)) return false;
    for (const [object, rule] of this.barred) {
      if ((hard.has(object) && all.has(object)) !== (rule !== undefined)) return false;
    }
    return true;
  }

  /** What was asked for and is not to be had, so far. */
  get withheld(): readonly WithheldObject[] {
    const refused = new Map([...this.had, ...this.barred].filter(([, rule]) => rule !== undefined));
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
  /** What is left of the other events, by place. */
  readonly others: readonly (readonly GameEvent[])[];
}

function standIn(
  play: Play,
  { ability, effect, key, member }: Candidate,
  env: Env,
  nodes: readonly Node[],
  planning: Planning,
): StandIn {
  const { outcome } = ability;
  switch (outcome.outcome) {
    case 'stand in':
      return { ...planTogether(play, env, outcome.do, planning), others: [] };
    case 'prevent': {
      const points = pointsLeft(play, { key, ability, env }, effect);
      const left = nodes.map((node) => lessened(play, env, node.events[member], points ?? outcome.amount));
      return { ...NOTHING, events: left[0] ?? [], others: left, env };
    }
    default:
      return { ...NOTHING, env };
  }
}

const NOTHING = { events: [], shares: new Map<ObjectId, Amount>(), complete: true, rest: [], others: [] };

/** An event with so much of it prevented; none of it is left where all is. */
function lessened(
  play: Play,
  env: Env,
  event: GameEvent | undefined,
  amount: Parameters<typeof quantity>[2] | 'all',
): readonly GameEvent[] {
  if (!event || amount === 'all' || event.amount === null) return [];
  const left = subtract(event.amount, quantity(play, { ...env, event }, amount));
  return compare(left, 0) > 0 ? [{ ...event, amount: left }] : [];
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
  const shares = new Map(cost.shares);
  const results: { node: number; member: number; events: readonly GameEvent[] }[] = [];
  for (const node of nodes) {
    const fits = fitsOf(view, node, candidate);
    for (const [place, fit] of fits.entries()) {
      const event = node.events[fit.member];
      if (!event) continue;
      const words = place === 0 ? { ...env, event, manner: candidate.env.manner } : { ...fit.env, event };
      const modified = changeArrival(play, words, ability.outcome.changes, event, planning);
      const events = results.length === 0 ? [...cost.events, modified.event] : [modified.event];
      results.push({ node: node.id, member: fit.member, events });
      for (const [id, share] of modified.shares) shares.set(id, share);
      complete &&= modified.complete;
      if (place === 0) env = modified.env;
    }
    const whole = wholeOf(node, fits);
    if (!whole) continue;
    const plan = planTogether(play, { ...env, event: whole }, besides(ability), planning);
    const [first] = results.filter((result) => result.node === node.id);
    if (first)
      results.splice(results.indexOf(first), 1, { ...first, events: [...first.events, ...plan.events] });
    complete &&= plan.complete;
  }
  const after = continuation(ability.after ?? [], env, candidate);
  return { results, after, shares, complete, payable: cost.complete };
}

/** What happens besides, as a part of the event: "those tokens plus a Food token". */
function besides(ability: Replacement): readonly Instruction[] {
  return changesOf(ability).flatMap((change) => (change.change === 'besides' ? change.do : []));
}

/** The events of a node that an effect matches as one: what its words call "that many" is how many they are together. */
function wholeOf(node: Node, fits: readonly Fit[]): GameEvent | null {
  const [first, ...others] = fits.flatMap(({ member }) => node.events[member] ?? []);
  if (!first) return null;
  return { ...first, amount: others.reduce((sum, { amount }) => add(sum, amount ?? 0), first.amount ?? 0) };
}

/** The later sentences of the text, with what it has spoken of. */
function continuation(
  rest: readonly Instruction[],
  env: Env,
  { effect, key: ability }: Candidate,
): Continuation | null {
  if (rest.length === 0) return null;
  const uses = env.uses.filter((use) => use.effect !== effect);
  return { do: rest, env: { ...env, uses: [...uses, { effect, ability, part: 'after' }] } };
}
