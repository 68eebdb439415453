/** An object enters the field as its arrival has become, and with what it gains. */

import type { AbilityKey, ObjectId } from '../../ground/id.js';
import type { Arrival, Spot } from '../../position/event.js';
import { type GameObject, withWord } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { makeLasting } from './lasting.js';
import type { Grip } from './succession.js';

/** @param options `same`: it keeps what it is remembered by, as a spell that becomes a permanent does */
export function arrived(
  hands: Grip,
  id: ObjectId,
  to: Spot,
  arrival: Arrival,
  options: { readonly same?: boolean },
): void {
  const object = hands.object(id);
  hands.change(object, () => {
    hands.leaveZone(object);
    if (!options.same) hands.renew(object);
    hands.set(object, 'controller', arrival.controller);
    hands.set(object, 'status', hands.abiding(object.status).reduce(withWord, arrival.status));
    hands.set(object, 'chosen', arrival.chosen);
    hands.set(object, 'linked', arrival.links);
    if (arrival.face) hands.set(object, 'card', arrival.face);
    if (arrival.copy) hands.set(object, 'copy', arrival.copy);
    hands.enterZone(object, to);
  });
  for (const made of arrival.gains ?? []) gain(hands.game, object, made);
}

/** An effect that an object arrives with is on that object as long as it is this one. */
function gain({ table }: Game, { id, stint, controller }: GameObject, made: AbilityKey): void {
  const on = [{ object: id, stint }];
  const since = table.tick();
  makeLasting(table, { id: since, made, source: id, stint, controller, since, refs: [], on });
}
