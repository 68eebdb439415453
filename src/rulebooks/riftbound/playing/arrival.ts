/** How an object arrives where no effect says otherwise. */

import type { PlayerId } from '../../../ground/id.js';
import type { Arrival, Spot } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import { plainArrival } from '../../common/catalogue.js';
import { PAID } from './tally.js';

/** Units enter exhausted (143.4). */
export function arrival(game: Game, object: GameObject, _to: Spot, controller: PlayerId): Arrival {
  const card = object.card === null ? undefined : game.table.position.cards[object.card];
  const type = card?.traits.type;
  const isUnit = Array.isArray(type) && type.includes('unit');
  const plain = plainArrival(object, controller, isUnit ? ['exhausted'] : []);
  // What was paid beside its cost is remembered for as long as it is there.
  const paid = object.linked[PAID.additional];
  return paid ? { ...plain, links: { [PAID.additional]: paid } } : plain;
}
