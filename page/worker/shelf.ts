/** The project's own cards, loaded when a game's are first asked for. */

import { cards } from 'virtual:cards';
import type { Definition } from '../../src/rulebooks/definition.js';
import { CardLibrary } from '../../src/scenario/library.js';

const libraries = new Map<string, Promise<CardLibrary>>();

export function cardsOf(definition: Definition): Promise<CardLibrary> {
  const { game } = definition.rulebook;
  const known = libraries.get(game) ?? load(definition);
  libraries.set(game, known);
  // What could not be loaded may be there the next time.
  known.catch(() => libraries.delete(game));
  return known;
}

async function load(definition: Definition): Promise<CardLibrary> {
  const library = new CardLibrary(definition);
  const module = await cards[definition.rulebook.game]?.();
  for (const card of module?.default ?? []) library.add(card, null);
  return library;
}
