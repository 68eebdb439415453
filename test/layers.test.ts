/** What may know of what: a folder imports only from those before it, and nothing but rulebooks names a game. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

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

const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && name.includes('/'));

describe('imports go downwards', () => {
  test.each(files)('%s', (name) => {
    const from = name.split('/')[0] ?? '';
    const source = readFileSync(join('src', name), 'utf8');
    const wrong = [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
      const to = relative('src', normalize(join('src', dirname(name), path))).split('/')[0] ?? '';
      const below =
        LAYERS.indexOf(to as (typeof LAYERS)[number]) <= LAYERS.indexOf(from as (typeof LAYERS)[number]);
      return below ? [] : [path];
    });
    expect(wrong).toEqual([]);
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
