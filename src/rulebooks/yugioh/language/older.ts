/** Words of older texts, and longer ones, for those of today: "Life Points" for "LP", "Main Deck" for "Deck". */

import type { Token } from '../../../language/token.js';

/** Words that stand for others, in a row. */
const ROWS = [
  [['life', 'points'], ['LP']],
  // What goes to the Deck goes to the Main Deck, unless it is a monster of the Extra Deck.
  [['main', 'deck'], ['Deck']],
  [
    ['also', 'is', 'unaffected'],
    ['also', 'unaffected'],
  ],
] as const satisfies readonly (readonly [readonly string[], readonly string[]])[];

export function older(tokens: readonly Token[]): Token[] {
  const now: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const row = ROWS.find(([words]) => words.every((word, index) => tokens[at + index]?.word === word));
    const end = tokens[at + (row?.[0].length ?? 1) - 1]?.end ?? token.end;
    now.push(...(row?.[1].map((text) => ({ ...token, text, word: text.toLowerCase(), end })) ?? [token]));
    at += row?.[0].length ?? 1;
  }
  return now;
}
