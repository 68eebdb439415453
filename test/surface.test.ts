/** What the library shows to those who build on it: everything has a description, a name, and an example that runs. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.js';
import * as making from '../src/rulebook.js';
import { beginning, ENTRIES, examples, exportedNames, typeErrors } from './surface.js';

const exported = exportedNames();
const called = ({ entry, name }: (typeof exported)[number]): string => `${entry}: ${name}`;

/** Parts of a position, of unfinished work and of a grammar that only the engine reads and writes. */
const INSIDE = new Set([
  'Aim',
  'Assignment',
  'Continuation',
  'Frame',
  'LastKnown',
  'LastingEffect',
  'Modes',
  'Production',
  'Table',
  'Unread',
  'Without',
]);

describe('what is exported', () => {
  test('the entries are found', () => {
    expect(Object.keys(ENTRIES)).toContain('instead');
    expect(Object.keys(ENTRIES)).toContain('instead/rulebook');
    expect(exported.length).toBeGreaterThan(100);
  });

  test('has a description', () => {
    expect(exported.filter(({ documentation }) => documentation.length < 12).map(called)).toEqual([]);
  });

  test('has an example, where it can be called', () => {
    const callable = exported.filter(({ is }) => is === 'function' || is === 'class');
    expect(callable.filter((one) => one.examples === 0).map(called)).toEqual([]);
  });

  test('names nothing that has no name outside', () => {
    const unnamed = exported.flatMap((one) =>
      one.unnamed.filter((name) => !INSIDE.has(name)).map((name) => `${called(one)}: ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

test('examples have the types that they should have', () => {
  const names = (values: object, ...others: object[]): string =>
    Object.keys(values)
      .filter((name) => !others.some((one) => name in one))
      .join(', ');
  const types = (entry: string): string =>
    exported
      .filter((one) => one.entry === entry && one.is === 'type')
      .map(({ name }) => (entry === 'instead/rulebook' && known.has(name) ? `${name} as ${name}Made` : name))
      .join(', ');
  const known = new Set(exported.flatMap(({ entry, name }) => (entry === 'instead' ? [name] : [])));
  const head = `
    import { ${names(library)} } from 'instead';
    import { ${names(making, library)} } from 'instead/rulebook';
    import type { ${types('instead')} } from 'instead';
    import type { ${types('instead/rulebook')} } from 'instead/rulebook';
    import { magic } from '../src/rulebooks/magic/index.js';
    import { duelMasters } from '../src/rulebooks/duel-masters/index.js';
    import { yugioh } from '../src/rulebooks/yugioh/index.js';
    import { riftbound } from '../src/rulebooks/riftbound/index.js';
    import { harbour } from '../examples/harbour/index.js';
    ${beginning()}`;
  const pieces = examples().map(({ file, line, code }) => ({
    name: `${file}:${line}`,
    code: `/* ${file}:${line} */ async () => {\n${code}\n};`,
  }));
  const [, shown = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(shown).toContain('setUpBoard');
  const code = `/* README.md */ async () => {\n${shown.replace(/^import .*\n/gm, '')}\n};`;
  pieces.push({ name: 'README.md', code });
  expect(typeErrors([{ name: 'beginning', code: `/* beginning */ ${head}` }, ...pieces])).toEqual([]);
});
