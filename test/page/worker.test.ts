/** The engine in the page's worker: it says what the command says, and hears while it works. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsOf } from '../../page/documents.js';
import type { Answer, Request, Side } from '../../page/protocol.js';
import { Desk } from '../../page/worker/desk.js';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import { judge } from '../../src/scenario/judge.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { readScenarios } from '../../src/scenario/scenario.js';
import { readSources } from '../../src/scenario/source.js';
import { LONG, OWN } from './questions.js';

/** A page that asks. */
class Asking {
  private last = 0;
  private readonly hears = new Map<number, (answer: Answer) => void>();
  private readonly desk = new Desk(
    (answer) => this.hears.get(answer.of)?.(answer),
    () => new Promise((resolve) => setImmediate(resolve)),
  );

  /** The last answer to a request; it is told of those before it. */
  ask(request: Request, before: (answer: Answer) => void = () => {}): Promise<Answer> {
    const id = ++this.last;
    return new Promise((settle) => {
      this.hears.set(id, (answer) =>
        answer.say === 'board' || answer.say === 'progress' ? before(answer) : settle(answer),
      );
      void this.desk.take({ ...request, id });
    });
  }

  stop(side: Side): void {
    void this.desk.take({ ask: 'stop', side, id: ++this.last });
  }
}

/** Of the scenarios of a file, one in so many. */
const EACH = 4;

const NO_CHANGE = { without: [], turn: null, rules: null };

function question(text: string, side: Side = 'main'): Request {
  return { ask: 'judge', text, isOpening: false, side, change: NO_CHANGE, language: 'en' };
}

describe.each(GAMES)('the gallery of %s', async (game) => {
  const definition = await loadGame(game);
  const known = new CardLibrary(definition);
  for (const name of readdirSync(join('cards', game))) {
    const { sources } = readSources(readFileSync(join('cards', game, name), 'utf8'), name);
    for (const source of sources) known.addFile(source);
  }
  const files = readdirSync(join('scenarios', game)).filter((name) => name.endsWith('.yaml'));

  test.each(files)('%s', async (file) => {
    const page = new Asking();
    const texts = documentsOf(readFileSync(join('scenarios', game, file), 'utf8'));
    for (const text of texts.filter((_, place) => place % EACH === 0)) {
      const [read] = readScenarios(text, file, [definition]).scenarios;
      if (!read || read.scenario.fails !== undefined) continue;
      const { scenario, source } = read;
      const cards = new CardLibrary(definition, known);
      cards.addOwn(scenario, source);
      const said = rulingText(explain(judge(definition, scenario, cards, source)), { why: true, width: 80 });
      const answer = await page.ask(question(text));
      expect(answer.say, scenario.title).toBe('ruling');
      if (answer.say !== 'ruling') continue;
      expect(answer.ruling.expectations.failed, scenario.title).toEqual([]);
      const exported = await page.ask({ ask: 'export', side: 'main', as: 'text' });
      expect(exported).toMatchObject({ text: said });
    }
  });
});

test('two rulings are worked out beside one another, and stopped each for itself', async () => {
  const page = new Asking();
  const isUnder: { [side: string]: () => void } = {};
  const under = (side: Side) => new Promise<void>((settle) => (isUnder[side] = settle));
  const both = [under('main'), under('other')];
  const main = page.ask(question(LONG), (answer) => answer.say === 'progress' && isUnder.main?.());
  const other = page.ask(question(LONG, 'other'), (answer) => answer.say === 'progress' && isUnder.other?.());
  await Promise.all(both);
  page.stop('main');
  expect(await main).toMatchObject({
    say: 'ruling',
    ruling: { partial: expect.stringContaining('stopped') },
  });
  page.stop('other');
  expect(await other).toMatchObject({
    say: 'ruling',
    ruling: { partial: expect.stringContaining('stopped') },
  });
});

test('a question that is asked anew takes the place of the one under way', async () => {
  const page = new Asking();
  await new Promise<void>((settle) => {
    void page.ask(question(LONG), (answer) => answer.say === 'progress' && settle());
  });
  expect(await page.ask(question(OWN))).toMatchObject({ ruling: { title: 'Whose shield it is' } });
});

test('steps that come again are told once, as the command tells them', async () => {
  const page = new Asking();
  const answer = await page.ask(question(MANY_DRAWS));
  const [outcome] = answer.say === 'ruling' ? answer.ruling.outcomes : [];
  const numbers = outcome?.steps.map(({ number }) => number) ?? [];
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.some((number) => /^\d+[-–]\d+$/.test(number))).toBe(true);
  const exported = await page.ask({ ask: 'export', side: 'main', as: 'text' });
  const told = exported.say === 'exported' ? [...exported.text.matchAll(/^ +(\d+(?:[-–]\d+)?)\. /gm)] : [];
  expect(told.map(([, number]) => number)).toEqual(numbers);
});

const MANY_DRAWS = `game: magic
title: one life for each draw
cards:
  - { name: Test Scribe, type: Creature — Human, text: "If you would draw a card, you lose 1 life instead." }
players:
  - { name: Apple, life: 20, library: 30, battlefield: [Test Scribe] }
  - { name: Nutmeg }
actions: [{ say: Draw eight cards., by: Apple }]
`;
