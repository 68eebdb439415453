/** Whether a player can choose what a card demands as it is cast or played. */

import { spokenBy } from '../../evaluate/object/printed.js';
import { canAnnounce } from '../../kernel/script/aim.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';

/** Whether what the texts of a card demand as it is cast or played can be chosen; by then it is elsewhere. */
export function canChooseFor(game: Game, { object, by }: Pick<Action, 'object' | 'by'>): boolean {
  return spokenBy(game, object, by).every(
    ({ ability, words }) => ability.ability !== 'spell' || canAnnounce(game, words, object),
  );
}
