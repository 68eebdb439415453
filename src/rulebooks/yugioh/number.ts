/** Numbers that are printed on monsters, where a ruling cannot do without them. */

import { spokenOf } from '../../evaluate/condition/comparing.js';
import type { Amount } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';

/** What the game calls them. */
const NUMBERS = { atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank', link: 'Link Rating' } as const;

/** @throws {Withheld} where the card has no such number */
export function mustHave(game: Game, view: View, trait: keyof typeof NUMBERS): Amount {
  return (
    spokenOf(game, view, trait) ??
    withhold('position/missing-value', `The ruling depends on the ${NUMBERS[trait]} of a card that has none.`)
  );
}
