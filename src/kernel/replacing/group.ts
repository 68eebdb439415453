/**
 * The procedure: simultaneous events on their way from what would happen to what happens.
 *
 * The kernel gathers what could replace each event and asks the rulebook for the next step, again and again, until
 * every event has been carried out. A step changes only the group, until it is "carry out".
 */

import type { RuleKey } from '../../ground/id.js';
import { added, flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Option } from '../../position/decision.js';
import type { Use } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import { type Assignment, type GroupFrame, type Node, nodeLike, nodeWith } from '../../position/frame.js';
import type { Applying, GroupView, Step } from '../../rulebook/policy.js';
import { open } from '../event/contents.js';
import { hold } from '../event/held.js';
import { lostIn } from '../event/out-of-sight.js';
import { outcomeOf, tell } from '../event/outcome.js';
import { newNode } from '../event/raise.js';
import { summed } from '../event/summed.js';
import { type Broken, breaking, reportBroken } from '../event/whole.js';
import { pay, stillMeant } from '../paying/payment.js';
import type { Play } from '../play/play.js';
import { changeNodes, isPutOff, nodeOf, nodesOf, popFrame, pushFrame, update } from '../play/work.js';
import { assignForegone } from './apply.js';
import { ask } from './asking.js';
import { carryOut } from './carry.js';
import { putFirst, takeUp } from './first.js';
import { following } from './following.js';
import { viewGroup } from './gather.js';
import { parted } from './parted.js';
import { askWhich, decline, rankFirst } from './picking.js';
import { groundsOf, reportConsidered } from './reasons.js';
import { replacedInPart } from './results.js';

export function stepGroup(play: Play, frame: GroupFrame): void {
  if (!frame.nodes.some(isUnderway))
    return frame.nodes.some(isPutOff) ? takeUp(play, frame) : close(play, frame);
  const view = viewGroup(play, frame);
  perform(play, view, play.policy.next(view));
}

function isUnderway({ state }: Node): boolean {
  return state === 'live' || state === 'open';
}

/** Whether nothing is left of a group but to tell what became of it. */
export function isOver({ nodes }: GroupFrame): boolean {
  return !nodes.some((node) => isUnderway(node) || isPutOff(node));
}

function close(play: Play, frame: GroupFrame): void {
  popFrame(play);
  play.policy.underway?.end(play, frame.nodes);
  const isLost = frame.nodes.some(({ origin }) => play.catalogue.events[origin.kind]?.lostFromSight);
  tell(play, outcomeOf(play, frame), isLost ? lostIn(play, frame) : undefined, frame.nodes);
}

function perform(play: Play, view: GroupView, step: Step): void {
  const { frame } = view;
  switch (step.do) {
    case 'ask':
    case 'rank':
      return ask(play, frame, step);
    case 'assign': {
      const { besides = [], accepted, rule } = step;
      const applying = [step, ...besides];
      if (play.observer)
        for (const { effect, nodes } of applying)
          play.observer({ notice: 'assigned', effect, events: eventsOf(frame, nodes), rule });
      return assign(play, frame, applying, accepted);
    }
    case 'pay':
      return pay(play, frame, step.rule);
    case 'apply':
      return apply(play, view, step);
    case 'decline':
      return decline(play, frame, step.effects, step.nodes);
    case 'pick':
      return askWhich(play, step);
    case 'first':
      return putFirst(play, frame, step);
    case 'open':
      return open(play, frame, step.nodes, step.rule);
    case 'carry out':
      return carryOut(play, frame, step.nodes, step.rule);
    case 'hold':
      return hold(play, frame, step.nodes, step.until);
  }
}

/** Takes the answer to a question that a group asked. */
export function answerGroup(play: Play, frame: GroupFrame, options: readonly Option[], index: number): void {
  const chosen = options[index];
  if (chosen?.option === 'effect' && chosen.ranks) return rankFirst(play, frame, options, chosen);
  if (chosen?.option === 'effect') return assign(play, frame, [chosen], chosen.accepts);
  const effects = flat(options, (one) => (one.option === 'effect' ? [one] : []));
  decline(
    play,
    frame,
    effects.map(({ effect }) => effect),
    flat(effects, ({ nodes }) => nodes),
  );
}

function eventsOf(frame: GroupFrame, ids: readonly number[]): readonly GameEvent[] {
  return flat(nodesOf(frame, ids), ({ events }) => events);
}

/** One after the other; the first comes on top. What needs no answer is assigned without being taken in hand first. */
function assign(play: Play, frame: GroupFrame, all: readonly Applying[], accepted: boolean): void {
  for (const { effect, nodes } of all)
    if (isOnMany(play, frame, nodes) && parted(play, frame, effect, nodes)) return;
  const done = assignForegone(play, frame, all, accepted);
  for (const { effect, nodes } of all.slice(done).toReversed())
    pushFrame(play, { frame: 'apply', effect, nodes, accepted, answers: [] });
}

/** Whether some of these events would happen to several equal objects. */
function isOnMany({ table }: Play, frame: GroupFrame, ids: readonly number[]): boolean {
  const { objects } = table.position;
  for (const id of ids)
    for (const { object } of nodeOf(frame, id)?.events ?? [])
      if (object !== null && objects[object]?.count !== 1) return true;
  return false;
}

/** More effects than any event meets on its way. */
const MOST_USES = 1000;

/** Lets everything assigned take the place of the events that it was assigned to, all at once. */
function apply(play: Play, view: GroupView, step: Extract<Step, { do: 'apply' }>): void {
  const { frame } = view;
  const { rule, afresh = false } = step;
  let next = frame.nodes.length;
  const fresh = (node: Node, events: readonly GameEvent[]): Node => {
    const { within, bound, inherited } = node;
    return newNode(
      play,
      next++,
      events,
      node.uses,
      { within, bound, settled: false, inherited },
      node.declined,
    );
  };
  if (frame.assigned.some(({ meant }) => meant.length > 0)) {
    const assigned = frame.assigned.map((one) => stillMeant(play, one));
    update(play, frame, 'assigned', assigned);
  }
  const broken = frame.nodes.some(({ origin }) => play.catalogue.events[origin.kind]?.whole)
    ? breaking(play, frame)
    : NONE_BROKEN;
  const assigned = assignedTo(frame);
  if (play.observer) reportApplied(play, frame, assigned, broken, rule);
  changeNodes(play, frame, (node) => {
    const own = assigned[node.id] ?? NOT_ASSIGNED;
    const one = broken.get(node.id);
    if (own.length === 0 && (!one || one.partly)) return node;
    let { uses } = node;
    for (let at = 0; at < own.length; at++) uses = added(uses, useOf(own[at] as Assignment));
    if (one && !one.partly) return nodeWith(node, { events: [], uses });
    if (uses.length > MOST_USES)
      withhold('ruling/endless', `One event is replaced more than ${MOST_USES} times; no end is in sight.`);
    const made = replacedBy(node, own);
    const results = made.length === 0 ? NO_RESULTS : play.policy.together(made, view);
    const first = results[0] ?? NO_EVENTS;
    const changed = nodeLike(node);
    changed.events = areSummed(play, first) ? summed(play, first) : first;
    changed.uses = uses;
    if (own.some(goesOn)) changed.after = following(play, node, own);
    if (afresh) changed.declined = [];
    // It happens without the whole.
    if (one) changed.bound = false;
    return results.length < 2
      ? changed
      : [changed, ...results.slice(1).map((events) => fresh(changed, events))];
  });
  update(play, frame, 'assigned', []);
}

const NOT_ASSIGNED: readonly Assignment[] = [];
const NO_EVENTS: readonly GameEvent[] = [];
const NO_RESULTS: readonly (readonly GameEvent[])[] = [];

/** Whether some of these events are of a kind of which several are one event. */
function areSummed({ catalogue }: Play, events: readonly GameEvent[]): boolean {
  for (const { kind } of events) if (catalogue.events[kind]?.sums) return true;
  return false;
}

function goesOn(assigned: Assignment): boolean {
  return assigned.after !== null;
}

function useOf({ effect, ability }: Assignment): Use {
  return { effect, ability, part: 'outcome' };
}

/** The events of a node that stay as they are, and those that take the place of the others. */
function replacedBy(node: Node, assigned: readonly Assignment[]): readonly GameEvent[] {
  // Most often all that it was is replaced by one effect.
  const results = assigned.length === 1 ? assigned[0]?.results : undefined;
  const only = results?.length === 1 ? results[0] : undefined;
  return node.events.length === 1 && only?.member === 0 ? only.events : replacedInPart(node, assigned);
}

/** By node, what has been assigned to it, in this order. */
function assignedTo({ assigned, nodes }: GroupFrame): readonly (readonly Assignment[] | undefined)[] {
  const to = new Array<readonly Assignment[] | undefined>(nodes.length);
  for (const assignment of assigned) {
    for (const { node } of assignment.results) {
      const before = to[node] ?? NOT_ASSIGNED;
      if (before.at(-1) !== assignment) to[node] = added(before, assignment);
    }
  }
  return to;
}

/** Tells what is applied, and what looked at the events that it takes the place of. */
function reportApplied(
  play: Play,
  frame: GroupFrame,
  replaced: readonly unknown[],
  broken: ReadonlyMap<number, Broken>,
  rule: RuleKey,
): void {
  for (const node of frame.nodes) if (replaced[node.id]) reportConsidered(play, frame, node);
  for (const assignment of frame.assigned) {
    const { effect, ability, results } = assignment;
    const before = flat(results, ({ node, member }) => nodeOf(frame, node)?.events[member] ?? []);
    const after = flat(results, ({ node, events }) => (broken.get(node)?.partly === false ? [] : events));
    const first = broken.get(results[0]?.node ?? -1);
    const goesOn = assignment.after !== null;
    const grounds = play.reasons ? groundsOf(play, frame, assignment, before, after) : [];
    play.observer?.({
      notice: 'applied',
      effect,
      ability,
      before,
      after,
      goesOn,
      rule: first?.partly === false ? first.rule : rule,
      grounds,
    });
  }
  if (broken.size > 0) reportBroken(play, frame, broken);
}

const NONE_BROKEN: ReadonlyMap<number, Broken> = new Map();
