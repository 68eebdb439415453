/** What is attached to something is where that is. */

import type { ObjectId } from '../../ground/id.js';
import type { Spot } from '../../position/event.js';
import type { Hands } from '../../rulebook/hands.js';

/** From one place on the board to another, with all that is attached: that is no move of its own (719.3). */
export function bring(hands: Hands, object: ObjectId, to: Spot, at: ObjectId | null): void {
  const { controller } = hands.object(object);
  hands.move(object, to, { controller, same: true });
  hands.place(object, at);
  for (const { id, host } of hands.game.table.position.objects) {
    if (host === object) bring(hands, id, to, at);
  }
}
