/**
 * What an object is: its printed values, and everything that changes them.
 *
 * All objects are worked out together, layer by layer (`layers.ts`), once for each state of the game. An object that is
 * only about to arrive is looked at as it would be on the field, with what effects have so far made of its entry, and
 * with those continuous effects that the rulebook says count for it.
 */

import type { Ability } from '../ability/ability.js';
import type { ObjectId, Zone } from '../ground/id.js';
import type { GameEvent } from '../position/event.js';
import type { GameObject } from '../position/object.js';
import { type Game, objectOf } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import { zoneOf } from '../table/watch.js';

import { boardOf } from './board.js';
import { layeredArrival } from './layers.js';
import { printed } from './printed.js';
import { isIn } from './test.js';

/**
 * An object as it is at present, with all that changes it, or, where it has ceased to exist, as it last was.
 *
 * @throws {Error} where there is no object of this number
 * @example
 * viewOf(play, 0 as ObjectId).traits?.power; // => 2
 */
export function viewOf(game: Game, id: ObjectId): View {
  const { table } = game;
  const { pass } = table;
  const object = objectOf(game, id);
  if (pass.now) {
    const trouble = pass.now.troubles.get(id);
    if (trouble) throw trouble;
    return pass.now.views.get(id) ?? printed(game, object);
  }
  const known = table.views.get(id);
  if (known && known.revision === table.revision) return known.view;
  const board = boardOf(game);
  const trouble = board.troubles.get(id);
  if (trouble) throw trouble;
  const view = board.views.get(id) ?? printed(game, object);
  table.views.set(id, { revision: table.revision, view });
  return view;
}

/** An object as it would be once something has become of it. */
export function viewOnce(game: Game, id: ObjectId, becomes: (object: GameObject) => GameObject): View {
  return layeredArrival(game, becomes(objectOf(game, id)), []);
}

/** An arriving object as it would be on the field, by what has so far been made of its entry. */
export function arrivingView(game: Game, event: GameEvent): View {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  const arrival = event.detail?.arrival;
  if (!object || !arrival || !event.to) throw new Error('not an arrival');
  const arriving = {
    ...object,
    card: arrival.face ?? object.card,
    zone: event.to.zone,
    holder: event.to.holder,
    controller: arrival.controller,
    status: arrival.status,
    counters: arrival.counters,
    chosen: arrival.chosen,
    copy: arrival.copy ?? object.copy,
    linked: arrival.links,
    damage: 0,
    host: null,
    // It would be the newest of all.
    since: game.table.position.clock + 1,
  };
  return layeredArrival(game, arriving, arrival.gains ?? []);
}

/** Whether an ability functions in this zone. */
export function worksIn(game: Game, ability: Ability, zone: string): boolean {
  return functionsIn(game, zoneWorking(game, ability), zone);
}

/** The zone in which an ability functions, where that is not the field. */
export function zoneWorking({ catalogue }: Game, ability: Ability): Zone | undefined {
  return zoneOf(ability, (kind) => {
    const origin = catalogue.events[kind]?.origin;
    return origin !== undefined && catalogue.zones[origin]?.field === false ? origin : undefined;
  });
}

/** Whether an ability that names a zone, or none, functions in this one; `*` is everywhere. */
export function functionsIn(game: Game, named: string | undefined, zone: string): boolean {
  if (named === '*') return true;
  if (named !== undefined) return isIn(game, zone, named);
  const { field = false, named: only = false } = game.catalogue.zones[zone] ?? {};
  return field && !only;
}
