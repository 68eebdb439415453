/**
 * How cards write the keywords that bear on no event (`BESIDE`): alone, or with what they are about after a colon or a
 * dash, which is kept as it is written.
 */

import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { join } from '../../../language/token.js';
import { BESIDE } from '../keyword.js';

export function addBeside({ grammar, keyword, count }: English): void {
  const about = grammar.category<string>('what it is about');
  grammar.words(about as Category<unknown>, WHATEVER);
  const is = grammar.rule(keyword);
  for (const name of BESIDE) {
    is(name, {}, () => ({ ability: 'keyword', keyword: name }));
    is(`${name} {amount}`, { amount: count }, (h) => ({
      ability: 'keyword',
      keyword: name,
      amount: h.amount,
    }));
    is(`${name} : {about}`, { about }, (h) => ({ ability: 'keyword', keyword: name, about: h.about }));
    is(`${name} — {about}`, { about }, (h) => ({
      ability: 'keyword',
      keyword: name,
      about: h.about,
      aboutSays: 'dash',
    }));
  }
}

/** What stands in sentences, and in nothing that such a keyword is about. */
const SENTENCES = new Set(['.', ',', ':', 'when', 'whenever', 'if', 'would', 'instead', 'may', "can't"]);

/** Everything to the end of the line, as long as that is no sentence. */
const WHATEVER: Words<unknown> = {
  starts: () => true,
  read: (tokens, at) => {
    const about = tokens.slice(at);
    if (about.some(({ word }) => SENTENCES.has(word))) return [];
    return [{ end: tokens.length, meaning: join(about.map(({ text }) => text)) }];
  },
  print: (about) => (typeof about === 'string' ? { words: [about] } : null),
};
