/** What a client carries that bundles the engine for a browser: nothing of what it does not use. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** The code of a bundle with these names of the library and one game, and the modules that it is made of. */
async function bundled(names: string, game: string): Promise<{ bytes: number; modules: readonly string[] }> {
  const entry = 'client.ts';
  const code = `import { ${names} } from '/src/index.ts';
    import * as game from '/src/rulebooks/${game}/index.ts';
    globalThis.client = { ${names}, game };`;
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'client',
        resolveId: (id: string) =>
          id === entry ? id : id.startsWith('/src/') ? `${process.cwd()}${id}` : undefined,
        load: (id: string) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  const [chunk] = output;
  const modules = Object.entries(chunk.modules).flatMap(([name, { code: kept }]) => (kept ? [name] : []));
  return { bytes: gzipSync(chunk.code).length, modules };
}

/** What the README says that a client carries, in steps of five thousand bytes; no more than it says, and hardly less. */
const [, playing, explaining] =
  /playing saved positions of Magic takes (\d+) kB .* explaining rulings (\d+) kB/.exec(
    readFileSync('README.md', 'utf8'),
  ) ?? [];
const said = (bytes: number): string => String(Math.ceil(bytes / 5000) * 5);

const has = (modules: readonly string[], part: RegExp): boolean => modules.some((name) => part.test(name));

test('whoever plays saved positions carries the engine and one game', async () => {
  const { bytes, modules } = await bundled('advance, answer, explore, restore, save', 'magic');
  expect(has(modules, /src\/kernel\/step/)).toBe(true);
  for (const other of [/node_modules/, /src\/scenario/, /src\/explain/, /rulebooks\/(yugioh|riftbound|duel)/])
    expect(has(modules, other), String(other)).toBe(false);
  expect(said(bytes)).toBe(playing);
});

test('whoever starts from records and explains rulings carries neither YAML nor another game', async () => {
  const { bytes, modules } = await bundled('ask, askText, explain, judge, rulingText, setUpBoard', 'magic');
  expect(has(modules, /src\/explain/)).toBe(true);
  for (const other of [/node_modules\/yaml/, /rulebooks\/(yugioh|riftbound|duel)/])
    expect(has(modules, other), String(other)).toBe(false);
  expect(said(bytes)).toBe(explaining);
});
