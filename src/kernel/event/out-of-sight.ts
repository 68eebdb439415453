/** What has happened to where not everybody sees it: later words do not find it (Magic 701.17c, 701.9c). */

import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { type Env, envWith } from '../../position/env.js';
import type { GroupFrame } from '../../position/frame.js';
import type { Play } from '../play/play.js';

/** The words, which find these no more. */
export function without(lost: readonly ObjectId[], env: Env): Env {
  const refs = env.refs.map((value) => {
    if (!value || !('objects' in value) || !value.objects.some((id) => lost.includes(id))) return value;
    const kept = [...value.objects.keys()].filter((at) => !lost.includes(value.objects[at] as ObjectId));
    return {
      objects: kept.map((at) => value.objects[at] as ObjectId),
      stints: kept.map((at) => value.stints[at] ?? 0),
    };
  });
  return envWith(env, { refs });
}

/** Which of what is out of sight these words do not find. */
export function lostTo(words: unknown, hidden: readonly ObjectId[]): readonly ObjectId[] {
  return saysThisWay(words) ? [] : hidden;
}

/** "If two cards that share a color were milled this way": it is asked what was done, wherever that has led. */
function saysThisWay(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([key, one]) => (key === 'said' ? one === 'this way' : saysThisWay(one)));
}

/** What events of a group have happened to that later words do not find: a card that was milled into a hand. */
export function lostIn(play: Play, { nodes }: GroupFrame): readonly ObjectId[] {
  return flat(nodes, ({ origin, objects, within }) => {
    const of = within === null ? origin : nodes[within]?.origin;
    if (!of || !play.catalogue.events[of.kind]?.lostFromSight) return [];
    return objects.filter((id) => !isSeen(play, id));
  });
}

/** Whether everybody sees an object where it is now. */
export function isSeen({ catalogue, table }: Play, id: ObjectId): boolean {
  const { zone = '' } = table.position.objects[id] ?? {};
  return catalogue.zones[zone]?.seen === 'all';
}
