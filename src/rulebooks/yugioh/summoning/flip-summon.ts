/** Which face-down monster is Flip Summoned: none that has been summoned, or has attacked, in the same turn. */

import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { cite } from '../rule.js';
import { isSaid } from '../said.js';
import { hasDone } from '../state/this-turn.js';

/**
 * The rule by which a monster cannot be Flip Summoned now, though it has been turned face-down since.
 * @throws {Withheld} where a text that is not read may let it be
 */
export function whyNoFlipSummon(game: Game, id: ObjectId | null): Pick<Steps, 'barred'> {
  if (id === null || !(hasDone(game, id, 'summon') || hasDone(game, id, 'attack'))) return {};
  if (isSaid(game, SAME_TURN))
    withhold(
      'rule/not-modelled',
      'Whether a text lets a monster be Flip Summoned in the turn in which it was summoned or attacked is not worked out.',
    );
  return { barred: cite('flip-later') };
}

const SAME_TURN = /can[^.]*Flip Summon[^.]*\bturn\b|can be Flip Summoned/i;
