/** What follows an event once it has been carried out: what the effects that were applied to it have done afterwards. */

import { flat } from '../../ground/list.js';
import { envWith } from '../../position/env.js';
import type { Assignment, Continuation, Node } from '../../position/frame.js';
import type { Play } from '../play/play.js';
import { staysDeclined } from './picking.js';

/**
 * What follows a node, and what of the assigned follows the first event that it replaces. All that stands in for an event
 * comes about before what else was to follow that one: the whole of it is what takes its place.
 */
export function following(
  play: Play,
  { id, after, declined }: Node,
  assigned: readonly Assignment[],
): readonly Continuation[] {
  const follows = flat(assigned, (one) => (one.after && one.results[0]?.node === id ? [one.after] : []));
  // What is done afterwards on no account of the event is offered what was declined for that (Magic 615.5).
  const told =
    staysDeclined(play) && declined.length > 0
      ? follows.map((one) =>
          one.env.uses.length > 0 ? { ...one, env: envWith(one.env, { declined }) } : one,
        )
      : follows;
  return assigned.some((one) => standsIn(play, one)) ? [...told, ...after] : [...after, ...told];
}

function standsIn({ table }: Play, { ability }: Assignment): boolean {
  const one = table.registry.abilityOf(ability);
  return one?.ability === 'replacement' && one.outcome.outcome === 'stand in';
}
