import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/seed.ts'],
    /** Half a minute for one test: no test measures time, and on a busy machine an honest one must not fail for it. */
    testTimeout: 30_000,
  },
});
