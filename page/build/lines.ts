/**
 * What the rules of the opening game say: the lines that the opening's ruling cites stand where they are written, and all
 * others come with the rest of the engine (`virtual:lines`).
 */

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { explain } from '../../src/explain/explain.js';
import { judge } from '../../src/scenario/judge.js';
import { openingOf } from './opening.js';

const LINES = 'virtual:lines';

/** @param project the folder of the whole project */
export function lines(project: string): Plugin {
  return {
    name: 'lines',
    resolveId: (id) => (id === LINES ? `\0${LINES}` : null),
    load: async (id) => {
      if (id !== `\0${LINES}`) return null;
      return `export const lines = ${JSON.stringify((await linesOf(project)).later)};`;
    },
  };
}

/** Where the rules are written, what comes later is left out. */
export function laterLines(project: string): Plugin {
  return {
    name: 'later-lines',
    enforce: 'pre',
    async transform(code, id) {
      const { game, later } = await linesOf(project);
      if (id !== join(project, 'src/rulebooks', game, 'rule.ts')) return null;
      const those = new Set(Object.values(later).flatMap((one) => Object.values(one)));
      const emptied = [...those].reduce((text, line) => text.replaceAll(`'${line}'`, "''"), code);
      const absent = JSON.stringify(join(project, 'page/worker/absent.ts'));
      return `import { lineOf } from ${absent};\n${emptied}\n${FETCHED}`;
    },
  };
}

/** Each empty line is looked up where it is wanted. */
const FETCHED = `
for (const [key, versions] of Object.entries(RULES))
  for (const [version, rule] of Object.entries(versions))
    if (rule.line === '') Object.defineProperty(rule, 'line', { get: () => lineOf(key, version) });`;

interface Lines {
  readonly [key: string]: { readonly [version: string]: string };
}

interface Found {
  readonly game: string;
  readonly later: Lines;
}

/** One build asks for each of its workers, and each time in two places. */
const found = new Map<string, Promise<Found>>();

function linesOf(project: string): Promise<Found> {
  const made = found.get(project) ?? findLines(project);
  found.set(project, made);
  return made;
}

async function findLines(project: string): Promise<Found> {
  const { scenario, definition, source, game, library } = await openingOf(project);
  const { rulebook, rules } = definition;
  const cited = new Set<string>();
  const rule: typeof rulebook.rule = (key, version) => {
    cited.add(key);
    return rulebook.rule(key, version);
  };
  explain(judge({ ...definition, rulebook: { ...rulebook, rule } }, scenario, library, source));
  const later = rules
    .filter((key) => !cited.has(key))
    .map((key) => {
      const versions = rulebook.versions.map((version) => [version, rulebook.rule(key, version)?.line ?? '']);
      return [key, Object.fromEntries(versions.filter(([, line]) => line !== ''))];
    });
  return { game, later: Object.fromEntries(later) };
}
