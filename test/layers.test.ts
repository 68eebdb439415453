/** What may know of what: a folder imports only from those before it, and nothing but rulebooks names a game. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFINITIONS } from './scenario/shelf.js';

/** From the ground up. Rulebooks stand on the kernel and the language; the kernel on none of them. */
const LAYERS = [
  'ground',
  'ability',
  'position',
  'table',
  'rulebook',
  'evaluate',
  'kernel',
  'language',
  'rulebooks',
  'explore',
  'scenario',
  'explain',
  'command',
] as const;

/** Inside a layer: each folder stands on those before it; '' is what lies beside the folders. */
const PARTS: { readonly [layer: string]: readonly string[] } = {
  kernel: ['play', 'watching', 'event', 'waiting', 'round', 'paying', 'replacing', 'script', '', 'saving'],
  explore: ['name', 'choice', 'form', 'graph', 'round', ''],
  explain: ['message', 'name', 'fate', 'choice', 'why', 'basis', 'way', 'english', 'japanese', '', 'text'],
};

const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && name.includes('/'));

/** What a module imports that stands after it. */
function upwards(name: string, under: string, order: readonly string[]): string[] {
  const placeOf = (file: string) => order.indexOf(file.includes('/') ? (file.split('/')[0] ?? '') : '');
  const source = readFileSync(join('src', under, name), 'utf8');
  return [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const to = relative(join('src', under), normalize(join('src', under, dirname(name), path)));
    return !to.startsWith('..') && placeOf(to) > placeOf(name) ? [path] : [];
  });
}

describe('imports go downwards', () => {
  test.each(files)('%s', (name) => expect(upwards(name, '', LAYERS)).toEqual([]));
});

describe.each(Object.entries(PARTS))('inside %s, too', (layer, parts) => {
  const inside = files.flatMap((name) =>
    name.startsWith(`${layer}/`) ? [name.slice(layer.length + 1)] : [],
  );

  test.each(inside)('%s', (name) => expect(upwards(name, layer, parts)).toEqual([]));

  test('each of its folders has its place', () => {
    const folders = new Set(inside.map((name) => (name.includes('/') ? name.split('/')[0] : '')));
    expect([...folders].sort()).toEqual([...parts].sort());
  });
});

/** Every module that one loads, and what it loads from elsewhere. */
function loadedBy(start: string): string[] {
  const found = new Set([normalize(start)]);
  for (const name of found) {
    if (!name.startsWith('src')) continue;
    const source = readFileSync(name, 'utf8');
    for (const [, names = '', path = ''] of source.matchAll(
      /^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gm,
    )) {
      const types = /^\{(?:\s*type [^,}]+,?)*\s*\}$/.test(names);
      if (!types)
        found.add(path.startsWith('.') ? normalize(join(dirname(name), path)).replace(/js$/, 'ts') : path);
    }
  }
  return [...found];
}

describe('a ruling on a board that is set up needs nothing that reads', () => {
  const rulesets = files.filter((name) => /^rulebooks\/[^/]+\/ruleset\.ts$/.test(name));
  test.each([...rulesets, 'scenario/judging.ts', 'explain/telling.ts', 'explain/english/english.ts'])(
    '%s',
    (name) => {
      const reads = loadedBy(join('src', name)).filter(
        (one) => !one.startsWith('src') || /^src\/(?:rulebooks\/[^/]+\/)?language\/|\/japanese/.test(one),
      );
      expect(reads).toEqual([]);
    },
  );

  test('while what is written needs all of it', () => {
    expect(loadedBy('src/scenario/scenario.ts')).toEqual(expect.arrayContaining(['yaml', 'zod/mini']));
    expect(loadedBy('src/rulebooks/magic/index.ts').some((one) => one.startsWith('src/language/'))).toBe(
      true,
    );
  });
});

describe('no game is named outside its rulebook', () => {
  const outside = files.filter((name) => !/^(?:rulebooks|command|explain)\//.test(name));
  test.each(outside)('%s', (name) => {
    const code = readFileSync(join('src', name), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*$/gm, '');
    expect(code).not.toMatch(/magic|duel.?masters|yu-?gi|riftbound/i);
  });
});

describe('the kernel has no word for a status of a game', () => {
  const statuses = DEFINITIONS.flatMap(({ statusWords }) => Object.values(statusWords));
  test.each(files.filter((name) => name.startsWith('kernel/')))('%s', (name) => {
    const code = readFileSync(join('src', name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const quoted = [...code.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word);
    expect(quoted.filter((word) => statuses.includes(word))).toEqual([]);
  });
});
