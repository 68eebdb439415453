/**
 * What happens at once is all decided before: an effect that comes to apply as some of it happens says nothing about the rest,
 * where that is there already. Of what only arrives with it its own text is asked once it is there.
 */

import { flat, kept } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { isField } from '../../rulebook/game.js';
import { barredBy, prohibiting, whyImpossible } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { kindsOf } from '../watching/watcher.js';

/** Events that are there already, of which nothing says that they can't happen. */
export type Free = ReadonlySet<GameEvent>;

/** Which of these are free; null where no text says of any that it can't happen. */
export function freeAmong(play: Play, carried: readonly Node[], since: number): Free | null {
  const { position, registry } = play.table;
  const forbidden = kept(
    flat(carried, ({ events }) => events),
    (event) => registry.forbids(kindsOf(play, event, 'cannot')),
  );
  if (forbidden.length === 0) return null;
  const isThere = ({ object }: GameEvent): boolean =>
    object !== null && isField(play, position.objects[object]?.zone ?? null);
  return new Set(kept(forbidden, (event) => isThere(event) && prohibiting(play, event, since) === null));
}

/** Why an event cannot happen; one that is free can but for the rules. */
export function whyNot(
  play: Play,
  event: GameEvent,
  since: number,
  free: Free,
): ReturnType<typeof whyImpossible> {
  if (!free.has(event)) return whyImpossible(play, event, since);
  const rule = barredBy(play, event);
  return rule === null ? null : { rule, by: null };
}
