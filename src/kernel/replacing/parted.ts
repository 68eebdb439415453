/** Setting equal objects apart, where something is chosen for each of them. */

import type { Replacement } from '../../ability/ability.js';
import type { Change } from '../../ability/change.js';
import { changesOf } from '../../ability/parts.js';
import { compare } from '../../ground/amount.js';
import type { EffectKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { update } from '../play/work.js';
import { viewGroup } from './gather.js';

/** More equal objects than anybody chooses something for one by one. */
const MOST_PARTED = 64;

/**
 * Something is chosen for each of several equal objects for itself: they are set apart, and what is applied first is
 * asked again. Returns whether they were.
 */
export function parted(play: Play, frame: GroupFrame, effect: EffectKey, ids: readonly number[]): boolean {
  const view = viewGroup(play, frame);
  return setApart(play, frame, (node) => {
    if (!ids.includes(node.id)) return false;
    const candidate = view.considered(node).find((one) => one.effect === effect);
    return candidate !== undefined && choosesForEach(candidate.ability);
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
    return [node, ...rest];
  });
  if (done) update(play, frame, 'nodes', nodes);
  return done;
}

/** Whether an effect asks something of its own of each object to which it is applied. */
function choosesForEach(ability: Replacement): boolean {
  if (ability.optional) return true;
  return changesOf(ability).some(({ change }) => CHOOSING.includes(change));
}

const CHOOSING: readonly Change['change'][] = ['choose', 'pick', 'also', 'may', 'counters of one kind'];
