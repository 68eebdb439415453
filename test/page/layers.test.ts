/**
 * What the page knows of the engine: its worker, and what is prepared for that as the page is built, everything but the
 * command; the rest what the two say to one another.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = readdirSync('page', { recursive: true })
  .map((name) => join('page', String(name)))
  .filter((name) => /\.tsx?$/.test(name));

const imports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

describe('the worker stands on the engine as the command does, and the rest of the page on what the two say', () => {
  test.each(files)('%s', (file) => {
    const engine = imports(file).filter((path) => path.startsWith('src/'));
    if (/^page\/(?:worker|build)\/|^page\/opening\.d\.ts$/.test(file))
      expect(engine.filter((path) => path.startsWith('src/command/'))).toEqual([]);
    else expect(engine).toEqual([]);
  });
});

describe('the page knows nothing of its worker beside that', () => {
  const page = files.filter((file) => /^page\/(?:ui|state|edit)\//.test(file));
  test.each(page)('%s', (file) => {
    expect(imports(file).filter((path) => path.startsWith('page/worker/'))).toEqual([]);
  });
});
