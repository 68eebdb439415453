/** What lasts on an object comes to its end there, though the object stays what it is. */

import type { ObjectId } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';
import { isSame, write } from './heir.js';

/** Effects that last on an object last on it no longer: they are on what it was before. */
export function release(game: Game, object: ObjectId): void {
  const now = { object, stint: game.table.position.objects[object]?.stint ?? 0 };
  const gone = { object, stint: now.stint - 1 };
  write(game, (effect) => {
    const on = effect.on.map((one) => (isSame(one, now) ? gone : one));
    return on.some((one, at) => one !== effect.on[at]) ? { ...effect, on } : effect;
  });
}
