/** Abilities that an object does not have: not yet, or not any more. */

import type { Game } from '../../rulebook/game.js';
import type { Shelf } from '../../table/index.js';
import { isOf, type Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { concernsItself } from '../../table/watch.js';
import type { AtObject, Watcher } from './at-object.js';
import { ofObject } from './of-object.js';

/** Abilities of an object that is only arriving: they look at what happens once it is there. */
export function* toCome(game: Game, shelf: Shelf, view: View): Generator<Watcher> {
  for (const keyed of view.abilities) {
    if (keyed.ability.ability === shelf && !concernsItself(keyed.ability)) yield ofObject(game, keyed, view);
  }
}

/** One that the object on which it is printed has lost; it is not told of what lies face down where nobody knows that. */
export function lostBy(game: Game, keyed: Keyed, view: View): readonly AtObject[] {
  const has = view.abilities.some((one) => isOf(one, keyed.key));
  const untold = game.policy.conceals === undefined && game.catalogue.concealed(view.object) !== null;
  return has || untold ? [] : [ofObject(game, keyed, view)];
}
