/** Whether an object stands in a relation to others, as a rulebook says what that is: attached, at the same battlefield. */

import type { What } from '../../ability/reference.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { mentioned } from '../reference/selection.js';

export function related(game: Game, env: Env, relation: string, to: What, view: View): boolean {
  const rule = game.catalogue.relations[relation];
  if (!rule) throw new Error(`no relation ${relation}`);
  return rule(game, view.object, mentioned(game, env, to), env);
}
