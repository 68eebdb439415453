/** Whether abilities function where their objects are. */

import type { Ability } from '../../ability/ability.js';
import { ANYWHERE } from '../../evaluate/event/pattern.js';
import { functionsIn, zoneWorking } from '../../evaluate/object/characteristics.js';
import type { Zone } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isField } from '../../rulebook/game.js';
import { zoneSought } from '../../table/taken.js';
import type { View } from '../../table/view.js';
import { concernsItself } from '../../table/watch.js';
import type { Watcher } from './at-object.js';

/**
 * Whether an ability functions where its object is. One that is only about that object also does where its words look
 * for the object, and where events of that kind find it: a discard in the hand; and one that sets how that object gets
 * to a zone does wherever it comes from. What happens to a card triggers what
 * the card says of it wherever it was.
 */
export function inPlace(game: Game, watcher: Watcher, event: GameEvent, subject: View | null): boolean {
  const { source } = watcher;
  const { ability } = watcher.keyed;
  if (source === null) return true;
  const zone =
    subject?.object.id === source ? subject.object.zone : game.table.position.objects[source]?.zone;
  if (zone === undefined) return false;
  const named = zoneWorking(game, ability);
  if (named !== undefined || !concernsItself(ability)) return functionsIn(game, named, zone);
  if (ability.ability === 'triggered' || functionsIn(game, undefined, zone)) return true;
  if (saysHowItArrives(ability)) return true;
  const sought = zoneSought(ability) ?? game.catalogue.events[event.kind]?.origin;
  return sought !== undefined && isElsewhere(game, zone, sought);
}

/** Whether an ability of one object sets how that object gets to a zone, from wherever it comes. */
function saysHowItArrives(ability: Ability): boolean {
  if (ability.ability !== 'replacement' || ability.outcome.outcome !== 'modify') return false;
  return ability.watch.to !== undefined && ability.watch.from === undefined;
}

/** Whether a zone is the one named, or any, where the one named is not the field. */
function isElsewhere(game: Game, zone: Zone, named: Zone): boolean {
  if (named === ANYWHERE) return true;
  const zones = game.catalogue.regions[named] ?? [named];
  return zones.includes(zone) && !zones.some((one) => isField(game, one));
}
