/** Where in the index an ability stands. */

import type { Ability } from '../ability/ability.js';
import type { ObjectId } from '../ground/id.js';
import type { Entry, Shelf } from './index.js';

export type Place = { shelf: Shelf; key: string; entry: Entry } | { shelf: 'static'; entry: Entry };

/** What brings it: an object, or what lasts. */
export type From = { source: ObjectId | null; lasting: number | null };

export function shelfOf(ability: Ability): Shelf | null {
  switch (ability.ability) {
    case 'replacement':
    case 'triggered':
    case 'cannot':
    case 'triggers more':
      return ability.ability;
    default:
      return null;
  }
}
