/** Attaching (434): a limited action, and no move. */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cite } from '../rule.js';
import { BOARD } from '../zone.js';
import { bring } from './bring.js';

/** Where either is not on the board nothing is attached; to what it is attached to already it is not attached again (434.1.g). */
export function cannotAttach({ table }: Game, { object, other }: GameEvent) {
  const [one, to] = [object, other].map((id) => (id === null ? undefined : table.position.objects[id]));
  if (!one || !to || !BOARD.includes(one.zone) || !BOARD.includes(to.zone)) return cite('not-there');
  return one.host === to.id ? cite('as-much') : null;
}

/** It comes to where that is (434.4). */
export function attach(hands: Hands, { object, other }: GameEvent): boolean {
  if (object === null || other === null) return false;
  const { zone, at } = viewOf(hands.game, other).object;
  hands.attach(object, other);
  bring(hands, object, { zone, holder: null, at: null }, at);
  return true;
}
