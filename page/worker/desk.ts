/** Takes the page's requests. Rulings are explored a moment at a time, so that a request to stop is heard. */

import type { Answer, ExportRequest, JudgeRequest, Request, Side, WalkRequest } from '../protocol.js';
import { Absent, fetchRest } from './absent.js';
import { caseOf } from './case.js';
import { begin, type Sitting } from './sitting.js';
import type { Told } from './told.js';

/** Milliseconds for which the worker hears nothing. */
const MOMENT = 20;

/** Milliseconds between two words of how far it has come. */
const PATIENCE = 150;

type Said = Answer extends infer One
  ? One extends { readonly of: number }
    ? Omit<One, 'of'>
    : never
  : never;

export class Desk {
  private readonly post: (answer: Answer) => void;
  private readonly pause: () => Promise<void>;
  /** The ruling that is wanted of each side, by the id of its request. */
  private readonly wanted: { [side in Side]: number | null } = { main: null, other: null };
  private readonly stopped = new Set<number>();
  private readonly told: { [side in Side]: Told | null } = { main: null, other: null };

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
      case 'walk':
        return this.walk(id, request);
      case 'export':
        return this.export(id, request);
      case 'read': {
        const { readingView } = await import('./reading.js');
        return this.say(id, { say: 'reading', reading: await readingView(request) });
      }
      case 'words': {
        const { wordsView } = await import('./words.js');
        return this.say(id, { say: 'words', words: await wordsView(request.game) });
      }
      case 'edit': {
        const { edit } = await import('./edit.js');
        return this.say(id, { say: 'edited', ...edit(request.text, request.edit) });
      }
    }
  }

  private async judge(id: number, request: JudgeRequest): Promise<void> {
    const { side } = request;
    this.wanted[side] = id;
    const asked = await caseOf(request);
    if (this.wanted[side] !== id) return;
    if (!('one' in asked)) {
      const { problemView } = await import('./problem.js');
      const problems = asked.problems.map((problem) => problemView(problem, asked.cards));
      return this.say(id, { say: 'problems', problems, board: null, game: asked.game });
    }
    const sitting = await begin(asked, request);
    if (sitting.board) this.say(id, { say: 'board', board: sitting.board });
    await this.explore(id, side, sitting);
    if (this.wanted[side] !== id) return;
    this.stopped.delete(id);
    const told = sitting.tell();
    if ('ruling' in told) {
      this.told[side] = told;
      this.say(id, { say: 'ruling', ruling: await told.view(asked) });
    } else {
      const { problemView } = await import('./problem.js');
      const problems = told.problems.map((problem) => problemView(problem, asked.cards));
      this.say(id, { say: 'problems', problems, board: sitting.board, game: sitting.game });
    }
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

  private async walk(id: number, { side, path }: WalkRequest): Promise<void> {
    const told = this.told[side];
    const { walked } = await import('./walked.js');
    const way = told && walked(told.ruling, path);
    if (way) this.say(id, { say: 'walked', walked: way });
    else this.say(id, { say: 'defect', message: `There is no such place: ${path.join(' ')}` });
  }

  private async export(id: number, { side, as }: ExportRequest): Promise<void> {
    const told = this.told[side];
    if (!told) return this.say(id, { say: 'defect', message: 'There is no ruling to copy.' });
    this.say(id, { say: 'exported', text: await told.export(as) });
  }
}

/** What browsers throw where a module cannot be fetched, each in its own words. */
function isUnfetched(error: unknown): boolean {
  return error instanceof TypeError && /import.* module|module script/i.test(error.message);
}
