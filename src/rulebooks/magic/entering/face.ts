/** Cards with two faces (712): which face is the front, how one enters with its back face up, how it turns back. */

import type { CardKey, ObjectId } from '../../../ground/id.js';
import type { Card, Traits } from '../../../position/card.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { PERMANENT_TYPES } from '../type.js';

const BACK = 'back';

/** What the back face of a card is: its mana value is that of the front (202.3b). */
export function backOf(front: Traits, back: Traits): Traits {
  const { 'mana value': value } = front;
  return { ...back, ...(value === undefined ? {} : { 'mana value': value }), face: [BACK] };
}

function isBack({ traits }: Card): boolean {
  return Array.isArray(traits.face) && traits.face.includes(BACK);
}

/** It would enter with a back face up that it does not have, or that is no permanent (712.14a). */
export function lacksBack(game: Game, { detail }: GameEvent): boolean {
  const face = detail?.arrival?.face;
  if (face === undefined) return false;
  const card = face === null ? undefined : game.table.position.cards[face];
  if (!card || !isBack(card)) return true;
  const { type } = card.traits;
  return !PERMANENT_TYPES.some((one) => Array.isArray(type) && type.includes(one));
}

/** Off the battlefield and the stack a card has its front face alone (712.8a). */
export function showFront(hands: Hands, id: ObjectId): void {
  const { card, zone } = hands.object(id);
  const front = card === null ? null : frontOf(hands.game, card);
  if (front !== null && zone !== 'battlefield' && zone !== 'stack') hands.turnOver(id, front);
}

/** The front of a card that shows its back. */
function frontOf({ table }: Game, key: CardKey): CardKey | null {
  const card = table.position.cards[key];
  return card && isBack(card) ? (card.other ?? null) : null;
}
