/** A position as data that can be kept. */

import { sorted } from '../../ground/data.js';
import type { Position } from '../../position/position.js';
import type { Play } from '../play/play.js';

/**
 * The position as plain data of its own, in the middle of a decision if need be: it can be kept as JSON, sent, and taken
 * up again by `restore`. Equal positions are saved as equal text, whatever was done and taken back before.
 *
 * @example
 * const kept = JSON.stringify(save(play));
 * const again = restore(magic.rulebook, JSON.parse(kept));
 * again.table.position.decision; // => decision
 */
export function save(play: Play): Position {
  return sorted(play.table.position);
}
