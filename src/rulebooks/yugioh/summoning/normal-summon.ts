/** Normal Summons: a player has one in each of their own turns. Tribute and Gemini Summons are such, too. */

import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { cite } from '../rule.js';
import { isSaid } from '../said.js';
import { count, countedBy, inTurn } from '../tally.js';
import { whyNotInMain } from '../turn/phase.js';

/**
 * The rule by which a player conducts no Normal Summon now.
 * @throws {Withheld} where a text may let them
 */
export function whyNoNormalSummon(game: Game, { by }: Pick<Action, 'by'>): Pick<Steps, 'barred'> {
  const isTheirs = game.table.position.turn.player === by;
  const { barred } = whyNotInMain(game, { by });
  if (isTheirs && !barred && countedBy(game, summonOf(game, by)) === 0) return {};
  if (isSaid(game, FURTHER))
    withhold(
      'rule/not-modelled',
      'Whether a text lets a player conduct this Normal Summon, which they otherwise could not, is not worked out.',
    );
  return { barred: isTheirs && barred ? barred : cite('summons-once') };
}

/** It is used as it is attempted, whether or not that is negated. */
export function noteNormalSummon({ game }: Hands, by: PlayerId): void {
  count(game, summonOf(game, by), 1);
}

function summonOf(game: Game, by: PlayerId): string {
  return inTurn(game, `player/${by}:normal summon`);
}

/** Wherever its card lies: it may have resolved by then. */
const FURTHER =
  /(?:addition|extra|more|again|twice|immediately|conduct|during your opponent's)[^.]*Normal Summon(?!ed)|Normal Summon(?!ed)[^.]*(?:addition|extra|more|again|twice|immediately|during your opponent's)/i;
