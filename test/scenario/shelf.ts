/** The project's own scenarios and cards, as the tests read them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/ground/problem.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { type ReadScenario, readScenarios } from '../../src/scenario/scenario.js';
import { readSources } from '../../src/scenario/source.js';

/** Every game that there is. */
export const DEFINITIONS: readonly Definition[] = await Promise.all(GAMES.map(loadGame));

/** The cards of a game's card files. @throws where one of them has a problem */
export function cardsOf(definition: Definition): CardLibrary {
  const known = libraries.get(definition);
  if (known) return known;
  const library = new CardLibrary(definition);
  for (const file of yamlFiles(join('cards', definition.rulebook.game))) {
    const { sources, problems } = readSources(readFileSync(file, 'utf8'), file);
    const found = [...problems, ...sources.flatMap((source) => library.addFile(source))];
    if (found.length > 0) throw new Error(JSON.stringify(found, null, 1));
  }
  libraries.set(definition, library);
  return library;
}

const libraries = new Map<Definition, CardLibrary>();

/** A scenario of the project, with its file. */
export interface Shelved extends ReadScenario {
  readonly file: string;
  /** The cards that it can use: the game's, and its own. */
  readonly cards: CardLibrary;
}

/** Every scenario of a game, and what is wrong with those that cannot be read. */
export function scenariosOf(definition: Definition): { shelved: Shelved[]; problems: Problem[] } {
  const shelved: Shelved[] = [];
  const problems: Problem[] = [];
  for (const file of yamlFiles(join('scenarios', definition.rulebook.game))) {
    const read = readScenarios(readFileSync(file, 'utf8'), file, DEFINITIONS);
    problems.push(...read.problems);
    for (const one of read.scenarios) {
      const cards = new CardLibrary(one.definition, cardsOf(one.definition));
      for (const card of one.scenario.cards ?? []) problems.push(...cards.add(card, null));
      shelved.push({ ...one, file, cards });
    }
  }
  return { shelved, problems };
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}
