/** Whether something holds. */

import type { Condition } from '../ability/condition.js';
import { add } from '../ground/amount.js';
import { withhold } from '../ground/problem.js';
import type { Env } from '../position/env.js';
import type { Game } from '../rulebook/game.js';
import { viewOf } from './characteristics.js';
import { isOneOf } from './players.js';
import { quantity } from './quantity.js';
import { looked, mentioned, mustAllBeListed } from './selection.js';
import { compares, passes } from './test.js';

/** @param did what "if you do" means here; only a running script knows. */
export function holds(game: Game, env: Env, condition: Condition, did: boolean | null = null): boolean {
  switch (condition.if) {
    case 'compare':
      return compares(
        quantity(game, env, condition.left),
        condition.by,
        quantity(game, env, condition.right),
      );
    case 'controls': {
      const theirs = mentioned(game, env, condition.what)
        .map((id) => viewOf(game, id).object)
        .filter((object) => isOneOf(game, env, condition.who, object.controller));
      const least = condition.atLeast === undefined ? 1 : quantity(game, env, condition.atLeast);
      const met = compares(theirs.map(({ count }) => count).reduce(add, 0), 'at least', least);
      if (!met) mustAllBeListed(game, env, condition.what);
      return met;
    }
    case 'exists':
      if (mentioned(game, env, condition.what).length > 0) return true;
      mustAllBeListed(game, env, condition.what);
      return false;
    case 'is': {
      const views = looked(game, env, condition.what);
      return (
        views.length > 0 &&
        views.every((view) => condition.tests.every((test) => passes(game, env, test, view)))
      );
    }
    case 'did':
      return (
        did ??
        withhold('text/not-testable', 'A text says "if you do" where it has told nobody to do anything.')
      );
    case 'turn':
      return isOneOf(game, env, condition.whose, game.table.position.turn.player);
    case 'not':
      return !holds(game, env, condition.of, did);
    case 'all':
      return condition.of.every((one) => holds(game, env, one, did));
    case 'any':
      return condition.of.some((one) => holds(game, env, one, did));
  }
}
