/// <reference lib="webworker" />
/** The worker: it holds the engine, and answers the page. */

import type { Answer, Request } from '../protocol.js';
import { Desk } from './desk.js';

declare const self: DedicatedWorkerGlobalScope;

const desk = new Desk((answer: Answer) => self.postMessage(answer));

self.onmessage = ({ data }: MessageEvent<Request & { readonly id: number }>) => {
  void desk.take(data);
};
