/** Random sentences of a grammar: derived from its productions, with words that the project's cards use at the leaves. */

import { Reader, type Tree, trees } from '../../src/language/chart.js';
import type { Category, Grammar, GrammaticalNumber, Item, Production } from '../../src/language/grammar.js';
import type { Token } from '../../src/language/token.js';

/** Words and their grammatical number. */
export interface Derived {
  readonly words: readonly string[];
  readonly number: GrammaticalNumber | null;
}

/** A whole number below a limit. */
export type Pick = (limit: number) => number;

/** Every phrase that occurs in texts that are understood, by category. */
export class Phrases {
  private readonly known = new Map<Category<unknown>, Map<string, Derived>>();
  private readonly reader: Reader;

  constructor(grammar: Grammar) {
    this.reader = new Reader(grammar);
  }

  learn(category: Category<unknown>, tokens: readonly Token[]): void {
    for (const phrase of this.reader.read(category, tokens))
      for (const tree of trees(phrase)) this.take(tree, tokens);
  }

  private take({ phrase, parts }: Tree, tokens: readonly Token[]): void {
    const words = tokens.slice(phrase.start, phrase.end).map(({ text }) => text);
    const phrases = this.known.get(phrase.category) ?? new Map<string, Derived>();
    phrases.set(words.join(' '), { words, number: phrase.number });
    this.known.set(phrase.category, phrases);
    for (const part of parts) this.take(part, tokens);
  }

  of(category: Category<unknown>): readonly Derived[] {
    return [...(this.known.get(category)?.values() ?? [])];
  }
}

/** A random phrase of a category; null where the way taken leads nowhere. */
export function derive(
  category: Category<unknown>,
  phrases: Phrases,
  pick: Pick,
  depth: number,
  number: GrammaticalNumber | null = null,
): Derived | null {
  const fits = (one: Derived): boolean => number === null || one.number === null || one.number === number;
  // What is only read is written back in other words; what is only written is not read.
  const productions = category.productions.filter(({ only }) => only === null);
  if (depth <= 0 || productions.length === 0 || pick(4) === 0) {
    const known = phrases.of(category).filter(fits);
    return known[pick(known.length)] ?? null;
  }
  const production = productions[pick(productions.length)];
  const derived = production ? deriveProduction(production, phrases, pick, depth - 1) : null;
  return derived && fits(derived) ? derived : null;
}

function deriveProduction(
  production: Production,
  phrases: Phrases,
  pick: Pick,
  depth: number,
): Derived | null {
  const words: string[] = [];
  const { number: rule } = production;
  const passed = rule !== null && typeof rule !== 'string' ? rule.of : null;
  let own: GrammaticalNumber | null = typeof rule === 'string' ? rule : null;
  let subject: GrammaticalNumber | null = null;
  for (const item of production.items) {
    const derived = deriveItem(item, phrases, pick, depth, subject);
    if (!derived) return null;
    words.push(...derived.words);
    if (item.item !== 'hole') continue;
    subject ??= derived.number;
    if (item.name === passed) own = derived.number;
  }
  return { words, number: own };
}

function deriveItem(
  item: Item,
  phrases: Phrases,
  pick: Pick,
  depth: number,
  subject: GrammaticalNumber | null,
): Derived | null {
  switch (item.item) {
    case 'word':
      return { words: [item.text], number: null };
    case 'agree':
      return { words: [subject === 'many' ? item.many : item.one], number: null };
    case 'hole':
      return derive(item.category, phrases, pick, depth, item.number === 'same' ? subject : item.number);
  }
}
