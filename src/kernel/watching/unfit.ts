/** What an effect's words ask for and an event does not have, or did not have before something changed it. */

import { misfit } from '../../evaluate/misfit.js';
import type { EffectKey } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import type { Misfit } from '../../rulebook/misfit.js';
import { watched } from '../../table/watch.js';
import type { Play } from '../play/play.js';
import type { Watcher } from './at-object.js';
import { consider, subjectOf } from './candidate.js';
import { kindsOf } from './watcher.js';

export function unfit(play: Play, { env, keyed: { ability } }: Watcher, event: GameEvent): Misfit | null {
  const pattern = watched(ability);
  if (!pattern) return null;
  const kinds = kindsOf(play, event, ability.ability);
  return misfit(play, env, pattern, event, kinds, subjectOf(play, event));
}

/** Whether an effect applied to an event as it was raised, before anything changed it. */
export function fittedAtFirst(play: Play, frame: GroupFrame, node: Node, effect: EffectKey): boolean {
  const raised = nodeWith(node, { events: [node.origin], declined: [] });
  return consider(play, raised, frame.since).some((one) => one.effect === effect && one.candidate);
}
