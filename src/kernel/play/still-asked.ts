/** What is remembered of an object that goes on from where it has gone: what may be asked of it yet (Magic 608.2h). */

import type { ObjectId } from '../../ground/id.js';
import type { Frame } from '../../position/frame.js';
import type { GameObject, LastKnown } from '../../position/object.js';
import type { Position } from '../../position/position.js';

/**
 * What an object last was on the field, if an ability that waits speaks of it as that, or it has the text to which it is yet to
 * be come back. A text that moves an object itself goes on to speak of what that has become (`following`).
 */
export function stillAsked(
  { waiting, work }: Position,
  { id, was }: Pick<GameObject, 'id' | 'was'>,
): LastKnown | null {
  if (!was) return null;
  const mover = work.findLastIndex(({ frame }) => frame === 'script');
  const { stint } = was.object;
  const isOn = (frame: Frame): boolean =>
    frame.frame === 'script' && frame.env.source === id && frame.env.stint === stint;
  return speaks(waiting, id, stint) || work.slice(0, Math.max(mover, 0)).some(isOn) ? was : null;
}

function speaks(part: unknown, id: ObjectId, stint: number): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const words = part as { readonly [field: string]: unknown };
  if (words.source === id && words.stint === stint) return true;
  const { objects, stints } = words;
  if (Array.isArray(objects) && Array.isArray(stints))
    return objects.some((one, at) => one === id && stints[at] === stint);
  return Object.values(words).some((one) => speaks(one, id, stint));
}
