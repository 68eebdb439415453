/**
 * Keywords that bear on no event that is carried out unasked: what a card costs, whom it may attack, what a player may
 * do with it as a creature attacks. What they are about is kept as it is written.
 */

import type { English } from '../../language/english/english.js';
import type { Category, Words } from '../../language/grammar.js';
import { join } from '../../language/token.js';

/** They stand alone, or say after a colon or a dash what they are about. */
const BESIDE = [
  'mach fighter',
  'gravity zero',
  'sympathy',
  'invasion',
  's-rank invasion',
  'revolution change',
  'ninja strike',
  'attack chance',
] as const;

export function isBeside(keyword: string): boolean {
  return (BESIDE as readonly string[]).includes(keyword);
}

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
