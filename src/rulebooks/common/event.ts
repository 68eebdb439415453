/** Ways in which events are carried out that several games share. */

import type { ObjectId, Zone } from '../../ground/id.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';

/**
 * Carries out an event that brings its object where the event says; false where it has no object or no place.
 *
 * @example
 * const put: EventRule = { happen: move };
 * put.happen === harbour.rulebook.catalogue.events.put?.happen; // => true
 */
export function move(hands: Hands, event: GameEvent): boolean {
  if (event.object === null || !event.to) return false;
  const { arrival } = event.detail ?? {};
  if (arrival) hands.arrive(event.object, event.to, arrival);
  else hands.move(event.object, event.to);
  return true;
}

/**
 * Carries out what the text of an object says as it resolves; false where the event has no object.
 *
 * @example
 * const events: { readonly [kind: string]: EventRule } = { resolve: { happen: resolve } };
 * Object.keys(events); // => ['resolve']
 */
export function resolve(hands: Hands, event: GameEvent): boolean {
  if (event.object === null) return false;
  const object = hands.object(event.object);
  const { registry } = hands.game.table;
  for (const { key, ability } of registry.ofCard(object.card).toReversed()) {
    if (ability.ability !== 'spell') continue;
    hands.run(ability.do, {
      you: event.player ?? object.controller,
      source: object.id,
      stint: object.stint,
      ability: key,
      refs: [],
      event: null,
      uses: [],
      manner: 'effect',
    });
  }
  return true;
}

/**
 * The zone of an object; null for no object.
 *
 * @example
 * zoneOf(play, 0 as ObjectId); // => 'battlefield'
 * zoneOf(play, null); // => null
 */
export function zoneOf(game: Game, id: ObjectId | null): Zone | null {
  return id === null ? null : (game.table.position.objects[id]?.zone ?? null);
}

/**
 * A zone of the player who owns the event's object; null for an event without one.
 *
 * @example
 * ownersZone(play, byRule(play, 'destroy', 0 as ObjectId), 'graveyard'); // => { zone: 'graveyard', holder: 0, at: null }
 */
export function ownersZone(game: Game, event: GameEvent, zone: Zone): Spot | null {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  return object ? { zone, holder: object.owner, at: null } : null;
}
