/**
 * Cards that a text calls by their names, and races that no list has: "a Dark Salamandus". Both are written with
 * capitals and nothing tells them apart, so that the words mean whatever has that name or is of that race.
 */

import type { TraitWord } from '../../../ability/reference.js';
import { isSlip } from '../../../ground/near.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Grammar, Words } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { join, type Token } from '../../../language/token.js';

/** The trait by which an object is called so. */
const CALLED = 'called';

export function addNamed(english: English): void {
  const { grammar, noun, cause, causes, would, who, doing } = english;
  // The grammar is whole by the time that anything is read.
  let vocabulary: ReadonlySet<string> | null = null;
  const known = (): ReadonlySet<string> => {
    vocabulary ??= wordsOf(grammar);
    return vocabulary;
  };
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

/** Words that say of how many something is said: what begins so speaks of whatever there is, and is no name. */
const HOW_MANY = new Set(['all', 'another', 'any', 'each', 'every', 'no', 'other']);

/**
 * As many words with capitals as follow one another: "Bolmeteus Musha Dragon", "Gaia's Roar". Words that all stand in the
 * vocabulary, or in it but for a slip, name nothing: "Blocker" is a keyword, "Drgaon" a Dragon that is misspelt.
 */
function capitals(known: () => ReadonlySet<string>): Words<TraitWord> {
  return {
    starts: isCapital,
    read: (tokens, at) => {
      // Where a sentence begins any word has a capital; in the middle of a name no other begins.
      if (begins(tokens, at) || isInner(tokens, at - 1) || !isCapital(tokens[at])) return [];
      let end = at + 1;
      while (isPart(tokens, end)) end += 1;
      const name = tokens.slice(at, end);
      if (HOW_MANY.has(name[0]?.word ?? '') || name.every(({ word }) => isWord(word, known()))) return [];
      const is = join(name.map(({ text }) => text));
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

/** Every word that the grammar itself has. */
function wordsOf({ productions }: Grammar): ReadonlySet<string> {
  const texts = productions.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.item === 'word' ? [item.word] : item.item === 'agree' ? [item.one, item.many] : [],
    ),
  );
  return new Set(texts);
}

function isWord(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || [...known].some((one) => isSlip(word, one));
}
