/** Battle Phases that a player skips, since a card says so that they have activated. */

import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Game } from '../../../rulebook/game.js';
import { count, countedBy } from '../tally.js';
import { SKIPS_BATTLES } from '../word.js';

export function noteSkip(game: Game, object: ObjectId, by: PlayerId): void {
  const skips = textOf(game, object).some(
    ({ ability }) => ability.ability === 'note' && ability.note === SKIPS_BATTLES,
  );
  if (skips) count(game, skipOf(by), 1);
}

/** @throws {Withheld} of a player who skips a Battle Phase: which one that is, no record tells */
export function mustNotSkip(game: Game, by: PlayerId): void {
  if (countedBy(game, skipOf(by)) > 0)
    withhold(
      'rule/not-modelled',
      'Which Battle Phase a player skips who has activated a card that says so, and what attacks are declared since, is not worked out.',
    );
}

function skipOf(by: PlayerId): string {
  return `player/${by}:skips`;
}
