/** What waits after an effect has resolved. */

import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { turnPlayersFirst } from '../common/settle.js';
import { cite } from './rule.js';

export function settle(game: Game): SettleStep {
  return turnPlayersFirst(game, cite('chain-order'));
}
