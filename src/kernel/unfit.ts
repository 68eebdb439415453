/** What an effect's words ask for and an event does not have. */

import { misfit } from '../evaluate/misfit.js';
import type { GameEvent } from '../position/event.js';
import type { Misfit } from '../rulebook/misfit.js';
import { watched } from '../table/watch.js';
import type { Watcher } from './at-object.js';
import { subjectOf } from './candidate.js';
import type { Play } from './play.js';
import { kindsOf } from './watcher.js';

export function unfit(play: Play, { env, keyed: { ability } }: Watcher, event: GameEvent): Misfit | null {
  const pattern = watched(ability);
  if (!pattern) return null;
  const kinds = kindsOf(play, event, ability.ability);
  return misfit(play, env, pattern, event, kinds, subjectOf(play, event));
}
