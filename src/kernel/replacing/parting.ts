/** Cards that would go to several places at once. */

import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Node } from '../../position/frame.js';

/** Where a card would go, and on account of which event that contains it. */
interface Going {
  readonly zone: string;
  readonly of: number;
}

/**
 * What happens together has no order, and a card that has left is no longer there to go elsewhere.
 * @throws {Withheld} where one would go to different places at the same time: no rule says to which
 */
export function mustGoOneWay(carried: readonly Node[]): void {
  const going = new Map<ObjectId, Going>();
  for (const { id, events, within, bound } of carried) {
    // What an event brings along comes before it.
    if (within !== null && !bound) continue;
    const of = within ?? id;
    for (const { object, to } of events) {
      if (object === null || !to) continue;
      const { zone } = to;
      const other = going.get(object);
      if (!other) going.set(object, { zone, of });
      else if (other.of !== of && other.zone !== zone)
        withhold('rule/unsettled', 'To which of several places a card goes at once, no rule says.');
    }
  }
}
