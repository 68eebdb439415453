/** From a judged scenario to the document of its ruling, in one of the languages that there are. */

import type { Judgement } from '../scenario/judging.js';
import type { RulingDocument } from './document.js';
import { catalogueOf } from './languages.js';
import { documentOf } from './telling.js';

export interface ExplainOptions {
  /** The language in which the document is to be said, one of `LANGUAGES`; English where it is left out. */
  readonly language?: string;
}

/**
 * Explains a ruling: the verdict, the steps to each outcome, and what was assumed.
 * @throws {RangeError} for a language without a catalogue, or in which the game has no words
 */
export function explain(judgement: Judgement, { language = 'en' }: ExplainOptions = {}): RulingDocument {
  catalogueOf(language);
  return documentOf(judgement, language);
}
