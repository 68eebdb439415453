/** What is printed on the type line of a card, whatever effects make of it. */

import type { CardKey } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';

/** Monsters that are never in the hand or Main Deck. */
export const EXTRA: readonly string[] = ['fusion', 'synchro', 'xyz', 'link'];

/** Whether the card of such a monster may lie in the Extra Deck: of a Pendulum Monster it may come to lie there. */
export function mayBeExtra(types: readonly string[]): boolean {
  return types.includes('pendulum') || EXTRA.some((type) => types.includes(type));
}

export function printedTypes({ table }: Game, card: CardKey | null): readonly string[] {
  const type = card === null ? [] : (table.position.cards[card]?.traits.type ?? []);
  return Array.isArray(type) ? type : [];
}
