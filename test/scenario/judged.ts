/** Gives the ruling of a scenario that a test writes down. */

import { judge } from '../../src/scenario/judge.js';
import type { Judgement, JudgeOptions } from '../../src/scenario/judging.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { type ReadScenario, readScenarios } from '../../src/scenario/scenario.js';
import { cardsOf, DEFINITIONS } from './shelf.js';

/** A scenario with the cards that it can use. @throws where it cannot be read */
export function written(text: string): ReadScenario & { cards: CardLibrary } {
  const { scenarios, problems } = readScenarios(text, 'test.yaml', DEFINITIONS);
  const [read] = scenarios;
  if (!read || problems.length > 0) throw new Error(JSON.stringify(problems, null, 1));
  const cards = new CardLibrary(read.definition, cardsOf(read.definition));
  const wrong = cards.addOwn(read.scenario, read.source);
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong, null, 1));
  return { ...read, cards };
}

/** The ruling of the one scenario of a text. */
export function judged(text: string, options: JudgeOptions = {}): Judgement {
  const { definition, scenario, cards, source } = written(text);
  return judge(definition, scenario, cards, source, options);
}

/** The codes of its problems, and the places of the expectations that do not hold. */
export function faults({ problems, checks }: Judgement): string[] {
  return [
    ...problems.map(({ code }) => code),
    ...checks.filter(({ held }) => !held).map(({ path }) => path.join('.')),
  ];
}
