/**
 * What an object is: its printed values, and everything that changes them.
 *
 * Where effects look at others, all objects are worked out together, layer by layer (`layers.ts`), once for each state of
 * the game; where none does, each by itself as it is asked for. An object that is only about to arrive is looked at as it
 * would be on the field, with what effects have so far made of its entry, and with those continuous effects that the
 * rulebook says count for it.
 */

import type { Ability } from '../../ability/ability.js';
import type { ObjectId, Zone } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { zoneUsed } from '../../table/zone.js';
import { isIn } from '../condition/test.js';
import { boardOf, isPlain } from './board.js';
import { layeredAlone, viewIn } from './layers.js';
import { printed } from './printed.js';

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
  if (pass.now && (pass.now.only === undefined || pass.now.only === id))
    return viewIn(game, pass.now, object);
  const { revision } = table;
  const known = table.views[id];
  if (known?.revision === revision) return known.view;
  const board = boardOf(game);
  const stamp = board ? null : table.stampOf(id);
  const view = board
    ? viewIn(game, board, object)
    : known?.stamp === stamp
      ? known.view
      : byItself(game, object);
  table.views[id] = { revision, stamp, view };
  return view;
}

/** An object as it is where no other has to do with what it is. */
function byItself(game: Game, object: GameObject): View {
  return isPlain(game, object) ? printed(game, object) : layeredAlone(game, object);
}

/** Whether an ability functions in this zone. */
export function worksIn(game: Game, ability: Ability, zone: string): boolean {
  return functionsIn(game, zoneWorking(game, ability), zone);
}

/** The zone in which an ability functions, where that is not the field: the one that it names, or that from which it is used. */
export function zoneWorking({ catalogue }: Game, ability: Ability): Zone | undefined {
  if (ability.zone !== undefined) return ability.zone;
  return zoneUsed(ability, (kind) => {
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
