/** What an object arrives with. */

import type { AbilityKey } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { makeLasting } from './lasting.js';

/** An effect that an object arrives with is on that object as long as it is this one. */
export function gainArriving({ table }: Game, { id, stint, controller }: GameObject, made: AbilityKey): void {
  const on = [{ object: id, stint }];
  const since = table.tick();
  makeLasting(table, { id: since, made, source: id, stint, controller, since, refs: [], on });
}
