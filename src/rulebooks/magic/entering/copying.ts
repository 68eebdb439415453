/** Becoming a copy (707): for good, for the turn, or until it is turned face down. */

import type { CopyEnd } from '../../../ability/duration.js';
import { dataKey } from '../../../ground/data.js';
import type { ObjectId } from '../../../ground/id.js';
import type { Copy } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Hands } from '../../../rulebook/hands.js';
import { zoneOf } from '../../common/event.js';
import { cite } from '../rule.js';

/** The event. */
export const BECOMES_COPY = 'become a copy';

export const BECOME_COPY: EventRule = {
  impossible: (game, { object, detail }) =>
    zoneOf(game, object) === 'battlefield' && detail?.copy ? null : cite('not-there'),
  happen: (hands, { object, detail }) => {
    if (object === null || !detail?.copy) return false;
    // What it is for good it is whatever it was a copy of for a while.
    const beneath = detail.copy.until === undefined ? null : hands.object(object).copy;
    hands.copy(object, beneath ? { ...detail.copy, beneath } : detail.copy);
    return true;
  },
};

/** What was a copy only so long is what it was before. */
export function endCopy(hands: Hands, id: ObjectId, ended: CopyEnd): void {
  const { copy } = hands.object(id);
  const after = copyAfter(copy, ended);
  if (dataKey(after) !== dataKey(copy)) hands.copy(id, after);
}

/** What a copy is once so long is over; null where it is one no more. */
function copyAfter(copy: Copy | null, ended: CopyEnd): Copy | null {
  if (copy === null) return null;
  const { beneath, ...own } = copy;
  const under = copyAfter(beneath ?? null, ended);
  if (copy.until === ended) return under;
  return under === null ? own : { ...own, beneath: under };
}
