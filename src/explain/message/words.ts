/** The words of a game in a language. */

import { noSuch } from '../../ground/problem.js';
import type { Words } from '../../rulebook/words.js';
import type { Ruleset } from '../../rulebooks/definition.js';

/** For a game that has no table of words: events are called by their own names. */
const NO_WORDS: Words = { events: {}, zones: {}, statuses: {}, traits: {}, actions: {} };

/**
 * The words of a game in a language, for `sentenceOf` and `askText`; in English events can be called by their own names.
 *
 * @throws {RangeError} `language/unknown` for a language in which the game has no words
 * @example
 * wordsOf(magic, 'en').zones.graveyard; // => 'graveyard'
 * wordsOf(magic, 'xx'); // throws language/unknown
 */
export function wordsOf({ words = {}, rulebook }: Ruleset, language: string): Words {
  const found = Object.hasOwn(words, language) ? words[language] : undefined;
  if (!found && language !== 'en')
    noSuch('language/unknown', `rulings of ${rulebook.name} are not given in "${language}"`);
  return found ?? NO_WORDS;
}
