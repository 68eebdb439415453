/** Counters that several players put on one object at once, where an effect does not ask who puts them. */

import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';

/**
 * @throws {Withheld} where one effect could be applied to the counters of each: once to all that would be put (614.5), or to
 * what each player puts
 */
export function mustBePutByOne(view: GroupView, node: Node, { effect, member }: Candidate): null {
  const event = node.events[member];
  if (event?.kind !== 'put counters') return null;
  const isByAnother = (one: GameEvent): boolean =>
    one.kind === event.kind && one.object === event.object && one.player !== event.player;
  const others = view.nodes.filter(({ state, events }) => state !== 'done' && events.some(isByAnother));
  if (others.some((one) => view.considered(one).some((also) => also.effect === effect)))
    withhold(
      'rule/not-modelled',
      'Whether counters that several players put on one object at once are one event to an effect that does not ask who puts them is not worked out.',
    );
  return null;
}
