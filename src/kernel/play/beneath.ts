/** Work that is begun in the order of a text, and not the last first. */

import type { Play } from './play.js';
import { popFrame, pushFrame } from './work.js';

/**
 * What the second of several events of one text has begun comes after what the first has.
 * @param base how much work there was before either
 * @param height how much there was before the second
 */
export function goBeneath(play: Play, base: number, height: number): void {
  const frames = play.table.position.work.slice(base);
  const first = frames.splice(0, height - base);
  const all = [...frames, ...first];
  for (const _ of all) popFrame(play);
  for (const frame of all) pushFrame(play, frame);
}
