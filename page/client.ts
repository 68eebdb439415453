/** The page's side of the engine: what is asked of the worker, and who hears its answers. */

import type { Answer, Request, StopRequest } from './protocol.js';

/** Hears the answers to one request. */
type Hear = (answer: Answer) => void;

interface Asked {
  readonly request: Request;
  readonly hear: Hear;
}

/** Milliseconds in which a worker that is told to stop must have heard it. */
const PATIENCE = 4000;

/** Answers after which nothing more comes. */
const LAST: ReadonlySet<Answer['say']> = new Set([
  'ruling',
  'problems',
  'walked',
  'reading',
  'words',
  'edited',
  'exported',
  'heard',
  'defect',
]);

export class Engine {
  private readonly start: () => Worker;
  private worker: Worker;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  /** @param start makes a worker: another one is needed where the first does not answer */
  constructor(start: () => Worker) {
    this.start = start;
    this.worker = this.begin();
  }

  /**
   * Sends a request; its answers are heard until the last of them.
   * @returns forgets it: nothing more is heard
   */
  send(request: Request, hear: Hear): () => void {
    const id = ++this.last;
    this.asked.set(id, { request, hear });
    this.worker.postMessage({ ...request, id });
    if (request.ask === 'stop') this.insist(id, request);
    return () => {
      this.asked.delete(id);
    };
  }

  /** A worker that does not hear a request to stop is ended. */
  private insist(stop: number, request: StopRequest): void {
    const { side } = request;
    const under = [...this.asked].filter(
      ([id, { request }]) => id < stop && request.ask === 'judge' && request.side === side,
    );
    const end = setTimeout(() => {
      if (under.some(([id]) => this.asked.has(id))) {
        this.restart('page/stopped', 'It was stopped before anything was found.');
      }
    }, PATIENCE);
    this.asked.set(stop, { request, hear: () => clearTimeout(end) });
  }

  private begin(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asked = this.asked.get(data.of);
      if (LAST.has(data.say)) this.asked.delete(data.of);
      asked?.hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.restart('page/defect', event.message || 'The engine could not be loaded.');
    };
    return worker;
  }

  /** Begins anew; who waits for an answer is told why there is none. */
  private restart(code: string, message: string): void {
    this.worker.terminate();
    const waiting = [...this.asked];
    this.asked.clear();
    this.worker = this.begin();
    for (const [of, { request, hear }] of waiting) {
      if (request.ask !== 'judge') hear({ of, say: 'defect', message });
      else {
        const problem = { code, message, advice: null, place: null, within: null };
        hear({ of, say: 'problems', problems: [problem], board: null, game: null });
      }
    }
  }
}
