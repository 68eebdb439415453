/**
 * Cards that a text calls by their names, and races that no list has: "a Dark Salamandus". Both are written with
 * capitals and nothing tells them apart, so that the words mean whatever has that name or is of that race.
 */

import type { TraitWord } from '../../ability/reference.js';
import type { English } from '../../language/english/english.js';
import type { Category, Words } from '../../language/grammar.js';
import { extend } from '../../language/template.js';
import { join, type Token } from '../../language/token.js';

/** The trait by which an object is called so. */
const CALLED = 'called';

export function addNamed(english: English): void {
  const { grammar, noun, kind, selfNoun, sortHead, cause, causes, would, who, doing } = english;
  const known = (): ReadonlySet<string> => phrasesOf([noun, kind, selfNoun, sortHead] as Category<unknown>[]);
  const name = grammar.category<TraitWord>('a name');
  grammar.words(name as Category<unknown>, capitals(known));
  grammar.include(noun, name);
  grammar.rule(cause)('the ability of {name}', { name }, (h) => ({
    manner: 'effect',
    source: { head: { noun: h.name, sort: 'card' } },
  }));
  // "When you would destroy a creature with the ability of ...": what brings about what you do.
  grammar.rule(would)('{by} would {deed} with {cause}', { by: who, deed: doing.base, cause: causes }, (h) =>
    extend(h.deed, { by: h.by, cause: h.cause }),
  );
}

/** As many words with capitals as follow one another: "Bolmeteus Musha Dragon", "Gaia's Roar". */
function capitals(known: () => ReadonlySet<string>): Words<TraitWord> {
  return {
    starts: isCapital,
    read: (tokens, at) => {
      // Where a sentence begins any word has a capital; in the middle of a name no other begins.
      if (begins(tokens, at) || isInner(tokens, at - 1) || !isCapital(tokens[at])) return [];
      let end = at + 1;
      while (isPart(tokens, end)) end += 1;
      const is = join(tokens.slice(at, end).map(({ text }) => text));
      if (known().has(is.toLowerCase())) return [];
      return [{ end, meaning: { trait: CALLED, is }, number: 'one' }];
    },
    print: (meaning, number) =>
      isName(meaning) && number !== 'many' ? { words: meaning.is.split(' '), number: 'one' } : null,
  };
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
}

/** Whether a word goes on with a name: it has a capital, or stands between two that have. */
function isPart(tokens: readonly Token[], at: number): boolean {
  if (isCapital(tokens[at])) return true;
  const word = tokens[at]?.word ?? '';
  return ["'s", 'of', 'the'].includes(word) && isCapital(tokens[at - 1]) && isCapital(tokens[at + 1]);
}

function begins(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at - 1]?.word === '.';
}

/** Whether a word has a capital that its place does not give it. */
function isInner(tokens: readonly Token[], at: number): boolean {
  return at > 0 && !begins(tokens, at) && tokens[at - 1]?.word !== ':' && isCapital(tokens[at]);
}

function isName(meaning: unknown): meaning is TraitWord {
  return typeof meaning === 'object' && meaning !== null && 'trait' in meaning && meaning.trait === CALLED;
}

/** The words of phrases that consist of nothing else. */
function phrasesOf(categories: readonly Category<unknown>[]): ReadonlySet<string> {
  const phrases = categories.flatMap(({ productions }) =>
    productions.flatMap(({ items }) => {
      const words = items.flatMap((item) => (item.item === 'word' ? [item.word] : []));
      return words.length === items.length ? [words.join(' ')] : [];
    }),
  );
  return new Set(phrases);
}
