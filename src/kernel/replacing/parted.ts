/** Setting equal objects apart, where something is chosen for each of them, or done on account of each. */

import type { Replacement } from '../../ability/ability.js';
import type { Change } from '../../ability/change.js';
import type { Instruction } from '../../ability/instruction.js';
import { changesOf } from '../../ability/parts.js';
import { compare } from '../../ground/amount.js';
import type { EffectKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import { concernsItself } from '../../table/watch.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { update } from '../play/work.js';
import { viewGroup } from './gather.js';

/** More equal objects than anybody chooses something for one by one. */
const MOST_PARTED = 64;

/**
 * Something is chosen for each of several equal objects for itself, or done on account of each: they are set apart, and
 * what is applied first is asked again. Returns whether they were.
 */
export function parted(play: Play, frame: GroupFrame, effect: EffectKey, ids: readonly number[]): boolean {
  const view = viewGroup(play, frame);
  return setApart(play, frame, (node) => {
    if (!ids.includes(node.id)) return false;
    const candidate = view.considered(node).find((one) => one.effect === effect);
    return candidate !== undefined && isForEach(candidate.ability);
  });
}

/** Sets equal objects apart to which such events of a group would happen, an event for each. Returns whether there were any. */
export function setApart(play: Play, frame: GroupFrame, isMeant: (node: Node) => boolean): boolean {
  const { objects } = play.table.position;
  let next = frame.nodes.length;
  let done = false;
  const nodes = flat(frame.nodes, (node): Node[] => {
    const [event, ...others] = node.events;
    const id = event?.object ?? null;
    const count = id === null || event?.share != null ? 1 : (objects[id]?.count ?? 1);
    if (!event || others.length > 0 || id === null || count === 1 || !isMeant(node)) return [node];
    if (compare(count, MOST_PARTED) > 0)
      withhold('choice/too-many', `There are too many ways to choose for ${String(count)} equal objects.`);
    done = true;
    const hands = handsOf(play);
    const one = (object: ObjectId, number: number): Node => {
      const own = (of: GameEvent): GameEvent => (of.object === id ? eventWith(of, { object }) : of);
      return nodeWith(node, { id: number, events: [own(event)], origin: own(node.origin) });
    };
    const rest = Array.from({ length: Number(count) - 1 }, () => one(hands.split(id, 1), next++));
    play.observer?.({ notice: 'apart', event, into: [event, ...flat(rest, ({ events }) => events)] });
    return [node, ...rest];
  });
  if (done) update(play, frame, 'nodes', nodes);
  return done;
}

/**
 * Whether an effect does more to each object to which it is applied than to make something of what happens to it: it asks
 * something, is used up, or has something else happen besides.
 */
function isForEach(ability: Replacement): boolean {
  const { optional, limit, cost, after, outcome } = ability;
  if (optional || limit || cost || (after && after.length > 0)) return true;
  const itself = concernsItself(ability);
  if (outcome.outcome === 'stand in' && !outcome.do.every((one) => isOnIt(one, itself))) return true;
  return changesOf(ability).some(({ change }) => OF_EACH.includes(change));
}

/** Whether something else happens to the object, and nothing to others. @param itself it is the one that the text is on */
function isOnIt(instruction: Instruction, itself: boolean): boolean {
  if (instruction.do !== 'act') return false;
  const { object } = instruction.act;
  return (object?.what === 'that' && object.of === 0) || (itself && object?.what === 'this');
}

const OF_EACH: readonly Change['change'][] = [
  'choose',
  'pick',
  'also',
  'may',
  'counters of one kind',
  'recipient',
];
