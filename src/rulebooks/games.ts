/** The games by their words, each loaded when it is first asked for. */

import { noSuch } from '../ground/problem.js';
import type { Definition } from './definition.js';

const LOADERS: { readonly [game: string]: () => Promise<Definition> } = {
  magic: async () => (await import('./magic/index.js')).magic,
  'duel-masters': async () => (await import('./duel-masters/index.js')).duelMasters,
  yugioh: async () => (await import('./yugioh/index.js')).yugioh,
  riftbound: async () => (await import('./riftbound/index.js')).riftbound,
};

/** The words by which scenario and card files name their games. */
export const GAMES: readonly string[] = Object.keys(LOADERS);

/**
 * Loads a game by its word.
 * @throws {RangeError} where there is no such game; `GAMES` lists those that there are
 * @example (await loadGame('magic')).rulebook.name // => 'Magic'
 */
export async function loadGame(game: string): Promise<Definition> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  if (!load)
    return noSuch('game/unknown', `there is no game ${JSON.stringify(game)}; there is ${GAMES.join(', ')}`);
  return load();
}
