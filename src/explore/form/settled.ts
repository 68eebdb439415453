/**
 * Of events that are settled, what nothing asks any more: it tells no positions apart.
 *
 * What has happened is looked at by no effect again. Neither is what nothing looks at now, where nothing changes before all
 * of a group happens at once (`Policy.atOnce`). Of such an event it says nothing what was declined for it; nor what has
 * been applied to it, but for what is asked of all of the group. And where something else has taken the place of several
 * events that are alike but for their objects, it says nothing which of it has taken the place of which.
 */

import type { Replacement } from '../../ability/ability.js';
import type { ObjectId } from '../../ground/id.js';
import { ifKnown } from '../../ground/known.js';
import type { Play } from '../../kernel/play/play.js';
import { viewGroup } from '../../kernel/replacing/gather.js';
import type { Use } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { GroupFrame, Node } from '../../position/frame.js';
import type { GroupView } from '../../rulebook/policy.js';

/**
 * How an event is settled: it is `over`, or only waits to happen with all others (`waits`; `forgets` where of what has been
 * applied to it no more is asked than which texts that were).
 */
export type Settling = 'over' | 'waits' | 'forgets';

/** What of the events of a group is settled. */
export interface Settled {
  readonly how: ReadonlyMap<Node, Settling>;
  /** Those of which it says nothing what has taken the place of which, among those that are alike. */
  readonly apart: ReadonlySet<Node>;
}

const NOTHING: Settled = { how: new Map(), apart: new Set() };

/**
 * @param at the place of the group in the work that is unfinished
 * @param inOrder somebody asks in which order things happen
 */
export function settledIn(play: Play, frame: GroupFrame, at: number, inOrder: boolean): Settled {
  if (!frame.nodes.some(isTouched)) return NOTHING;
  const how = new Map<Node, Settling>();
  let view: GroupView | null = null;
  const waiting = areWaiting(play, frame, at);
  for (const node of frame.nodes) {
    if (!isTouched(node)) continue;
    if (node.state === 'done') how.set(node, 'over');
    else if (waiting && node.state === 'live') {
      view ??= viewGroup(play, frame);
      if (waits(view, node)) how.set(node, forgets(view, node) ? 'forgets' : 'waits');
    }
  }
  return { how, apart: how.size < 2 ? NOTHING.apart : exchangeable(play, frame, how, inOrder) };
}

/** Whether anything has been said of an event by now. */
function isTouched({ uses, inherited, declined, state }: Node): boolean {
  return uses.length > inherited || declined.length > 0 || state === 'done';
}

/** Whether nothing changes before all that is left of a group happens: no more is under way than effects that are worked out. */
function areWaiting(
  { policy, observer, reasons, table }: Play,
  { released }: GroupFrame,
  at: number,
): boolean {
  return (
    policy.atOnce === true &&
    // Whoever listens is told why what was declined is not applied as it happens.
    !(observer && reasons) &&
    !released &&
    table.position.work.every(({ frame }, index) => index <= at || frame === 'apply')
  );
}

/** Whether no effect looks at an event, so that it stays what it is. What it contains has been offered nothing. */
function waits(view: GroupView, node: Node): boolean {
  const { events } = view.game.catalogue;
  if (node.events.some(({ kind }) => events[kind]?.amongOthers || events[kind]?.sequence)) return false;
  // What is looked at sooner than in the game may rest on what is not known.
  return ifKnown(() => view.considered(node).length === 0, false);
}

/** Whether of the effects that have been applied to an event no more is asked than which texts they are. */
function forgets(view: GroupView, node: Node): boolean {
  const { policy, catalogue, table } = view.game;
  const { events, uses, inherited, after } = node;
  const isPlain = ({ ability: key, part }: Use): boolean => {
    const ability = table.registry.ability(key);
    return part === 'outcome' && ability.ability === 'replacement' && goesNoFurther(ability);
  };
  return (
    policy.spent !== undefined &&
    after.length === 0 &&
    // To what it contains they have been applied as well.
    !view.closed(node) &&
    !events.some(({ kind }) => catalogue.events[kind]?.joint) &&
    uses.slice(inherited).every(isPlain)
  );
}

/** Whether nothing follows what an effect does, so that nothing asks what has come of it. */
function goesNoFurther({ after = [], outcome }: Replacement): boolean {
  return after.length === 0 && (outcome.outcome !== 'stand in' || outcome.do.length < 2);
}

/**
 * Events in whose place others have come that happen to none of their objects: what has become of one is told by nothing from
 * what has become of the other.
 */
function exchangeable(
  play: Play,
  frame: GroupFrame,
  how: ReadonlyMap<Node, Settling>,
  inOrder: boolean,
): ReadonlySet<Node> {
  const { catalogue, policy, table } = play;
  const { nodes, assigned } = frame;
  if (nodes.some(({ origin }) => catalogue.events[origin.kind]?.whole)) return NOTHING.apart;
  // Later words ask to which of them it was done.
  if (table.position.work.some((one) => one.frame === 'script' && one.comes)) return NOTHING.apart;
  const within = new Set(nodes.map((node) => node.within));
  const meant = new Set(assigned.flatMap(({ results }) => results.map(({ node }) => node)));
  meant.add(table.position.decision?.about.event ?? -1);
  const those = nodes.filter((node) => {
    const { id, origin, events, uses, inherited, bound } = node;
    const settling = how.get(node);
    if (!settling || origin.object === null || uses.length === inherited || bound) return false;
    if (node.within !== null || within.has(id) || meant.has(id) || policy.passesOn(node)) return false;
    const kind = catalogue.events[origin.kind];
    if (kind?.amounts || kind?.conceive || kind?.lostFromSight) return false;
    return (
      settling === 'over' || (!inOrder && node.after.length === 0 && !events.some((one) => comes(play, one)))
    );
  });
  const own = new Set<ObjectId | null>(those.map(({ origin }) => origin.object));
  return new Set(those.filter(({ events }) => !events.some(({ object }) => own.has(object))));
}

/** Whether it may count when something comes to where it goes: where the order counts, or when it came. */
function comes({ catalogue }: Play, { to, kind, detail }: GameEvent): boolean {
  const { sequence, happen } = catalogue.events[kind] ?? {};
  if (sequence || !happen || detail?.arrival) return true;
  const zone = to === null ? undefined : catalogue.zones[to.zone];
  return to !== null && (zone === undefined || zone.ordered || zone.field);
}
