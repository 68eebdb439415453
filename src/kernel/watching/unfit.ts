/** What an effect's words ask for and an event does not have, or did not have before something changed it. */

import type { Replacement } from '../../ability/ability.js';
import { misfit, unmetCondition } from '../../evaluate/event/misfit.js';
import type { EffectKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import type { Misfit } from '../../rulebook/misfit.js';
import { watched } from '../../table/watch.js';
import type { Play } from '../play/play.js';
import type { Watcher } from './at-object.js';
import { applies, consider, subjectOf } from './candidate.js';
import { kindsOf } from './watcher.js';

/** @param ifs its words fit, and a condition of it is not met */
export function unfit(play: Play, watcher: Watcher, event: GameEvent, ifs: boolean): Misfit | null {
  if (ifs) return unmetIfs(play, watcher, event);
  const { env, keyed } = watcher;
  const { ability } = keyed;
  const pattern = watched(ability);
  if (!pattern) return null;
  const kinds = kindsOf(play, event, ability.ability);
  return misfit(play, env, pattern, event, kinds, subjectOf(play, event));
}

/** Which condition of an effect, whose words fit an event, is not met. */
function unmetIfs(play: Play, watcher: Watcher, event: GameEvent): Misfit | null {
  const { keyed } = watcher;
  const { while: goesOn, given, ...always } = keyed.ability as Replacement;
  const unconditional = { ...watcher, keyed: { ...keyed, ability: always } };
  const env = applies(play, unconditional, event, subjectOf(play, event));
  return 'code' in env
    ? null
    : unmetCondition(
        play,
        env,
        flat([goesOn, given], (one) => one ?? []),
      );
}

/** Whether an effect applied to an event as it was raised, before anything changed it. */
export function fittedAtFirst(play: Play, frame: GroupFrame, node: Node, effect: EffectKey): boolean {
  const raised = nodeWith(node, { events: [node.origin], declined: [] });
  return consider(play, raised, frame.since).some((one) => one.effect === effect && one.candidate);
}
