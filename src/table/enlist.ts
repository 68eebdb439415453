/** Keeps the index in step with what is where: the abilities that an object brings while it is in its zone. */

import type { Ability } from '../ability/ability.js';
import { looksAtNothing } from '../ability/self-contained.js';
import type { CardKey, Zone } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { LastingEffect } from '../position/effect.js';
import type { GameObject } from '../position/object.js';
import { gainedPlaces } from './gained.js';
import { type From, type Place, shelfOf } from './place.js';
import { placesOf, shelve } from './places.js';
import type { Table } from './table.js';
import { watched, watchKeys } from './watch.js';

/** Whether an ability functions in this zone. */
export type Functions = (ability: Ability, zone: Zone) => boolean;

/** What an object brings where it is. */
export function enlist(table: Table, object: GameObject, functions: Functions): void {
  mark(table, object);
  for (const place of places(table, object, functions)) shelve(table, place);
}

/** Notes what an object may bring about wherever it is; to be called when what that rests on has changed. */
export function mark(table: Table, object: GameObject): void {
  const { id, status, host, counters, linked } = object;
  const bears = status.length > 0 || host !== null || !isEmpty(counters) || mayHaveEffects(table, object);
  table.index.mark('bears', id, bears);
  table.index.mark('looks around', id, looksAround(table, object));
  table.index.mark('links', id, !isEmpty(linked));
}

/** Whether what is printed or copied has a static ability, or is excepted from what it copies. */
export function mayHaveEffects({ registry }: Table, object: GameObject): boolean {
  const { copy } = object;
  return (copy !== null && copy.except.length > 0) || isOnAny(object, (card) => registry.hasStatics(card));
}

/** Whether what an object is may rest on others, or what others are on it. */
export function looksAround({ registry }: Table, object: GameObject): boolean {
  const { copy } = object;
  return (
    (copy !== null && !looksAtNothing(copy.except)) || isOnAny(object, (card) => registry.looksAround(card))
  );
}

/** Whether so much is said of one of the cards whose text an object has. */
function isOnAny({ card, copy, joined }: GameObject, is: (card: CardKey) => boolean): boolean {
  const key = copy ? copy.card : card;
  return (key !== null && is(key)) || joined.some(is);
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** Takes out what an object brought; to be called before it moves or changes. */
export function delist(table: Table, object: GameObject, functions: Functions): void {
  let statics = false;
  for (const place of places(table, object, functions)) {
    if (place.shelf === 'static') statics = true;
    else table.index.remove(place.shelf, place.key, object.id);
  }
  if (statics) table.index.removeStatics(object.id);
}

function places(table: Table, object: GameObject, functions: Functions): readonly Place[] {
  const card = object.copy ? object.copy.card : object.card;
  if (card === null) return NOWHERE;
  const abilities =
    object.joined.length === 0
      ? table.registry.ofCard(card)
      : flat([card, ...object.joined], (one) => table.registry.ofCard(one));
  if (abilities.length === 0) return NOWHERE;
  const all: Place[] = [];
  for (const keyed of abilities) {
    if (!functions(keyed.ability, object.zone)) continue;
    all.push(...placesOf(table, keyed, { source: object.id, lasting: null }));
  }
  return all;
}

const NOWHERE: readonly Place[] = [];

/** What a lasting effect brings, wherever its source now is. */
export function enlistLasting(table: Table, effect: LastingEffect): void {
  const maker = table.registry.maker(effect.made);
  const from: From = { source: effect.source, lasting: effect.id };
  if (maker.do === 'last on') {
    for (const { object } of effect.on) {
      table.index.addAbout(object, { ability: effect.made, ...from, granted: null });
    }
    for (const place of gainedPlaces(table, maker.ops, effect.made, from)) shelve(table, place);
    return;
  }
  for (const { key, ability } of table.registry.granted(maker.abilities)) {
    const shelf = shelfOf(ability);
    const pattern = watched(ability);
    // What lasts has no object of its own: whatever it watches is found by the kind of event.
    for (const under of shelf && pattern ? watchKeys(pattern) : [])
      if (shelf) table.index.add(shelf, under, { ability: key, ...from, granted: null });
    if (ability.ability !== 'static') continue;
    table.index.addStatic({ ability: key, ...from, granted: null });
    for (const place of gainedPlaces(table, ability.ops, key, from)) shelve(table, place);
  }
}
