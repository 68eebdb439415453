/** Of events that do not happen together: which comes first, while the others wait until it has happened. */

import type { ObjectId, RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import type { Step } from '../../rulebook/policy.js';
import type { Play } from '../play/play.js';
import { changeThese } from '../play/these.js';
import { changeNodes, nodesOf, update } from '../play/work.js';
import { viewGroup } from './gather.js';
import { setApart } from './parted.js';

type First = Extract<Step, { do: 'first' }>;

/** Lets one of these events come first; where there are several, a player says which. */
export function putFirst(play: Play, frame: GroupFrame, step: First): void {
  const { by, among, others, rule } = step;
  if (setApart(play, frame, ({ id }) => among.includes(id) || others.includes(id))) return;
  if (among.length === 1) return postpone(play, frame, others, rule);
  play.table.journal.set(play.table.position, 'decision', {
    by,
    asks: 'order',
    domain: { of: 'objects', from: [...flat(nodesOf(frame, among), objectsOf)], least: 1, most: 1 },
    rule,
    about: { effect: null, ability: null, source: null, event: null, each: null },
  });
}

/** A player has said to what it happens first. */
export function answerFirst(play: Play, frame: GroupFrame, chosen: readonly ObjectId[]): void {
  const step = play.policy.next(viewGroup(play, frame));
  if (step.do !== 'first') throw new Error('nothing comes first');
  const left = nodesOf(frame, step.among).filter(
    (node) => !objectsOf(node).some((id) => chosen.includes(id)),
  );
  postpone(play, frame, [...left.map(({ id }) => id), ...step.others], null);
}

function objectsOf({ events }: Node): readonly ObjectId[] {
  return flat(events.slice(0, 1), ({ object }) => (object === null ? [] : [object]));
}

function eventsOf({ events }: Node): readonly GameEvent[] {
  return events;
}

function postpone(play: Play, frame: GroupFrame, ids: readonly number[], rule: RuleKey | null): void {
  if (play.observer) {
    const waits = ({ id, state }: Node): boolean => ids.includes(id) || state === 'later';
    const later = frame.nodes.filter(waits);
    const first = frame.nodes.filter((node) => !waits(node) && node.state !== 'done');
    play.observer({ notice: 'first', events: flat(first, eventsOf), later: flat(later, eventsOf), rule });
  }
  changeThese(play, frame, ids, (node) => nodeWith(node, { state: 'later' }));
  if (areInTurn(play, nodesOf(frame, ids))) followLast(play, frame, ids.at(-1));
}

/** Whether each of these is somebody's turn at what all were told: then what follows each of them is part of that turn. */
function areInTurn({ policy }: Play, waiting: readonly Node[]): boolean {
  return waiting.some(({ events }) => events.some(({ kind }) => policy.inTurn?.(kind)));
}

/** What has so far been told to follow any of them follows the last. */
function followLast(play: Play, frame: GroupFrame, last: number | undefined): void {
  const after = flat(frame.nodes, (node) => (node.state === 'done' ? [] : node.after));
  changeNodes(play, frame, (node) =>
    node.state === 'done' ? node : nodeWith(node, { after: node.id === last ? after : [] }),
  );
}

/** What has waited is on its way: what is there by now concerns it. */
export function takeUp(play: Play, frame: GroupFrame): void {
  update(play, frame, 'since', play.table.position.clock);
  changeNodes(play, frame, (node) => (node.state === 'later' ? nodeWith(node, { state: 'live' }) : node));
}

/** What would follow events that have come first follows all that was raised with them. Returns what is left to follow at once. */
export function handOn(play: Play, frame: GroupFrame, ids: readonly number[]): readonly Node[] {
  const waiting = frame.nodes.filter(({ state }) => state === 'later');
  const carried = nodesOf(frame, ids);
  if (areInTurn(play, waiting)) return carried;
  const after = flat(carried, (node) => node.after);
  changeThese(play, frame, [...ids, waiting[0]?.id ?? -1], (node) =>
    nodeWith(node, { after: ids.includes(node.id) ? [] : [...after, ...node.after] }),
  );
  return [];
}
