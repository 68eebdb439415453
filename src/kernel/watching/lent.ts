/** Abilities that objects have from another card's text, or have been given: found at each object that has them. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import { printedOn } from '../../position/object.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Shelf } from '../../table/index.js';
import { isOf, type Keyed } from '../../table/registry.js';
import { concernsItself, type WatchKey, watched, watchKeys } from '../../table/watch.js';
import type { Watcher } from './at-object.js';
import { ofObject } from './of-object.js';

/** Abilities of another card's text that an object has: no index knows them by the object's own card. */
export function* borrowed(game: Game, shelf: Shelf, key: WatchKey): Generator<Watcher> {
  const { registry, position } = game.table;
  for (const object of position.objects) {
    const card = printedOn(object);
    if (card === null || !isField(game, object.zone)) continue;
    const view = viewOf(game, object.id);
    for (const keyed of view.abilities) {
      const { ability, by } = keyed;
      const pattern = watched(ability);
      if (by !== undefined || ability.ability !== shelf || !pattern || concernsItself(ability)) continue;
      const own = registry.ofCard(card).some((one) => isOf(keyed, one.key));
      if (!own && watchKeys(pattern).includes(key)) yield ofObject(game, keyed, view);
    }
  }
}

/** An ability that others have been given and that looks at more than its own object: found at each that has it. */
export function havingFrom(game: Game, ability: Keyed['key'], by: string): readonly Watcher[] {
  const watchers: Watcher[] = [];
  for (const { id, zone } of game.table.position.objects) {
    if (!isField(game, zone)) continue;
    const view = viewOf(game, id);
    const keyed = view.abilities.find((one) => isOf(one, ability) && one.by === by);
    if (keyed) watchers.push(ofObject(game, keyed, view));
  }
  return watchers;
}
