/** Words that have been quoted before: what says the same afterwards is told without them, by the step in which they stand. */

import { quotedIn } from '../message/alike.js';
import type { Line, Step } from '../message/document.js';
import type { StepMessage } from '../message/message.js';
import type { ToldSteps } from './again.js';

/** The numbers of the steps in which words are quoted, by the words. */
export type Quotes = Map<string, number>;

/** Shorter words are read sooner than looked up. */
const SHORT = 40;

/**
 * Steps in which no words are quoted again.
 * @param first the number of the first of them
 * @param quotes what has been quoted before, and by them
 */
export function quotedByStep(told: readonly ToldSteps[], first: number, quotes: Quotes): ToldSteps[] {
  /** The words that have just been quoted, or spoken of. */
  let just: string | null = null;
  const quoting = (line: Line<StepMessage>, number: number): Line<StepMessage> => {
    const { message } = line;
    const words = wordsIn(message);
    const before = words === just;
    if (words !== null || !PASSING.has(message.say)) just = words;
    if (words === null) return line;
    const known = quotes.get(words);
    if (known === undefined) quotes.set(words, number);
    const again = known === undefined ? null : before ? 'just' : known;
    const refers = message.say === 'applies' || message.say === 'triggers';
    return again !== null && refers ? { ...line, message: { ...message, again } } : line;
  };
  return told.map((one) => {
    if (one.tell === 'step') {
      const lines = one.step.lines.map((line) => quoting(line, first + one.at));
      return { ...one, step: { ...one.step, lines } };
    }
    if (one.tell === 'likewise' || one.until === null) just = null;
    return one;
  });
}

/** What steps that have been told quote. @param first the number of the first of them */
export function quotesOf(steps: readonly Step[], first: number): Quotes {
  const quotes: Quotes = new Map();
  steps.forEach(({ lines }, at) => {
    for (const { message } of lines) {
      const words = wordsIn(message);
      if (words !== null && !quotes.has(words)) quotes.set(words, first + at);
    }
  });
  return quotes;
}

/** What is said between an effect and another that is applied next. */
const PASSING: ReadonlySet<StepMessage['say']> = new Set(['chooses', 'would']);

/** The words that are quoted; null where they are none, or short. */
function wordsIn(message: StepMessage): string | null {
  const words = quotedIn(message)?.trim();
  return words === undefined || words.length < SHORT ? null : words;
}
