/** Effects that say that something can't happen. */

import type { AbilityKey, RuleKey } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import type { Watcher } from './at-object.js';
import { applies, subjectOf } from './candidate.js';
import { watchers } from './watcher.js';

/** The effects that say that this can't happen: those that were there by `since`, and those of what it happens to. */
export function* prohibitionsOf(
  game: Game,
  event: GameEvent,
  since = Number.POSITIVE_INFINITY,
): Generator<Watcher> {
  const subject = subjectOf(game, event);
  for (const watcher of watchers(game, 'cannot', event, subject))
    if (prohibits(game, watcher, event, subject, since)) yield watcher;
}

/** Whether it says so of this event, and was there in time. */
export function prohibits(
  game: Game,
  watcher: Watcher,
  event: GameEvent,
  subject: View | null,
  since: number,
): boolean {
  if (watcher.since > since && watcher.source !== event.object) return false;
  const rule = prohibitedBy(game, watcher.keyed.key);
  if (rule !== null && isOff(game, rule)) return false;
  if ('code' in applies(game, watcher, event, subject)) return false;
  const { ability } = watcher.keyed;
  return ability.ability !== 'cannot' || (game.policy.mayForbid?.(game, ability, watcher.env, event) ?? true);
}

/** The rule by which what an effect forbids can't happen. */
export function prohibitedBy({ policy, table }: Game, key: AbilityKey): RuleKey | null {
  const ability = table.registry.ability(key);
  return (ability.ability === 'cannot' ? policy.prohibitsBy?.(ability) : null) ?? policy.prohibits;
}
