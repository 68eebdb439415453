/** The page as static files that work from any folder. */

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { first, plainImports } from './build/first.js';
import { gallery } from './build/gallery.js';
import { laterLines, lines } from './build/lines.js';
import { prepared } from './build/opening.js';
import { rest, standIns } from './build/rest.js';

const project = join(import.meta.dirname, '..');
const engine = first();
const page = first();

/** How long each plugin takes is nothing that whoever installs the project has to read. */
const QUIET = { pluginTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [page.plugin(), plainImports(), gallery(join(project, 'scenarios'), join(project, 'cards'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // The gallery is data, fetched by whoever opens it; what is fetched at first has a limit of its own, which a test holds.
    chunkSizeWarningLimit: 1000,
    // These know light-dark(); for older ones every colour would be written twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      checks: QUIET,
      output: { codeSplitting: { groups: [{ name: 'page', test: page.isNeeded }] } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [
      prepared(project),
      lines(project),
      laterLines(project),
      rest(project),
      standIns(project),
      engine.plugin(),
    ],
    rolldownOptions: {
      checks: QUIET,
      output: { codeSplitting: { groups: [{ name: 'engine', test: engine.isNeeded }] } },
    },
  },
});
