/** What is printed on the type line of a card, whatever effects make of it. */

import type { CardKey } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';

export function printedTypes({ table }: Game, card: CardKey | null): readonly string[] {
  const type = card === null ? [] : (table.position.cards[card]?.traits.type ?? []);
  return Array.isArray(type) ? type : [];
}
