/** How many, how much. */

import type { Quantity } from '../../ability/quantity.js';
import type { Amount } from '../../ground/amount.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { workedOut } from './worked-out.js';

export function quantity(game: Game, env: Env, q: Quantity): Amount {
  return typeof q === 'object' ? workedOut(game, env, q) : q;
}
