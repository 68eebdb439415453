/** What an act makes a copy of: "create a token that's a copy of target creature". */

import type { Act } from '../../ability/act.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Copy } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { viewOf } from '../object/characteristics.js';
import { type Selecting, type Selection, select } from '../reference/selection.js';
import { copyOf, lasting } from './modify.js';

/**
 * The copy, where there is something to copy, and the words that speak of it from then on.
 * @throws {Withheld} where there are several things to copy
 */
export function copied(
  game: Game,
  env: Env,
  { of, except = [], until }: NonNullable<Act['copy']>,
  how: Selecting,
): Pick<Selection, 'env' | 'complete'> & { readonly copy: Copy | null } {
  const { objects, env: now, complete } = select(game, env, of, { ...how, known: true });
  const [original, ...others] = objects;
  if (others.length > 0)
    withhold('rule/not-modelled', 'Copies of several things at once are not worked out here.');
  const copy =
    original === undefined ? null : lasting(copyOf(game, viewOf(game, original).object, except), until);
  return { env: now, complete, copy };
}
