/** Carrying out: what was decided now happens, all together, and what waited for it is noticed. */

import type { ObjectId, RuleKey } from '../../ground/id.js';
import type { Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeLike, nodeWith } from '../../position/frame.js';
import type { LastKnown } from '../../position/object.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { isField } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { whyImpossible } from '../event/raise.js';
import { withMost } from '../event/summed.js';
import { cameTogether } from '../event/together.js';
import { goBeneath } from '../play/beneath.js';
import { handsOf, lastKnown } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { DONE, isPutOff, newScript, newSettling, nodesOf, pushFrame, update } from '../play/work.js';
import { passWith } from '../waiting/lapse.js';
import { type Noticed, tooMany, waitFor } from '../waiting/noticed.js';
import { lookBack, notice } from '../waiting/trigger.js';
import { withComeOf } from './come-of.js';
import { type Free, freeAmong, whyNot } from './decided.js';
import { handOn } from './first.js';
import { mustGoOneWay } from './parting.js';
import { reportConsidered } from './reasons.js';
import { beginSequence } from './sequence.js';

/** More than are noticed at once; of many that look at all that happens together one waits. */
const MOST_NOTICED = 20_000;

export function carryOut(play: Play, frame: GroupFrame, ids: readonly number[], rule: RuleKey): void {
  const carried = nodesOf(frame, ids);
  if (carried.length > 1) mustGoOneWay(carried);
  for (const node of carried) reportConsidered(play, frame, node);
  const before = seenBefore(play, carried);
  const hands = handsOf(play, leaving(play, carried));
  const happened: Happened[] = [];
  const later: (() => void)[] = [];
  /** By the names of the nodes: what has happened of each. */
  const each = new Array<readonly GameEvent[] | undefined>(frame.nodes.length);
  /** By the names of the nodes: to which objects what was raised happened (null where it did not), and whether nothing did. */
  const done = new Array<readonly ObjectId[] | null | undefined>(frame.nodes.length);
  const nothing = new Array<boolean>(frame.nodes.length).fill(false);
  const how: Carrying = {
    rule,
    since: frame.since,
    free: carried.length > 1 ? freeAmong(play, carried, frame.since) : null,
  };
  for (const node of alongFirst(carried)) {
    const cut = node.bound && node.within !== null && nothing[node.within] === true;
    const sofar = happened.length;
    const objects = cut ? null : happen(play, hands, node, happened, later, how);
    nothing[node.id] = happened.length === sofar;
    each[node.id] = happened.slice(sofar).map(({ event }) => event);
    done[node.id] = objects;
  }
  play.policy.keeps?.(hands);
  // What happened may have changed what later words of the group speak of: the nodes are looked at anew.
  const nodes = frame.nodes.map((node): Node => {
    const objects = done[node.id];
    if (objects === undefined) return node;
    const now = nodeLike(node);
    now.state = 'done';
    now.happened = objects !== null;
    now.objects = objects ?? NO_OBJECTS;
    return now;
  });
  const speaking = nodes.map((node) =>
    each[node.id] && node.after.some(({ awaits }) => awaits)
      ? nodeWith(node, { after: withComeOf(play, node.after, nodes, each) })
      : node,
  );
  update(play, frame, 'nodes', speaking);
  const events = happened.map(({ event }) => event);
  if (events.length > 1) cameTogether(play, events);
  const noticed: Noticed[] = [];
  for (const one of before) if (events.includes(one.event)) noticed.push(...one.noticed);
  for (const { event, uses } of happened) {
    noticed.push(...notice(play, event, uses));
    if (noticed.length > MOST_NOTICED) tooMany(MOST_NOTICED);
  }
  const wait = (): void => {
    if (noticed.length > 0) waitFor(play, noticed);
  };
  if (!play.policy.lapse) wait();
  else if (events.length > 0) passWith(play, events, wait);
  const waits = nodes.some(isPutOff);
  follow(play, waits ? handOn(play, frame, ids) : nodesOf(frame, ids), later);
  if (events.length > 0) pushFrame(play, newSettling(true));
  for (const { kind } of events) {
    const { ends } = play.catalogue.events[kind] ?? {};
    if (ends === true || ends?.(play)) play.table.journal.set(play.table.position, 'work', []);
  }
}

interface Seen {
  readonly event: GameEvent;
  readonly noticed: readonly Noticed[];
}

/**
 * Triggers on leaving and dying see the state before; what they would notice is gathered first (Magic 603.10).
 * @throws {Withheld} of more than are followed
 */
function seenBefore(play: Play, carried: readonly Node[]): readonly Seen[] {
  const seen: Seen[] = [];
  let count = 0;
  for (const { events } of carried) {
    for (const event of events) {
      const noticed = lookBack(play, event);
      if (noticed.length > 0) seen.push({ event, noticed });
      count += noticed.length;
      if (count > MOST_NOTICED) tooMany(MOST_NOTICED);
    }
  }
  return seen;
}

const NO_OBJECTS: readonly ObjectId[] = [];

/** What leaves the field together is remembered as it was with all of it still there (last known information; Magic 608.2h). */
function leaving(play: Play, carried: readonly Node[]): ReadonlyMap<ObjectId, LastKnown> {
  const known = new Map<ObjectId, LastKnown>();
  for (const { events } of carried)
    for (const { object: id, to } of events) {
      if (id === null || !to || isField(play, to.zone) || known.has(id)) continue;
      const object = play.table.position.objects[id];
      const last = object ? lastKnown(play, object) : null;
      if (last) known.set(id, last);
    }
  return known;
}

/** Something that has happened, with the effects that were applied on the way to it. */
interface Happened {
  readonly event: GameEvent;
  readonly uses: readonly Use[];
}

/** By which rule events are carried out, and since when they have been on their way. */
interface Carrying {
  readonly rule: RuleKey;
  readonly since: number;
  /** Those of which nothing said before any of them happened that they can't happen; null where nothing says so of any. */
  readonly free: Free | null;
}

/** What an event brings with it beforehand comes before all of them: what is moved so does not arrive any more. */
function alongFirst(carried: readonly Node[]): readonly Node[] {
  if (!carried.some(isAlong)) return carried;
  return [...carried.filter(isAlong), ...carried.filter((one) => !isAlong(one))];
}

function isAlong({ within, bound }: Node): boolean {
  return within !== null && !bound;
}

/** Makes one node's events happen. Returns the objects to which what was raised happened as such; null where it did not. */
function happen(
  play: Play,
  hands: Hands,
  node: Node,
  happened: Happened[],
  later: (() => void)[],
  { rule, since, free }: Carrying,
): readonly ObjectId[] | null {
  let asRaised: readonly ObjectId[] | null = null;
  const { work } = play.table.position;
  const base = work.length;
  for (const planned of node.events) {
    if (
      movedOn(play, node, planned) ||
      isImpossible(play, planned, since, free) ||
      isAgain(play, happened, planned)
    )
      continue;
    const kind = play.catalogue.events[planned.kind];
    if (!kind) throw new Error(`no kind of event ${planned.kind}`);
    const event = asMuch(play, kind, planned);
    const sequence = kind.sequence?.(play, event) ?? [];
    const { uses, inherited } = node;
    const height = work.length;
    const by = waySaid(play, event);
    const done = sequence.length > 0 || kind.happen(hands, event, uses.slice(inherited), uses);
    if (height > base) goBeneath(play, base, height);
    if (done === false) {
      play.observer?.({ notice: 'idle', event, planned, rule, by, since });
      continue;
    }
    const objects = done !== true ? done : event.object === null ? [] : [event.object];
    if (event.kind === node.origin.kind) asRaised = [...(asRaised ?? []), ...objects];
    // What is done in parts consists of them, and is no event beside them.
    if (sequence.length > 0) {
      later.push(() => beginSequence(play, sequence, node));
      continue;
    }
    const real = done === true ? event : eventWith(event, { object: objects[0] ?? null });
    happened.push({ event: real, uses });
    play.observer?.({ notice: 'happened', event: real, planned, rule, by, since });
  }
  return asRaised;
}

/** An event with as much of it as there is to be done. */
function asMuch(play: Play, { most }: EventRule, event: GameEvent): GameEvent {
  return most ? withMost(event, most(play, event)) : event;
}

/** The rule by which an event happens as it does, where it is told. */
function waySaid(play: Play, event: GameEvent): RuleKey | null {
  return (play.observer && play.catalogue.events[event.kind]?.by?.(play, event)) ?? null;
}

/** Whether the same has happened to the object just now, where that is once at most. */
function isAgain(play: Play, happened: readonly Happened[], { kind, object }: GameEvent): boolean {
  if (object === null || !play.catalogue.events[kind]?.once) return false;
  return happened.some(({ event }) => event.kind === kind && event.object === object);
}

function isImpossible(play: Play, event: GameEvent, since: number, free: Free | null): boolean {
  const why = free ? whyNot(play, event, since, free) : whyImpossible(play, event, since);
  if (why) play.observer?.({ notice: 'impossible', event, ...why });
  return why !== null;
}

/** The object has moved on since the event was raised: it is no longer the one that is meant. */
function movedOn(play: Play, node: Node, event: GameEvent): boolean {
  if (node.stint === null || event.object === null || event.object !== node.origin.object) return false;
  return play.table.position.objects[event.object]?.stint !== node.stint;
}

/** What comes directly after: sequences, and the later sentences of what was applied. The first of them goes on top. */
function follow(play: Play, carried: readonly Node[], later: readonly (() => void)[]): void {
  for (let at = carried.length - 1; at >= 0; at--) {
    const { after } = carried[at] as Node;
    if (after.length === 0) continue;
    for (const { do: rest, env, idle = false, partly } of after.toReversed())
      pushFrame(play, newScript(rest, env, { ...DONE, attempted: !idle, ...(partly && { partly }) }));
  }
  for (const push of later.toReversed()) push();
}
