/**
 * What the engine needs and would otherwise have to read while somebody waits, made as the page is built: the scenario
 * that the page opens with, its board set up (`virtual:opening`), and the project's cards as data (`virtual:cards`).
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Problem } from '../../src/ground/problem.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { readScenarios } from '../../src/scenario/scenario.js';
import { setUp } from '../../src/scenario/setup.js';
import { readSources } from '../../src/scenario/source.js';
import type { FormCard } from '../../src/scenario/written.js';

const OPENING = 'virtual:opening';
const CARDS = 'virtual:cards';

/** @param project the folder of the whole project */
export function prepared(project: string): Plugin {
  const cards = (game: string): Promise<Shelf> => shelfOf(join(project, 'cards', game), game);
  return {
    name: 'prepared',
    resolveId: (id) => (id === OPENING || id.startsWith(CARDS) ? `\0${id}` : null),
    load: async (id) => {
      if (id === `\0${OPENING}`) return opening(project);
      if (id === `\0${CARDS}`) return `export const cards = {${GAMES.map(entry).join()}};`;
      if (!id.startsWith(`\0${CARDS}/`)) return null;
      const { written } = await cards(id.slice(`\0${CARDS}/`.length));
      return `export default ${asData(written)};`;
    },
  };
}

const entry = (game: string): string => `${JSON.stringify(game)}: () => import('${CARDS}/${game}')`;

/** Data is read faster as JSON than as code. */
function asData(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

interface Shelf {
  readonly definition: Definition;
  readonly library: CardLibrary;
  readonly written: readonly FormCard[];
}

async function shelfOf(folder: string, game: string): Promise<Shelf> {
  const definition = await loadGame(game);
  const library = new CardLibrary(definition);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const written = files.sort().flatMap((name) => {
    const { sources, problems } = readSources(readFileSync(join(folder, name), 'utf8'), name);
    refuse([...problems, ...sources.flatMap((source) => library.addFile(source))]);
    return sources.flatMap(({ data }) => (data as { cards: FormCard[] }).cards);
  });
  return { definition, library, written };
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
}

/** The scenario that the page opens with, as it is read. */
export async function openingOf(project: string) {
  const text = readFileSync(join(project, 'page/opening.yaml'), 'utf8');
  const definitions = await Promise.all(GAMES.map(loadGame));
  const { scenarios, problems } = readScenarios(text, 'opening.yaml', definitions);
  refuse(problems);
  const [read] = scenarios;
  if (!read) throw new Error('page/opening.yaml holds no scenario');
  const { scenario, definition, source } = read;
  const { game } = definition.rulebook;
  const shelf = await shelfOf(join(project, 'cards', game), game);
  const library = new CardLibrary(definition, shelf.library);
  refuse(library.addOwn(scenario, source));
  return { scenario, definition, source, game, library };
}

async function opening(project: string): Promise<string> {
  const { scenario, definition, source, game, library } = await openingOf(project);
  const { setup, problems: inTheWay } = setUp(definition, scenario, library, source);
  refuse(inTheWay);
  if (scenario.expect ?? scenario.choices) throw new Error('page/opening.yaml expects or fixes something');
  const there = new Set(Object.values(setup?.position.cards ?? {}).map(({ name }) => name));
  const types = Object.fromEntries(
    library.printed().flatMap(({ written: { name, type } }) => (there.has(name) ? [[name, type]] : [])),
  );
  const rules = `${game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Rules`;
  return [
    `import { ${rules} as definition } from ${JSON.stringify(join(project, 'src/rulebooks', game, 'ruleset.ts'))};`,
    `export const opening = { definition, ...${asData({ scenario, setup, types })} };`,
  ].join('\n');
}
