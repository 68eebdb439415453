/** From a judged scenario to the document of its ruling, in one of the languages that there are. */

import { noSuch } from '../ground/problem.js';
import type { Judgement } from '../scenario/judging.js';
import { catalogueOf } from './languages.js';
import type { RulingDocument } from './message/document.js';
import { documentOf } from './telling.js';

/** How a ruling is explained. */
export interface ExplainOptions {
  /** The language in which the document is to be said, one of `LANGUAGES`; English where it is left out. */
  readonly language?: string;
  /**
   * Milliseconds since some time or other, such as `performance.now`: with it, the outcomes of a ruling that is cut are told
   * for two seconds, and further ones counted (`omitted`).
   */
  readonly clock?: () => number;
  /** So many outcomes are told, and further ones counted (`omitted`); 100 where it is left out. */
  readonly outcomes?: number;
}

/**
 * Explains a ruling: the verdict, the steps to each outcome, what was not applied and why, and what was assumed. Of a
 * judgement without a ruling the document has `ruling: null` and says why under `problems`.
 *
 * @throws {RangeError} `language/unknown` for a language without a catalogue, or in which the game has no words,
 * `limit/unknown` for a number of outcomes that is none
 * @example
 * const document = explain(judge(magic, scenario, cards, source));
 * document.ruling?.ways; // => 2
 * document.ruling?.outcomes.map(({ changes }) => changes.length); // => [1, 1]
 * explain(judge(magic, scenario, cards, source), { language: 'xx' }); // throws language/unknown
 */
export function explain(
  judgement: Judgement,
  { language = 'en', clock, outcomes }: ExplainOptions = {},
): RulingDocument {
  catalogueOf(language);
  if (outcomes !== undefined && !(Number.isInteger(outcomes) && outcomes > 0))
    noSuch('limit/unknown', `outcomes that are told: ${outcomes} is no number of them`);
  return documentOf(judgement, language, clock, outcomes);
}
