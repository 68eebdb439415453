/** An object of a game as whoever plays it asks to see it. */

import { viewOf as seen } from '../evaluate/object/characteristics.js';
import type { ObjectId } from '../ground/id.js';
import { noSuch } from '../ground/problem.js';
import type { View } from '../table/view.js';
import { guarded } from './guarded.js';
import type { Play } from './play/play.js';

/**
 * An object as it is at present, with all that changes it, or, where it has ceased to exist, as it last was.
 *
 * @throws {RangeError} `object/unknown` where there is no object of this number
 * @throws {Withheld} where what it is cannot be told; `position/invalid` where the position comes from somewhere else and
 * its parts do not fit together
 * @example
 * viewOf(play, 0 as ObjectId).traits?.power; // => 2
 * viewOf(play, 99 as ObjectId); // throws object/unknown
 */
export function viewOf(play: Play, id: ObjectId): View {
  const { objects } = play.table.position;
  if (!Number.isInteger(id) || !Object.hasOwn(objects, id))
    return noSuch('object/unknown', `no object ${String(id)}`);
  return guarded(play, () => seen(play, id));
}
