/** What would apply to an event, were its source there or did that have it still: for the listener. */

import { Withheld } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { View } from '../../table/view.js';
import type { Play } from '../play/play.js';
import { lossOf } from '../waiting/untriggered.js';
import type { AtObject, Watcher } from '../watching/at-object.js';
import { later } from '../watching/came-later.js';
import { applies, subjectOf } from '../watching/candidate.js';
import { toCome } from '../watching/unheld.js';

/** Tells what would apply to an event, did its source not arrive at the same time. */
export function tellLater(play: Play, arriving: GameEvent, event: GameEvent, subject: View | null): void {
  const view = subjectOf(play, arriving);
  for (const watcher of view ? toCome(play, 'replacement', view) : []) {
    const { effect, keyed } = watcher;
    if (keyed.ability.while || ('given' in keyed.ability && keyed.ability.given)) continue;
    // Its words fit, and where it is it does nothing yet.
    if (!doesNothingYet(play, watcher, event, subject)) continue;
    const refusal = later(play, watcher);
    play.observer?.({ notice: 'considered', event, effect, ability: keyed.key, refusal, withheld: [] });
  }
}

function doesNothingYet(play: Play, watcher: Watcher, event: GameEvent, subject: View | null): boolean {
  try {
    const why = applies(play, watcher, event, subject);
    return 'code' in why && why.code === 'not-functioning';
  } catch (unknown) {
    // Words that are chosen as it arrives ("creatures of the chosen type") mean nothing yet: whether they fit nobody can say.
    if (unknown instanceof Withheld) return false;
    throw unknown;
  }
}

/** Tells of what would apply to an event, had its source not lost it. */
export function tellLost(play: Play, watcher: AtObject, event: GameEvent, subject: View | null): void {
  if ('code' in applies(play, watcher, event, subject)) return;
  const ahead = event.detail?.arrival !== undefined && watcher.source === event.object;
  const { by, rule, hidden } = lossOf(play, watcher, event, subject);
  play.observer?.({
    notice: 'considered',
    event,
    effect: watcher.effect,
    ability: watcher.keyed.key,
    refusal: { code: 'lost', rule: ahead && !hidden ? play.policy.looksAhead : rule },
    by,
    withheld: [],
  });
}
