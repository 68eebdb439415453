/**
 * Measures the language on a card list: `npm run corpus -- FILE.tsv [--game GAME] [--json]`. Bundles `corpus` from
 * source, so that what is measured is what stands there, and runs it.
 */

import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const folder = fileURLToPath(new URL('../dist-corpus', import.meta.url));
const build = await rolldown({
  input: fileURLToPath(new URL('../corpus/run.ts', import.meta.url)),
  platform: 'node',
});
await build.write({ dir: folder, format: 'esm' });
await import(pathToFileURL(`${folder}/run.js`).href);
