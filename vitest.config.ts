import { defineConfig } from 'vitest/config';

/** Half a minute for one test: no test measures time, and on a busy machine an honest one must not fail for it. */
export default defineConfig({ test: { testTimeout: 30_000 } });
