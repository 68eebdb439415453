/** The one engine of the page. */

import { Engine } from '../client.js';

export const engine = new Engine(
  () => new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' }),
);
