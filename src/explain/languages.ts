/** The languages in which rulings can be said: another one is a catalogue here, and words in the rulebooks. */

import { noSuch } from '../ground/problem.js';
import type { Words } from '../rulebook/words.js';
import { english } from './english/english.js';
import { japanese } from './japanese/japanese.js';
import type { SentenceCatalogue } from './message/catalogue.js';

const CATALOGUES = { en: english, ja: japanese } as const satisfies {
  readonly [language: string]: SentenceCatalogue;
};

/** The languages, by their codes. */
export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES);

/** @throws {RangeError} for a language without a catalogue */
export function catalogueOf(language: string): SentenceCatalogue {
  const found = Object.entries(CATALOGUES).find(([code]) => code === language);
  if (!found)
    return noSuch('language/unknown', `no language "${language}"; there is ${LANGUAGES.join(', ')}`);
  return found[1];
}

/** In which language it is spoken, and with which words. */
export interface Speaking {
  readonly language: string;
  readonly words: Words;
  /** Columns; 100 where it is left out. */
  readonly width?: number;
  /** Also tell of every effect why it was not applied, where a decision is told. */
  readonly why?: boolean;
}
