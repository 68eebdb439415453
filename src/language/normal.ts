/**
 * Rewriting old wording as new before it is read, so that templates of every era read the same. The rewriting goes word
 * by word and never drops one: "enters" becomes "enters the battlefield", "his" becomes "their", a card's own name
 * becomes "this creature". The words that take another's place stand where it stood.
 */

import type { Self } from './language.js';
import type { Token } from './token.js';

/** Rewrites words of a text before it is read. */
export type Rewriting = (tokens: readonly Token[], self: Self) => Token[];

/**
 * Several rewritings, one after the other.
 *
 * @example
 * const modern = inTurn(words({ his: ['their'] }), ownName);
 * modern([], { name: 'Test Ship', noun: 'ship', spell: false }); // => []
 */
export function inTurn(...rewritings: Rewriting[]): Rewriting {
  return (tokens, self) => rewritings.reduce<Token[]>((now, rewrite) => rewrite(now, self), [...tokens]);
}

/**
 * Single words for others: `{ his: ['their'] }`.
 *
 * @example
 * const modern = words({ boats: ['ships'] });
 * modern([], { name: 'Test Ship', noun: 'ship', spell: false }); // => []
 */
export function words(table: { readonly [word: string]: readonly string[] }): Rewriting {
  return (tokens) =>
    tokens.flatMap((token) => {
      const others =
        token.kind === 'word' && Object.hasOwn(table, token.word) ? table[token.word] : undefined;
      return others ? others.map((word) => ({ ...token, text: word, word })) : [token];
    });
}

/** The card's own name, whole or up to its comma, as "this creature". */
export const ownName: Rewriting = (tokens, self) => {
  const names = [self.name, self.name.split(',')[0] ?? ''].map(nameWords).filter((name) => name.length > 0);
  const rewritten: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const name = names.find((one) => one.every((word, index) => sameName(tokens[at + index], word)));
    if (!name) {
      rewritten.push(token);
      at += 1;
      continue;
    }
    rewritten.push({ ...token, text: 'this', word: 'this', kind: 'word' });
    rewritten.push({ ...token, text: self.noun, word: self.noun, kind: 'word' });
    at += name.length;
  }
  return rewritten;
};

/** The words of a name, or of a text in which names may stand. */
export function nameWords(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}'’-]+|[^\s]/gu) ?? [];
  // A possessive is two words, as it is in texts.
  return words.flatMap((word) => word.replace(/’/g, "'").split(/(?='s$)|(?<=s)(?='$)/));
}

/** Names are compared with their capitals: "Fear" is a card, "fear" a keyword. */
function sameName(token: Token | undefined, word: string): boolean {
  return token !== undefined && token.text.replace(/’/g, "'") === word;
}

/** Puts words after one that they do not follow yet: "enters" without "the battlefield". */
export function follow(after: readonly string[], put: readonly string[]): Rewriting {
  return (tokens) =>
    tokens.flatMap((token, at) => {
      if (!after.includes(token.word) || put.every((word, index) => tokens[at + 1 + index]?.word === word))
        return [token];
      return [token, ...put.map((word): Token => ({ ...token, text: word, word, kind: 'word' }))];
    });
}
