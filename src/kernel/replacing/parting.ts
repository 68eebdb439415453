/** Cards that would go to several places at once. */

import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Node } from '../../position/frame.js';

/** Where a card would go, and on account of which event, that which contains all others. */
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
  for (const node of carried) {
    const { events, within, bound } = node;
    // What an event brings along comes before it.
    if (within !== null && !bound) continue;
    const of = outermost(carried, node);
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

/** What is contained in what an event contains, as counters are in the move of a card that is discarded, is that event's own. */
function outermost(carried: readonly Node[], { id, within, bound }: Node): number {
  if (within === null || !bound) return id;
  const whole = carried.find((one) => one.id === within);
  return whole ? outermost(carried, whole) : within;
}
