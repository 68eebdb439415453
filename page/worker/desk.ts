/**
 * Takes the page's requests. Rulings are explored a moment at a time, so that a request to stop is heard; what answers
 * other requests comes when the first of them is made.
 */

import type { Answer, JudgeRequest, Request, Said, Side } from '../protocol.js';
import { Absent, fetchRest } from './absent.js';
import { caseOf } from './case.js';
import type { refusal } from './problem.js';
import { type Ruled, rulingView } from './ruling.js';
import { begin, type Sitting } from './sitting.js';

/** Milliseconds for which the worker hears nothing. */
const MOMENT = 20;

/** Milliseconds between two words of how far it has come. */
const PATIENCE = 150;

export class Desk {
  private readonly post: (answer: Answer) => void;
  private readonly pause: () => Promise<void>;
  /** The ruling that is wanted of each side, by the id of its request. */
  private readonly wanted: { [side in Side]: number | null } = { main: null, other: null };
  private readonly stopped = new Set<number>();
  private readonly told: { [side in Side]: Ruled | null } = { main: null, other: null };

  /** @param pause lets the worker hear what the page has said in the meantime */
  constructor(post: (answer: Answer) => void, pause: () => Promise<void>) {
    this.post = post;
    this.pause = pause;
  }

  /** Answers a request. Never throws: a defect is an answer, too. */
  async take(request: Request & { readonly id: number }): Promise<void> {
    const { id } = request;
    try {
      await this.answer(id, request).catch(async (absent: unknown) => {
        if (!(absent instanceof Absent)) throw absent;
        await fetchRest();
        await this.answer(id, request);
      });
    } catch (error) {
      if (isUnfetched(error)) return this.say(id, { say: 'unfetched' });
      this.say(id, {
        say: 'defect',
        message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      });
    }
  }

  private say(id: number, said: Said): void {
    this.post({ of: id, ...said } as Answer);
  }

  private async answer(id: number, request: Request): Promise<void> {
    switch (request.ask) {
      case 'judge':
        return this.judge(id, request);
      case 'stop': {
        const under = this.wanted[request.side];
        if (under !== null) this.stopped.add(under);
        return this.say(id, { say: 'heard' });
      }
      default: {
        const { answerTo } = await import('./answering.js');
        this.say(id, await answerTo(request, this.told));
      }
    }
  }

  private async judge(id: number, request: JudgeRequest): Promise<void> {
    const { side } = request;
    this.wanted[side] = id;
    const asked = await caseOf(request);
    if (this.wanted[side] !== id) return;
    if (!('one' in asked)) return this.refuse(id, asked.problems, asked.cards, null, asked.game);
    const sitting = await begin(asked, request);
    if (sitting.board) this.say(id, { say: 'board', board: sitting.board });
    await this.explore(id, side, sitting);
    if (this.wanted[side] !== id) return;
    this.stopped.delete(id);
    const told = sitting.tell();
    if ('ruling' in told) {
      this.told[side] = told;
      this.say(id, { say: 'ruling', ruling: await rulingView(told, asked) });
    } else await this.refuse(id, told.problems, asked.cards, sitting.board, sitting.game);
  }

  private async refuse(id: number, ...why: Parameters<typeof refusal>): Promise<void> {
    const { refusal } = await import('./problem.js');
    this.say(id, refusal(...why));
  }

  /** Until it is done, or nobody wants it any more, or it is stopped. */
  private async explore(id: number, side: Side, { judging }: Sitting): Promise<void> {
    const began = performance.now();
    let told = began;
    let now = began;
    while (!judging.advance(() => performance.now() - now > MOMENT)) {
      await this.pause();
      if (this.wanted[side] !== id) return;
      if (this.stopped.has(id)) {
        judging.stop();
        return;
      }
      now = performance.now();
      if (now - told < PATIENCE) continue;
      told = now;
      this.say(id, { say: 'progress', ...judging.found, seconds: (now - began) / 1000 });
    }
  }
}

/** What browsers throw where a module cannot be fetched, each in its own words. */
function isUnfetched(error: unknown): boolean {
  return error instanceof TypeError && /import.* module|module script/i.test(error.message);
}
