/** Words in the printed texts of cards, whatever is read of them: what they may allow is held against no listed action. */

import type { Zone } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';

/** Whether a card that lies in such a zone has these words on it. */
export function isSaid({ table }: Game, words: RegExp, where: (zone: Zone) => boolean = () => true): boolean {
  const { objects, cards } = table.position;
  return objects.some(
    ({ zone, card }) => card !== null && where(zone) && words.test(cards[card]?.text ?? ''),
  );
}
