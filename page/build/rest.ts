/**
 * Stand-ins for the modules of the engine that are fetched later (`worker/rest.ts`): each function hands on what it is
 * given, once the module is there.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STAND_IN = '\0stand-in:';

/** @param project the folder of the whole project */
export function standIns(project: string): Plugin {
  const worker = join(project, 'page/worker');
  const list = join(worker, 'rest.ts');
  /** The modules of the rest, and what they are called there. */
  const rest = new Map(
    [...readFileSync(list, 'utf8').matchAll(/^export \* as (\w+) from '(.+)\.js';$/gm)].map(
      ([, name = '', file = '']) => [join(worker, `${file}.ts`), name],
    ),
  );
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(wanted, importer, options) {
      if (importer === undefined || importer === list || rest.has(importer)) return null;
      const found = await this.resolve(wanted, importer, { ...options, skipSelf: true });
      return found && rest.has(found.id) ? `${STAND_IN}${found.id}` : null;
    },
    load(id) {
      if (!id.startsWith(STAND_IN)) return null;
      const file = id.slice(STAND_IN.length);
      const name = JSON.stringify(rest.get(file));
      const code = readFileSync(file, 'utf8');
      const values = [...code.matchAll(/^export (?:(function\*?|class) (\w+)|(?:const|let|\*|\{).*)/gm)];
      const standing = values.map(([line, kind, value]) => {
        if (value === undefined)
          this.error(`${file} cannot come later, for it exports more than functions: ${line}`);
        const real = `part(${name}).${value}`;
        const made = kind === 'class' ? `new (${real})(...given)` : `${real}(...given)`;
        return `export function ${value}(...given) { return ${made}; }`;
      });
      return [`import { part } from ${JSON.stringify(join(worker, 'absent.ts'))};`, ...standing].join('\n');
    },
  };
}
