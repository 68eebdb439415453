/** Whether what is spoken of is still what it was: an object that has been elsewhere is another one (Magic 400.7). */

import type { ObjectId } from '../../ground/id.js';
import type { Value } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';

/** Those of what words speak of that are still the objects that they were. */
export function stillThere({ table }: Pick<Game, 'table'>, spoken: Value): readonly ObjectId[] {
  if (!('objects' in spoken)) return [];
  return spoken.objects.filter((id, at) => table.position.objects[id]?.stint === spoken.stints[at]);
}
