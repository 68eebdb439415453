/** Counters that come to one object or player at once, by several sources of damage or several players. */

import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';

const PUTTING: readonly string[] = ['put counters', 'get poison'];

/**
 * @throws {Withheld} where one effect could be applied to several of them: it looks at all that are put at once (ruling on
 *   Vizier of Remedies, 2017-04-18), or at what each player puts
 */
export function mustBePutByOne(view: GroupView, node: Node, { effect, member }: Candidate): null {
  const event = node.events[member];
  if (!event || !PUTTING.includes(event.kind)) return null;
  const isLike = ({ kind, object, player }: GameEvent): boolean =>
    kind === event.kind && object === event.object && (object !== null || player === event.player);
  // What has taken the place of damage from several sources is put by several replacements.
  const others = view.nodes.filter(
    (one) =>
      one.id !== node.id &&
      one.state !== 'done' &&
      one.within !== null &&
      node.within !== null &&
      one.events.some(isLike),
  );
  if (others.some((one) => view.considered(one).some((also) => also.effect === effect)))
    withhold(
      'rule/not-modelled',
      'What an effect comes to that looks at counters which several players or sources of damage put on one object at once is not worked out.',
    );
  return null;
}
