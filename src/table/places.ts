/** Where what an ability does is looked for. */

import { gainedPlaces } from './gained.js';
import type { From, Place } from './place.js';
import { shelfOf } from './place.js';
import type { Keyed } from './registry.js';
import type { Table } from './table.js';
import { concernsItself, watched, watchKeys } from './watch.js';

/** Every place of an ability that an object has; what concerns its own object alone is found at that. */
export function placesOf(table: Table, { key, ability }: Keyed, from: From): readonly Place[] {
  const entry = { ability: key, ...from, granted: null };
  const itself = concernsItself(ability);
  const shelf = shelfOf(ability);
  const pattern = watched(ability);
  const places: Place[] = [];
  if (shelf && pattern && !itself)
    for (const under of watchKeys(pattern)) places.push({ shelf, key: under, entry });
  if (ability.ability !== 'static') return places;
  if (!itself) places.push({ shelf: 'static', entry });
  return [...places, ...gainedPlaces(table, ability.ops, key, from)];
}

/** Puts an ability where it is looked for. */
export function shelve({ index }: Table, place: Place): void {
  if (place.shelf === 'static') index.addStatic(place.entry);
  else index.add(place.shelf, place.key, place.entry);
}
