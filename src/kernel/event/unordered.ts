/** Cards of a pile in an order that nobody knows. */

import { areAlike } from '../../evaluate/reference/listed.js';
import type { ObjectId } from '../../ground/id.js';
import type { Play } from '../play/play.js';

/** Cards have come to a pile at once: in which order they lie there is not known, and is no matter where they are all alike. */
export function lieTogether(play: Play, pile: string, ids: readonly ObjectId[]): void {
  if (areAlike(play, ids)) return;
  const { position, journal } = play.table;
  journal.entry(position.shuffled, pile, [...new Set([...(position.shuffled[pile] ?? []), ...ids])]);
  // What has been worked out by what lies on top took the order for known.
  play.table.touch();
}
