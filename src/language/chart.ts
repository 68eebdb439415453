/**
 * Reading: every way in which words can be divided into phrases.
 *
 * Top down, each category worked out once for each place. The productions of a category are laid out as a trie, so that
 * what they begin with alike is read once; and a category is only tried where the next word can begin it.
 *
 * What is found is a packed forest: over the same words, phrases of one category and number are one phrase with several
 * ways of dividing it. The ways of its parts are not multiplied until somebody asks for whole trees.
 */

import type { Category, Grammar, GrammaticalNumber, Item, Production, Words } from './grammar.js';
import type { Token } from './token.js';

/** A phrase that was found: from where to where, with every way of dividing it. */
export interface Phrase {
  readonly category: Category<unknown>;
  readonly start: number;
  readonly end: number;
  readonly number: GrammaticalNumber | null;
  readonly ways: readonly Way[];
}

/** One way of dividing a phrase: by which production, into which phrases. */
export interface Way {
  /** Null for words of a category that has no productions for them. */
  readonly production: Production | null;
  /** By the holes of the production, in order. */
  readonly parts: readonly Phrase[];
  /** The meaning of bare words. */
  readonly meaning: unknown;
}

/** A phrase divided in one way, and each of its parts likewise. */
export interface Tree {
  readonly phrase: Phrase;
  readonly way: Way;
  readonly parts: readonly Tree[];
}

/** Every tree of a phrase, one after the other: no more of them come into being than are asked for. */
export function* trees(phrase: Phrase): Generator<Tree> {
  const only = onlyTree(phrase);
  if (only) {
    yield only;
    return;
  }
  for (const way of phrase.ways) {
    for (const parts of rows(way.parts, 0)) yield { phrase, way, parts };
  }
}

/** The tree of a phrase that can be divided in one way: almost every phrase. */
function onlyTree(phrase: Phrase): Tree | null {
  const [way, ...others] = phrase.ways;
  if (!way || others.length > 0) return null;
  const parts: Tree[] = [];
  for (const part of way.parts) {
    const tree = onlyTree(part);
    if (!tree) return null;
    parts.push(tree);
  }
  return { phrase, way, parts };
}

/** Every choice of one tree for each part, from one place on. */
function* rows(parts: readonly Phrase[], from: number): Generator<readonly Tree[]> {
  const first = parts[from];
  if (!first) {
    yield NO_TREES;
    return;
  }
  for (const tree of trees(first)) {
    for (const others of rows(parts, from + 1)) yield [tree, ...others];
  }
}

const NO_TREES: readonly Tree[] = [];

/**
 * How many steps reading a text may take: one for each item of a production that is followed. A long clause of a card
 * takes a few hundred; without a limit, texts that nobody would print could take the cube of their length, and a scenario
 * holds many of them.
 */
const MOST_STEPS = 20_000;

/** Thrown where reading takes more steps than any text that a card could have. */
export class TooMuch {}

/** What was expected at the farthest place that reading reached. */
export interface Farthest {
  at: number;
  readonly expected: Set<string>;
}

interface State {
  readonly words: Map<string, State>;
  readonly agreements: { readonly item: Extract<Item, { item: 'agree' }>; readonly next: State }[];
  readonly holes: { readonly item: Extract<Item, { item: 'hole' }>; readonly next: State }[];
  readonly ends: Production[];
}

/** A grammar laid out for reading. */
export class Reader {
  private readonly tries: State[];
  private readonly firsts: {
    readonly words: ReadonlySet<string>;
    readonly lexical: readonly Words<unknown>[];
  }[];

  constructor(grammar: Grammar) {
    this.tries = grammar.categories.map(trieOf);
    this.firsts = firstsOf(grammar).map(({ words, lexical }) => ({ words, lexical: [...lexical] }));
  }

  /**
   * Every way of reading all the tokens as one phrase of a category.
   * @throws {TooMuch} where that takes too long
   */
  read(category: Category<unknown>, tokens: readonly Token[], farthest: Farthest | null = null): Phrase[] {
    const chart = new Chart(this, tokens, farthest);
    return chart.phrases(category, 0).filter(({ end }) => end === tokens.length);
  }

  /** How many steps reading the tokens as a phrase of a category takes. @throws {TooMuch} */
  effort(category: Category<unknown>, tokens: readonly Token[]): number {
    const chart = new Chart(this, tokens, null);
    chart.phrases(category, 0);
    return chart.steps;
  }

  trie(category: Category<unknown>): State {
    return this.tries[category.index] as State;
  }

  canStart(category: Category<unknown>, token: Token): boolean {
    const first = this.firsts[category.index];
    return (
      first !== undefined &&
      (first.words.has(token.word) || first.lexical.some((words) => words.starts(token)))
    );
  }
}

function newState(): State {
  return { words: new Map(), agreements: [], holes: [], ends: [] };
}

function trieOf(category: Category<unknown>): State {
  const root = newState();
  for (const production of category.productions) {
    if (production.only === 'write') continue;
    let state = root;
    for (const item of production.items) state = follow(state, item);
    state.ends.push(production);
  }
  return root;
}

function follow(state: State, item: Item): State {
  switch (item.item) {
    case 'word': {
      const next = state.words.get(item.word) ?? newState();
      state.words.set(item.word, next);
      return next;
    }
    case 'agree': {
      const known = state.agreements.find((one) => one.item.one === item.one && one.item.many === item.many);
      if (known) return known.next;
      const next = newState();
      state.agreements.push({ item, next });
      return next;
    }
    case 'hole': {
      const alike = (one: Extract<Item, { item: 'hole' }>): boolean =>
        one.category === item.category && one.number === item.number;
      const known = state.holes.find((one) => alike(one.item));
      if (known) return known.next;
      const next = newState();
      state.holes.push({ item, next });
      return next;
    }
  }
}

/** What a phrase can begin with. */
interface First {
  readonly words: Set<string>;
  readonly lexical: Set<Words<unknown>>;
}

/** Which words can begin a phrase of each category: grown until nothing is added any more. */
function firstsOf(grammar: Grammar): First[] {
  const firsts = grammar.categories.map(
    (category): First => ({ words: new Set(), lexical: new Set(category.words as Words<unknown>[]) }),
  );
  const productions = grammar.productions.filter(({ only }) => only !== 'write');
  for (let grown = true; grown; ) {
    grown = false;
    for (const { category, items } of productions) {
      const into = firsts[category.index];
      const from = firstOf(items[0], firsts);
      if (into && from && take(into, from)) grown = true;
    }
  }
  return firsts;
}

function firstOf(item: Item | undefined, firsts: readonly First[]): First | undefined {
  switch (item?.item) {
    case 'word':
      return { words: new Set([item.word]), lexical: new Set() };
    case 'agree':
      return { words: new Set([item.one, item.many]), lexical: new Set() };
    case 'hole':
      return firsts[item.category.index];
    default:
      return undefined;
  }
}

/** Adds what is not there yet. Returns whether anything was. */
function take(into: First, from: First): boolean {
  const before = into.words.size + into.lexical.size;
  for (const word of from.words) into.words.add(word);
  for (const words of from.lexical) into.lexical.add(words);
  return into.words.size + into.lexical.size > before;
}

/** One text being read. */
class Chart {
  private readonly reader: Reader;
  private readonly tokens: readonly Token[];
  private readonly farthest: Farthest | null;
  /** By place, then by category. */
  private readonly found: Found[][][] = [];
  /** How many steps were taken so far. */
  steps = 0;

  constructor(reader: Reader, tokens: readonly Token[], farthest: Farthest | null) {
    this.reader = reader;
    this.tokens = tokens;
    this.farthest = farthest;
  }

  phrases(category: Category<unknown>, start: number): readonly Phrase[] {
    const token = this.tokens[start];
    if (!token || !this.reader.canStart(category, token)) {
      this.expected(start, category.name);
      return NOTHING;
    }
    this.found[start] ??= [];
    const row = this.found[start] as Found[][];
    const known = row[category.index];
    if (known) return known;
    const phrases: Found[] = [];
    row[category.index] = phrases;
    for (const words of category.words) {
      if (!words.starts(token)) continue;
      for (const { end, meaning, number = null } of words.read(this.tokens, start)) {
        add(phrases, category, start, end, number, { production: null, parts: NOTHING, meaning });
      }
    }
    this.walk(this.reader.trie(category), category, start, start, NOTHING, null, phrases);
    return phrases;
  }

  private walk(
    state: State,
    category: Category<unknown>,
    start: number,
    at: number,
    parts: readonly Phrase[],
    subject: GrammaticalNumber | null,
    into: Found[],
  ): void {
    this.steps += 1;
    if (this.steps > MOST_STEPS) throw new TooMuch();
    for (const production of state.ends) {
      add(into, category, start, at, numberOf(production, parts), { production, parts, meaning: undefined });
    }
    const token = this.tokens[at];
    if (!token) {
      if (state.words.size + state.agreements.length + state.holes.length > 0) this.missing(state, at);
      return;
    }
    const next = state.words.get(token.word);
    if (next) this.walk(next, category, start, at + 1, parts, subject, into);
    else if (state.words.size > 0) this.missing({ ...state, holes: [] }, at);
    for (const { item, next: after } of state.agreements) {
      const fits =
        (token.word === item.one && subject !== 'many') || (token.word === item.many && subject !== 'one');
      if (fits) this.walk(after, category, start, at + 1, parts, subject, into);
    }
    for (const { item, next: after } of state.holes) {
      for (const phrase of this.phrases(item.category, at)) {
        const wanted = item.number === 'same' ? subject : item.number;
        if (wanted && phrase.number !== null && phrase.number !== wanted) continue;
        this.walk(after, category, start, phrase.end, [...parts, phrase], subject ?? phrase.number, into);
      }
    }
  }

  private missing(state: State, at: number): void {
    if (!this.farthest) return;
    for (const word of state.words.keys()) this.expected(at, `"${word}"`);
    for (const { item } of state.agreements) this.expected(at, `"${item.one}"`);
    for (const { item } of state.holes) this.expected(at, item.category.name);
  }

  private expected(at: number, what: string): void {
    const { farthest } = this;
    if (!farthest || at < farthest.at) return;
    if (at > farthest.at) farthest.expected.clear();
    farthest.at = at;
    farthest.expected.add(what);
  }
}

const NOTHING: readonly Phrase[] = [];

/** A phrase to which ways of dividing it may still be added. */
interface Found extends Phrase {
  readonly ways: Way[];
}

/** Over the same words, phrases of one category and number are one: what differs between them is kept as its ways. */
function add(
  phrases: Found[],
  category: Category<unknown>,
  start: number,
  end: number,
  number: GrammaticalNumber | null,
  way: Way,
): void {
  const known = phrases.find((one) => one.end === end && one.number === number);
  if (known) known.ways.push(way);
  else phrases.push({ category, start, end, number, ways: [way] });
}

function numberOf(production: Production, parts: readonly Phrase[]): GrammaticalNumber | null {
  const { number } = production;
  if (number === null || typeof number === 'string') return number;
  let index = 0;
  for (const item of production.items) {
    if (item.item !== 'hole') continue;
    if (item.name === number.of) return parts[index]?.number ?? null;
    index += 1;
  }
  return null;
}
