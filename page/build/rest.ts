/**
 * Stand-ins for the modules of the engine that are fetched later (`later.ts`): each function hands on what it is given as
 * soon as the rest of the engine is there (`virtual:rest`). From then on its name means the function itself.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { LATER } from './later.js';

const REST = 'virtual:rest';
const STAND_INS = '\0stand-ins';
const STAND_IN = '\0stand-in:';

/** What is fetched later. */
export function rest(project: string): Plugin {
  return {
    name: 'rest',
    resolveId: (id) => (id === REST ? `\0${REST}` : null),
    load: (id) => (id === `\0${REST}` ? all(laterOf(project, filesOf(project))) : null),
  };
}

/** What has its place until then. */
export function standIns(project: string): Plugin {
  const files = filesOf(project);
  const later = laterOf(project, files);
  const comesLater = new Set(files);
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(wanted, importer, options) {
      if (wanted === STAND_INS) return STAND_INS;
      if (importer === undefined || importer === `\0${REST}` || comesLater.has(importer)) return null;
      const found = await this.resolve(wanted, importer, { ...options, skipSelf: true });
      return found && comesLater.has(found.id) ? `${STAND_IN}${found.id}` : null;
    },
    load(id) {
      if (id === STAND_INS) return standing(later.length, join(project, 'page/worker/absent.ts'));
      if (!id.startsWith(STAND_IN)) return null;
      const file = id.slice(STAND_IN.length);
      const other = otherThanFunctions(file);
      if (other !== null)
        this.error(`${file} cannot come later, for it exports more than functions: ${other}`);
      const names = later.map((one, at) => (one.file === file ? `f${at} as ${one.name}` : ''));
      return `export { ${names.filter(Boolean).join()} } from ${JSON.stringify(STAND_INS)};`;
    },
  };
}

/** @param project the folder of the whole project */
function filesOf(project: string): string[] {
  return Object.entries(LATER).flatMap(([folder, names]) =>
    names.map((name) => join(project, 'src', folder, `${name}.ts`)),
  );
}

/** A function or class of the rest that the others ask for; it is called by its place in the list of all of them. */
interface Later {
  readonly file: string;
  readonly name: string;
}

function laterOf(project: string, files: readonly string[]): Later[] {
  const others = ['src', 'page/worker'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(project, folder, name))
      .filter((file) => file.endsWith('.ts') && !files.includes(file)),
  );
  const wanted = new Set(others.flatMap(importsOf));
  return files.flatMap((file) => {
    const exported = readFileSync(file, 'utf8').matchAll(/^export (?:function\*?|class) (\w+)/gm);
    return [...exported].flatMap(([, name = '']) => (wanted.has(`${file} ${name}`) ? [{ file, name }] : []));
  });
}

/** What a module has from others: the file, and the name there. */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']*)\.js';/gm);
  return [...imports].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${join(dirname(file), from)}.ts ${name.trim().split(' ')[0]}`),
  );
}

/** What a module exports beside functions, classes and types has no stand-in; null where there is nothing else. */
function otherThanFunctions(file: string): string | null {
  return /^export (?:const|let|\*|\{).*/m.exec(readFileSync(file, 'utf8'))?.[0] ?? null;
}

function standing(many: number, absent: string): string {
  const names = Array.from({ length: many }, (_, at) => `f${at}`).join();
  return [
    `import { standIns, whenThere } from ${JSON.stringify(absent)};`,
    `export let [${names}] = standIns(${many});`,
    `whenThere((functions) => { [${names}] = functions; });`,
  ].join('\n');
}

function all(later: readonly Later[]): string {
  const imports = later.map(
    ({ file, name }, at) => `import { ${name} as f${at} } from ${JSON.stringify(file)};`,
  );
  return [
    ...imports,
    `export { lines } from 'virtual:lines';`,
    `export const functions = [${later.map((_, at) => `f${at}`).join()}];`,
  ].join('\n');
}
