/** The page's side of the engine, where the worker does not do what it should. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine, type Thread } from '../../page/client.js';
import type { Answer, JudgeRequest, Request } from '../../page/protocol.js';

/** A worker that says what it is told to say. */
interface Silent extends Thread {
  readonly heard: (Request & { readonly id: number })[];
  ended: boolean;
  say(answer: Answer): void;
  fail(message: string | null): void;
}

const QUESTION: JudgeRequest = {
  ask: 'judge',
  text: 'game: magic',
  isOpening: false,
  side: 'main',
  change: { without: [], turn: null, rules: null },
  language: 'en',
};

describe('the engine', () => {
  let missing: (() => void)[] = [];
  let answers: Answer[] = [];
  let workers: Silent[] = [];
  const begin = (): Engine =>
    new Engine(
      (say, fail) => {
        const heard: Silent['heard'] = [];
        const worker: Silent = {
          heard,
          ended: false,
          say,
          fail,
          postMessage: (request) => heard.push(request),
          terminate: () => {
            worker.ended = true;
          },
        };
        workers.push(worker);
        return worker;
      },
      (again) => missing.push(again),
    );
  const ask = (engine: Engine): (() => void) => engine.send(QUESTION, (answer) => answers.push(answer));
  const worker = (): Silent => {
    const last = workers.at(-1);
    if (!last) throw new Error('no worker has begun');
    return last;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    missing = [];
    answers = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends a worker that does not hear the request to stop, and begins another when it is asked again', () => {
    const engine = begin();
    ask(engine);
    const first = worker();
    engine.send({ ask: 'stop', side: 'main' }, () => {});
    vi.advanceTimersByTime(3900);
    expect(first.ended).toBe(false);
    vi.advanceTimersByTime(200);
    expect(first.ended).toBe(true);
    expect(answers).toMatchObject([{ say: 'problems', problems: [{ code: 'page/stopped' }] }]);
    expect(workers).toHaveLength(1);
    ask(engine);
    expect(worker().heard).toMatchObject([{ ask: 'judge' }]);
  });

  test('ends a worker that hears the request to stop and never comes to an end', () => {
    const engine = begin();
    ask(engine);
    engine.send({ ask: 'stop', side: 'main' }, () => {});
    worker().say({ of: 2, say: 'heard' });
    vi.advanceTimersByTime(14_000);
    expect(worker().ended).toBe(false);
    vi.advanceTimersByTime(1100);
    expect(worker().ended).toBe(true);
    expect(answers).toMatchObject([{ say: 'problems', problems: [{ code: 'page/stopped' }] }]);
  });

  test('leaves alone a worker that answers in time, or whose answer nobody waits for', () => {
    const engine = begin();
    ask(engine);
    engine.send({ ask: 'stop', side: 'main' }, () => {});
    worker().say({ of: 2, say: 'heard' });
    worker().say({ of: 1, say: 'problems', problems: [], board: null, game: null });
    const forget = ask(engine);
    engine.send({ ask: 'stop', side: 'main' }, () => {});
    forget();
    vi.advanceTimersByTime(60_000);
    expect(worker().ended).toBe(false);
    expect(answers).toHaveLength(1);
  });

  test('asks again what could not be answered for want of a part', () => {
    const engine = begin();
    ask(engine);
    worker().say({ of: 1, say: 'unfetched' });
    expect(answers).toEqual([]);
    expect(missing).toHaveLength(1);
    missing[0]?.();
    expect(worker().heard.map(({ id }) => id)).toEqual([1, 1]);
    expect(workers).toHaveLength(1);
  });

  test('begins another worker where the first could not be fetched, and asks again', () => {
    const engine = begin();
    ask(engine);
    worker().fail(null);
    expect(answers).toEqual([]);
    missing[0]?.();
    expect(workers).toHaveLength(2);
    expect(worker().heard.map(({ id }) => id)).toEqual([1]);
  });

  test('tells of a defect', () => {
    const engine = begin();
    ask(engine);
    worker().fail('RangeError: no');
    expect(answers).toMatchObject([{ say: 'defect', message: 'RangeError: no' }]);
    expect(missing).toEqual([]);
  });
});
