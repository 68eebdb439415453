/** What is attached to something is where that is. */

import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { GameEvent, Spot } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Hands } from '../../../rulebook/hands.js';
import { move } from '../../common/event.js';
import { noteLeft } from '../battlefield/losing.js';
import { takenOff } from '../playing/by-effect.js';
import { PENDING } from '../value.js';

/** From one place on the board to another, out of combat, with all that is attached: that is no move of its own (719.3). */
export function bring(hands: Hands, object: ObjectId, to: Spot, at: ObjectId | null): void {
  const { controller, status } = hands.object(object);
  for (const side of SIDES) if (status.includes(side)) hands.status(object, side, false);
  depart(hands, object);
  hands.move(object, to, { controller, same: true });
  hands.place(object, at);
  for (const { id, host } of hands.game.table.position.objects) {
    if (host === object) bring(hands, id, to, at);
  }
}

/** From a battlefield that its controller controls (190.4): one that is nobody's nobody can lose. */
function depart(hands: Hands, object: ObjectId): void {
  const { at, controller } = hands.object(object);
  const field = at === null ? null : hands.object(at);
  if (field && isControlledBy(field, controller)) noteLeft(hands, object, field.id);
}

/** Whether a battlefield is this player's, and not nobody's. */
export function isControlledBy({ controller, status }: GameObject, player: PlayerId): boolean {
  return controller === player && !status.includes('uncontrolled');
}

/** What a unit is in combat. */
export const SIDES = ['attacking', 'defending'] as const;

/** To another zone; a token stops existing elsewhere than on the board. What was attached stays behind. */
export function leave(hands: Hands, event: GameEvent): boolean {
  if (event.object === null || !event.to) return false;
  if (hands.object(event.object).linked[PENDING]?.length) takenOff();
  for (const { id, host } of hands.game.table.position.objects) {
    if (host === event.object) hands.attach(id, null);
  }
  depart(hands, event.object);
  if (!hands.object(event.object).token) return move(hands, event);
  hands.cease(event.object);
  return true;
}
