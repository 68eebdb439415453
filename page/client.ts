/** The page's side of the engine: what is asked of the worker, and who hears its answers. */

import type { Answer, Request, StopRequest } from './protocol.js';

/** Hears the answers to one request. */
type Hear = (answer: Answer) => void;

interface Asked {
  readonly request: Request;
  readonly hear: Hear;
}

/** Milliseconds in which a worker that is told to stop must have heard it, and then in which it must have answered. */
const PATIENCE = { hear: 4000, answer: 15_000 };

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

/** Hears that something could not be fetched, and how it is tried again. */
type Missing = (again: () => void) => void;

/** A worker, as far as it is needed. */
export interface Thread {
  postMessage(request: Request & { readonly id: number }): void;
  terminate(): void;
}

/** Makes a worker that says its answers, or that it fails: without a message where it could not be fetched. */
export type Start = (say: (answer: Answer) => void, fail: (message: string | null) => void) => Thread;

export class Engine {
  private readonly start: Start;
  private readonly missing: Missing;
  /** Null where there is none by now: the next request begins another. */
  private worker: Thread | null;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  /** @param start makes a worker: another one is needed where the first does not answer */
  constructor(start: Start, missing: Missing) {
    this.start = start;
    this.missing = missing;
    this.worker = this.begin();
  }

  /**
   * Sends a request; its answers are heard until the last of them.
   * @returns forgets it: nothing more is heard
   */
  send(request: Request, hear: Hear): () => void {
    const id = ++this.last;
    this.asked.set(id, { request, hear });
    this.post(id, request);
    if (request.ask === 'stop') this.insist(id, request);
    return () => {
      this.asked.delete(id);
    };
  }

  private post(id: number, request: Request): void {
    this.worker ??= this.begin();
    this.worker.postMessage({ ...request, id });
  }

  /** A worker that does not hear a request to stop is ended, and so is one that hears it and never comes to an end. */
  private insist(stop: number, request: StopRequest): void {
    const { side } = request;
    const under = [...this.asked].filter(
      ([id, { request }]) => id < stop && request.ask === 'judge' && request.side === side,
    );
    const endAfter = (patience: number) =>
      setTimeout(() => {
        if (!under.some(([id]) => this.asked.has(id))) return;
        this.end((of, { request, hear }) => hear(stoppedAnswer(of, request)));
      }, patience);
    const end = endAfter(PATIENCE.hear);
    const hear = (): void => {
      clearTimeout(end);
      endAfter(PATIENCE.answer);
    };
    this.asked.set(stop, { request, hear });
  }

  private begin(): Thread {
    const say = (answer: Answer): void => {
      if (answer.say === 'unfetched') {
        this.missing(() => this.again([answer.of]));
        return;
      }
      const asked = this.asked.get(answer.of);
      if (LAST.has(answer.say)) this.asked.delete(answer.of);
      asked?.hear(answer);
    };
    return this.start(say, (message) => {
      if (message !== null) return this.end((of, { hear }) => hear({ of, say: 'defect', message }));
      const waiting = [...this.asked.keys()];
      this.drop();
      this.missing(() => this.again(waiting));
    });
  }

  /** Asks once more what could not be answered. */
  private again(ids: readonly number[]): void {
    for (const id of ids) {
      const asked = this.asked.get(id);
      if (asked) this.post(id, asked.request);
    }
  }

  private drop(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** Ends the worker; who waits for an answer is told why there is none. */
  private end(tell: (of: number, asked: Asked) => void): void {
    const waiting = [...this.asked];
    this.drop();
    this.asked.clear();
    for (const [of, asked] of waiting) tell(of, asked);
  }
}

/** The answer in place of one that was stopped before there was anything to tell. */
function stoppedAnswer(of: number, request: Request): Answer {
  const message = 'It was stopped before anything was found.';
  if (request.ask !== 'judge') return { of, say: 'defect', message };
  const problem = { code: 'page/stopped', message, advice: null, place: null, within: null };
  return { of, say: 'problems', problems: [problem], board: null, game: null };
}
