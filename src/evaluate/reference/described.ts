/** What words refer back to where nothing has been selected for them. */

import type { Some } from '../../ability/reference.js';
import type { ObjectId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { pool } from './selection.js';
import { aimFor } from './target.js';

/**
 * What a word refers back to where nothing has been selected: all of a kind where the phrase means all of it; the target
 * where it is one, though nothing was done to it; and nothing where what was to be chosen has not been.
 */
export function described(game: Game, env: Env, referent: number): readonly ObjectId[] {
  if (env.ability === null) return [];
  const phrase = phraseOf(game.table.registry.ability(env.ability), referent);
  if (!phrase) return [];
  const chosen = aimFor(env, phrase)?.aim.chosen;
  if (chosen) return 'objects' in chosen ? chosen.objects : [];
  return phrase.quantity.how === 'every' ? pool(game, env, phrase) : [];
}

/** The phrase of a text that later words refer to by this number. */
function phraseOf(value: unknown, referent: number): Some | null {
  if (typeof value !== 'object' || value === null) return null;
  const phrase = value as Partial<Some>;
  if (phrase.what === 'some' && phrase.as === referent) return phrase as Some;
  for (const part of Object.values(value)) {
    const found = phraseOf(part, referent);
    if (found) return found;
  }
  return null;
}
