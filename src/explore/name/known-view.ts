/** What can be told of an object, whether or not everything that it is can be worked out. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../ground/id.js';
import { Withheld } from '../../ground/problem.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';

/**
 * An object as it is at present, for whoever tells of it; no ruling depends on that. Where what it is hangs on something that
 * is not known (a bonus for each card in a hand that nobody wrote down), nothing is told but where it lies and whose it is.
 */
export function knownView(game: Game, id: ObjectId): View {
  try {
    return viewOf(game, id);
  } catch (unknown) {
    if (!(unknown instanceof Withheld)) throw unknown;
    return { object: objectOf(game, id), traits: null, abilities: [] };
  }
}
