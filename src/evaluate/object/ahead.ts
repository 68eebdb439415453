/** What an object would be: once something has become of it, and once it has arrived. */

import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { layeredArrival, withExceptions } from './layers.js';
import { printed } from './printed.js';

/** An object as it would be once something has become of it. */
export function viewOnce(game: Game, id: ObjectId, becomes: (object: GameObject) => GameObject): View {
  return layeredArrival(game, becomes(objectOf(game, id)), []);
}

/** An arriving object as it would be on the field, by what has so far been made of its entry. */
export function arrivingView(game: Game, event: GameEvent): View {
  return layeredArrival(game, arriving(game, event), event.detail?.arrival?.gains ?? []);
}

/** The same by nothing but what is printed on it, or copied with what that excepts (Magic 707.2, 707.9). */
export function arrivingUnchanged(game: Game, event: GameEvent): View {
  return withExceptions(game, printed(game, arriving(game, event)));
}

function arriving(game: Game, event: GameEvent): GameObject {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  const arrival = event.detail?.arrival;
  if (!object || !arrival || !event.to) throw new Error('not an arrival');
  return {
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
}
