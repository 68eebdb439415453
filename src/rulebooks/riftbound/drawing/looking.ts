/** Cards that are looked at from the top of a Main Deck, and recycled or put back (416, 436). */

import type { Instruction } from '../../../ability/instruction.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { mustBeListed } from '../../../evaluate/reference/listed.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cardsIn } from '../../common/drawing.js';
import { ownersZone } from '../../common/event.js';
import { anyOfThem, isSeen, look, moveWithin, them } from '../../common/looking.js';
import { leave } from '../object/bring.js';
import { recycledAfter } from '../playing/by-effect.js';
import { BOARD } from '../zone.js';

/** A card is recycled to the bottom of its owner's own deck: a rune to the Rune Deck, any other to the Main Deck (416.1). */
export function toItsDeck(game: Game, event: GameEvent): GameEvent {
  if (event.object === null) return event;
  const after = recycledAfter(game, event);
  if (after) return after;
  // Runes are on the board or in their deck; what nobody knows of another zone is none.
  const view = viewOf(game, event.object);
  const { zone } = view.object;
  const isRune =
    zone === 'rune deck' || (BOARD.includes(zone) && wordsOf(game, view, 'type').includes('rune'));
  const to = ownersZone(game, event, isRune ? 'rune deck' : 'deck');
  return { ...event, to: to && { ...to, at: 'bottom' } };
}

/** A card that is looked at goes from the top of its deck to the bottom: it is the same card all the same. */
export function recycle(hands: Hands, event: GameEvent): ReturnType<typeof leave> {
  const isThere = event.object !== null && isSeen(hands, event.object);
  return isThere ? moveWithin(hands, event) : leave(hands, event);
}

/**
 * Of the top cards of the Main Deck, or of all that there are, any number is recycled; the others are put back in any order
 * (436.1, 436.4). Nobody burns out for that (436.4.a); where there is none, nothing is done.
 */
export function predict(hands: Hands, event: GameEvent): boolean {
  const { player } = event;
  if (player === null) return false;
  if (cardsIn(hands.game, 'deck', player) === 0) {
    mustBeListed(hands.game, 'deck', player);
    return false;
  }
  return look(hands, 'deck', event, PREDICTING);
}

const PREDICTING: readonly Instruction[] = [
  { do: 'act', act: { event: 'see', object: them() } },
  { do: 'act', act: { event: 'recycle', object: anyOfThem('deck') } },
  { do: 'act', act: { event: 'put back' } },
];
