/**
 * Builds `dist` from `src`, `cards` and `page`, and the JSON Schemas from the forms in `src/scenario`.
 *
 *     node scripts/build.mjs                        everything
 *     node scripts/build.mjs --bundle [folder]      the modules and the cards alone, into another folder if one is named
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const games = readdirSync('src/rulebooks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name }) => name);

/** The modules: the library, each game by itself, the command. What several need is divided among shared files. */
async function bundle(dist) {
  const input = {
    index: 'src/index.ts',
    rulebook: 'src/rulebook.ts',
    'command/bin': 'src/command/bin.ts',
    // What reads YAML stands by itself: whoever bundles the library and reads no files has none of it.
    'scenario/source': 'src/scenario/source.ts',
    ...Object.fromEntries(games.map((game) => [`rulebooks/${game}/index`, `src/rulebooks/${game}/index.ts`])),
  };
  const build = await rolldown({
    input,
    external: [/^node:/, 'commander', 'sirv', 'yaml', 'zod/mini'],
    platform: 'neutral',
  });
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    chunkFileNames: 'shared/[name]-[hash].js',
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  for (const name of Object.keys(input)) if (name !== 'command/bin') runsAnywhere(chunks, `${name}.js`);
  chmodSync(join(dist, 'command/bin.js'), 0o755);
}

/** The library runs in a browser: nothing that it loads may need Node or the command's own dependencies. */
function runsAnywhere(chunks, entry) {
  const reached = new Set([entry]);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    for (const one of [...imports, ...dynamicImports]) {
      if (/^(node:|commander$|sirv$)/.test(one)) throw new Error(`${entry} loads ${one} by way of ${name}`);
      if (chunks.has(one)) reached.add(one);
    }
  }
}

/** The project's cards as JSON, a file for each game, after the checks that every card file goes through. */
async function cards(dist) {
  const library = await import(pathToFileURL(join(dist, 'index.js')).href);
  mkdirSync(join(dist, 'cards'), { recursive: true });
  for (const game of library.GAMES) {
    const definition = await library.loadGame(game);
    const checked = new library.CardLibrary(definition);
    const written = [];
    for (const file of yamlFiles(join('cards', game))) {
      const { sources, problems } = library.readSources(readFileSync(file, 'utf8'), file);
      const found = [...problems, ...sources.flatMap((source) => checked.addFile(source))];
      if (found.length > 0) throw new Error(JSON.stringify(found, null, 2));
      written.push(...sources.flatMap(({ data }) => data.cards));
    }
    writeFileSync(join(dist, 'cards', `${game}.json`), `${JSON.stringify({ game, cards: written })}\n`);
  }
}

function yamlFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

async function schemas(dist) {
  const library = await import(pathToFileURL(join(dist, 'index.js')).href);
  const definitions = await Promise.all(library.GAMES.map(library.loadGame));
  mkdirSync('schema', { recursive: true });
  const write = (name, schema) =>
    writeFileSync(join('schema', `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
  write('scenario', library.scenarioSchema(definitions));
  write('cards', library.cardsSchema(definitions));
}

/** The page as static files, each also compressed for servers that send such files as they are. */
async function page(dist) {
  const { build } = await import('vite');
  const folder = join(dist, 'page');
  await build({ configFile: 'page/vite.config.ts', logLevel: 'warn', build: { outDir: folder } });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(html|js|css)$/.test(name)) continue;
    const file = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(file));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(file, { level: 9 }));
  }
}

function types() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the types could not be written');
}

const [mode, folder] = process.argv.slice(2);
const dist = resolve(folder ?? 'dist');
rmSync(dist, { recursive: true, force: true });
await bundle(dist);
await cards(dist);
if (mode !== '--bundle') {
  await schemas(dist);
  await page(dist);
  types();
}
