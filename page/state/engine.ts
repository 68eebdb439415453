/** The one engine of the page. */

import { Engine, type Start } from '../client.js';
import type { Answer } from '../protocol.js';
import { isMissing } from './fetching.js';

const start: Start = (say, fail) => {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => say(data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || null);
  };
  return worker;
};

export const engine = new Engine(start, isMissing);
