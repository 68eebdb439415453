import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lines } from './page/build/lines.js';
import { prepared } from './page/build/opening.js';
import { rest } from './page/build/rest.js';

const project = fileURLToPath(new URL('.', import.meta.url));
const source = (file: string): string => fileURLToPath(new URL(`src/${file}`, import.meta.url));

export default defineConfig({
  /** What the page's worker gets from its build. */
  plugins: [prepared(project), lines(project), rest(project)],
  resolve: {
    /** Examples import the library by its name: here from the source. */
    alias: [
      { find: /^instead$/, replacement: source('index.ts') },
      { find: /^instead\/rulebook$/, replacement: source('rulebook.ts') },
    ],
  },
  test: {
    setupFiles: ['test/seed.ts'],
    /** Half a minute for one test: no test measures time, and on a busy machine an honest one must not fail for it. */
    testTimeout: 30_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
