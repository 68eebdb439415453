/** Noticing: which triggered abilities look at what happened. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Use } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { View } from '../../table/view.js';
import type { Play } from '../play/play.js';
import type { AtObject, Watcher } from '../watching/at-object.js';
import { applies, subjectOf } from '../watching/candidate.js';
import { usedUp } from '../watching/ledger.js';
import { mustBeOne } from '../watching/of-each.js';
import { unreadIn } from '../watching/unread.js';
import { lost, watchers } from '../watching/watcher.js';
import { type Back, type Noticed, noticedBy, noticedJointly } from './noticed.js';
import { lostOnes } from './untriggered.js';

/** What would be noticed of an event whose triggers look at the state before it. */
export function lookBack(play: Play, event: GameEvent): readonly Noticed[] {
  const back = looksBack(play, event);
  if (back === false) return NOTHING;
  return see(play, event, subjectOf(play, event), back, (watcher) => !isSeenAfter(play, event, watcher));
}

/**
 * What is noticed of an event that has happened.
 * @param uses the effects that have changed the event that it came of
 */
export function notice(play: Play, event: GameEvent, uses: readonly Use[] = []): readonly Noticed[] {
  const { seenAfter, joint } = play.catalogue.events[event.kind] ?? {};
  const isBack = looksBack(play, event) !== false;
  if (isBack && !seenAfter) return NOTHING;
  const looks = (watcher: Watcher): boolean => !isBack || isSeenAfter(play, event, watcher);
  const noticed = see(play, event, event.object === null ? null : viewOf(play, event.object), true, looks);
  return joint && noticed.length > 0 ? noticedJointly(play, noticed, uses, joint) : noticed;
}

const NOTHING: readonly Noticed[] = [];
const NONE: readonly AtObject[] = [];

function looksBack(play: Play, event: GameEvent): Back | false {
  return play.catalogue.events[event.kind]?.looksBack?.(play, event) ?? false;
}

function isSeenAfter({ catalogue }: Play, { kind }: GameEvent, { keyed: { ability } }: Watcher): boolean {
  return ability.ability === 'triggered' && (catalogue.events[kind]?.seenAfter?.(ability) ?? false);
}

function see(
  play: Play,
  event: GameEvent,
  subject: View | null,
  back: Back,
  looks: (watcher: Watcher) => boolean,
): Noticed[] {
  const noticed: Noticed[] = [];
  for (const watcher of watchers(play, 'triggered', event, subject).filter(looks)) {
    const env = applies(play, watcher, event, subject);
    if ('code' in env || usedUp(play, { ...watcher.keyed, env: watcher.env }, watcher.effect, event))
      continue;
    mustBeOne(play, watcher, event);
    noticed.push(noticedBy(play, watcher, event, env, back));
  }
  const missing =
    play.observer && play.reasons ? [...lost(play, 'triggered', event, subject)].filter(looks) : NONE;
  if (missing.length > 0) noticed.push(...lostOnes(play, missing, event, subject));
  return noticed;
}

/**
 * The abilities that would trigger on an event if it happened now: for those who ask why they don't. What only they
 * themselves could tell once it has happened, such as how an object then is, is taken as it would be; what is not
 * understood is not asked.
 */
export function wouldTrigger(play: Play, event: GameEvent): Watcher[] {
  const subject = subjectOf(play, event);
  return watchers(play, 'triggered', event, subject).filter((watcher) => {
    const { keyed, env, effect } = watcher;
    return (
      isUnderstood(keyed) &&
      !('code' in applies(play, watcher, event, subject)) &&
      !usedUp(play, { ...keyed, env }, effect, event)
    );
  });
}

function isUnderstood({ ability }: Watcher['keyed']): boolean {
  return ability.ability === 'triggered' && unreadIn(ability.do) === undefined;
}
