/// <reference lib="webworker" />
/** The worker: it holds the engine, and answers the page. */

import type { Answer, Request } from '../protocol.js';
import { Desk } from './desk.js';

declare const self: DedicatedWorkerGlobalScope;

const { port1, port2 } = new MessageChannel();
/** Whoever waits, in order: two rulings can be worked out beside one another. */
const paused: (() => void)[] = [];
port1.onmessage = () => paused.shift()?.();

/** A message to itself comes after those that are there already. A timer would wait for some milliseconds. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    paused.push(resolve);
    port2.postMessage(null);
  });
}

const desk = new Desk((answer: Answer) => self.postMessage(answer), pause);

self.onmessage = ({ data }: MessageEvent<Request & { readonly id: number }>) => {
  void desk.take(data);
};
