/**
 * Abilities that wait and return their own card to the field (undying, persist). Such a return comes to the same wherever it
 * stands among what only adds to numbers, as long as what returns looks at nothing but what becomes of itself.
 */

import type { Ability } from '../../ability/ability.js';
import { isSpot } from '../../evaluate/event/matched.js';
import { arrivingView } from '../../evaluate/object/ahead.js';
import { planAct } from '../../evaluate/plan/plan.js';
import { probing } from '../../kernel/paying/cost.js';
import type { Play } from '../../kernel/play/play.js';
import type { Watcher } from '../../kernel/watching/at-object.js';
import { isWatched } from '../../kernel/watching/watched-at-all.js';
import { watchers } from '../../kernel/watching/watcher.js';
import type { GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import { isField } from '../../rulebook/game.js';
import type { Shelf } from '../../table/index.js';
import { concernsItself, watched } from '../../table/watch.js';

/** What triggers as a card returns; null where an ability that waits does more than return its card, or more looks at that. */
export function uponReturn(play: Play, waiting: Waiting): readonly Watcher[] | null {
  const event = returnBy(play, waiting);
  if (!event || event.object === null) return null;
  const { headroom, parts } = play.catalogue.events[event.kind] ?? {};
  const arriving = arrivingView(play, event);
  const isPlain = headroom?.(play, event) && arriving.abilities.every(isAboutItself);
  const inner = parts?.(play, event, []) ?? { before: [], after: [] };
  if (!isPlain || [...inner.before, ...inner.after].some((one) => isWatched(play, one))) return null;
  const upon = (shelf: Shelf): readonly Watcher[] =>
    watchers(play, shelf, event, arriving).filter(({ keyed, env }) => {
      const to = watched(keyed.ability)?.to;
      return !to || isSpot(play, env, to, event.to);
    });
  return CHANGING.some((shelf) => upon(shelf).length > 0) ? null : upon('triggered');
}

const CHANGING: readonly Shelf[] = ['replacement', 'cannot'];

/** The return of its own card to the field, where that is all that an ability does. */
function returnBy(play: Play, { ability: key, env, offer }: Waiting): GameEvent | null {
  const known = offer === undefined ? play.table.registry.abilityOf(key) : undefined;
  if (known?.ability !== 'triggered' || known.while || known.limit || known.cost) return null;
  const [only, ...more] = known.do;
  if (only?.do !== 'act' || more.length > 0 || only.act.object?.what !== 'this' || only.act.amount)
    return null;
  const { events } = planAct(play, env, only.act, probing(play));
  const [event, ...others] = events;
  const isReturn = event?.to && isField(play, event.to.zone) && event.detail?.arrival && others.length === 0;
  return isReturn ? event : null;
}

/** Whether an ability does nothing while nothing becomes of its own object. */
function isAboutItself({ ability }: { readonly ability: Ability }): boolean {
  if (ability.ability === 'keyword') return true;
  return ability.ability === 'triggered' && concernsItself(ability) && watched(ability)?.object !== undefined;
}
