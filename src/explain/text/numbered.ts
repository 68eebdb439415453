/** Steps as they are numbered: what comes again is told in one sentence, in a text, in a conversation and on a page. */

import type { Words } from '../../rulebook/words.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Step } from '../message/document.js';
import { repetitions } from '../way/again.js';
import { type Quotes, quotedByStep } from '../way/quoting.js';

/** A step with its number, or what is said in one sentence of several with theirs. */
export type NumberedStep =
  | { readonly number: string; readonly step: Step }
  | { readonly number: string; readonly said: string };

/**
 * Steps as people are told them, each with its number: what comes again is referred to.
 * @param first the number of the first
 * @param quotes what has been quoted before, and by these
 */
export function numbered(
  steps: readonly Step[],
  first: number,
  { headings }: SentenceCatalogue,
  words: Words,
  quotes: Quotes = new Map(),
): NumberedStep[] {
  return quotedByStep(repetitions(steps), first, quotes).map((told) => {
    if (told.tell === 'step') return { number: `${first + told.at}`, step: told.step };
    const number = headings.steps(first + told.first, first + told.last);
    if (told.tell === 'likewise') return { number, said: headings.likewise(told.of, words) };
    const { from, to, times, until } = told;
    const said = headings.again(headings.steps(first + from, first + to), to > from, times, until, words);
    return { number, said };
  });
}
