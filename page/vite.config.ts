/** The page as static files that work from any folder. */

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gallery } from './build/gallery.js';
import { prepared } from './build/opening.js';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [gallery(join(import.meta.dirname, '../scenarios'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [prepared(join(import.meta.dirname, '..'))] },
});
