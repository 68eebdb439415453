/** Cards of a pile in an order that nobody knows. */

import type { ObjectId } from '../../ground/id.js';
import type { Position } from '../../position/position.js';
import type { Play } from '../play/play.js';

/** Cards have come to a pile at once: in which order they lie there is not known. */
export function lieTogether(play: Play, pile: string, ids: readonly ObjectId[]): void {
  const { position, journal } = play.table;
  // Of cards that are all alike no order can be told from another.
  if (new Set(ids.map((id) => looks(position, id))).size < 2) return;
  journal.entry(position.shuffled, pile, [...new Set([...(position.shuffled[pile] ?? []), ...ids])]);
  // What has been worked out by what lies on top took the order for known.
  play.table.touch();
}

/** What a card is told by in a pile: what is on it, and the name that it is given. */
function looks({ objects }: Position, id: ObjectId): string {
  const { card, label } = objects[id] ?? {};
  return JSON.stringify([card, label]);
}
