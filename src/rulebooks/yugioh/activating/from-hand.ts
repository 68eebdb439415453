/** What of the Spells and Traps in a hand is activated there: no Trap, and a Quick-Play Spell in one's own turn (Basic rule 40). */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import { cite, type Rule } from '../rule.js';
import { isSaid } from '../said.js';
import { isOwnTurn } from '../turn/phase.js';
import { printedTypes } from '../type.js';

/** @throws {Withheld} of a Trap that is said not to be activated there, where a text may let it be */
export function whyNotFromHand(game: Game, action: Action): Rule | undefined {
  const { object, illegal } = action;
  if (object === null) return undefined;
  const { zone, card } = viewOf(game, object).object;
  if (zone !== 'hand') return undefined;
  const types = printedTypes(game, card);
  if (types.includes('trap')) {
    if (!isSaid(game, LETS)) return cite('from-hand');
    if (illegal)
      withhold(
        'rule/not-modelled',
        'Whether a text lets a Trap be activated from the hand, which it otherwise could not be, is not worked out.',
      );
  }
  return types.includes('quick-play') && !isOwnTurn(game, action) ? cite('from-hand') : undefined;
}

const LETS = /activate .*\b(?:this card|traps?|trap cards?)\b.* from (?:your|the|their) hand/i;
