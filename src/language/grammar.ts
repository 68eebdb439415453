/**
 * A grammar that runs in both directions. A production pairs a text with holes and a meaning over the same holes:
 *
 *     const rule = grammar.rule(would);
 *     rule('{object} would be {deed}', { object, deed }, (h) => extend(h.deed, { object: h.object }));
 *
 * In a text, `{hole}` stands for a phrase of the hole's category, `{hole:one}` and `{hole:many}` for one in the singular
 * or plural, `{hole:same}` for one in the number of the first phrase that has one, `[is|are]` for the form that agrees
 * with the first phrase that has a number, `(...)?` for a part that may be left out (with the fields that only its
 * holes fill), `‹...›` for the words that say a part of the meaning by themselves (`says`: which). A hole that stands twice
 * must hold the same both times. A space inside one word, as in a quoted name, is written `\u00a0`; a symbol is written `\\{t\\}`.
 */

import { Absent, Hole, prefix, type Template } from './template.js';
import type { Token } from './token.js';

/** Whether a phrase speaks of one thing or of several. */
export type GrammaticalNumber = 'one' | 'many';

/** A kind of phrase, and what phrases of it mean. */
export interface Category<Meaning> {
  /** As a reader would call it: said where a phrase was expected and not found. */
  readonly name: string;
  readonly index: number;
  /** Its phrases ask whether something is so: what they mention is not thereby chosen, and later words can't mean it. */
  readonly asks: boolean;
  readonly productions: Production[];
  readonly words: Words<Meaning>[];
}

/** Phrases that no list of productions could hold: numbers, names, costs. */
export interface Words<Meaning> {
  /** Whether a phrase could begin with this token. */
  starts(token: Token): boolean;
  /** The phrases that begin there. */
  read(
    tokens: readonly Token[],
    at: number,
  ): readonly { end: number; meaning: Meaning; number?: GrammaticalNumber }[];
  /** The words for a meaning (which may be that of another category), in the number asked for; null where there are none. */
  print(
    meaning: unknown,
    number: GrammaticalNumber | null,
  ): { words: string[]; number?: GrammaticalNumber } | null;
}

export interface Production {
  readonly index: number;
  readonly category: Category<unknown>;
  readonly items: readonly Item[];
  readonly meaning: Template;
  /** The number of the phrase: fixed, or that of the phrase in a hole. */
  readonly number: GrammaticalNumber | { readonly of: string } | null;
  /** Something that later words may refer to, or a word that refers back. */
  readonly refers: Refers | null;
  /** The hole with what the clause is about: later words can mean it, though by itself it is nothing they refer back to. */
  readonly about: string | null;
  /** Holes of a clause in which one thing does something to another: it does it to nothing that is meant by itself. */
  readonly between: Between | null;
  /** Two holes of which only one is carried out. */
  readonly either: readonly [string, string] | null;
  /** A hole that says what is looked at, and the one, if any, whose words speak of what it finds: nobody else's do. */
  readonly pattern: Pattern | null;
  /** Words of it that say a part of its meaning: from which item to which, and the fields on the way to that part. */
  readonly stretch: (Marked & { readonly part: readonly string[] }) | null;
  /** Only written, or only read (and then written as another production of the same meaning writes it). */
  readonly only: 'write' | 'read' | null;
}

/**
 * What later words refer back to: a thing, how often something was attempted, how much of an event there is, what has come
 * of an instruction, or cards that are looked at.
 */
export type Mentioned = 'object' | 'player' | 'attempt' | 'amount' | 'damaged' | 'done' | 'looked at';

export interface Refers {
  readonly how: 'introduces' | 'back';
  readonly sort: Mentioned;
  /** It can only mean the object that the text is on: one thing. */
  readonly own?: true;
  /** It can only mean what the text targets. */
  readonly target?: true;
  /** Of what kind it is is not said: it may be of any that a later word names. */
  readonly open?: true;
  /** It can only mean what the text has done this to: "the number destroyed". */
  readonly act?: string;
  /** It means what was mentioned first of what it can mean. */
  readonly first?: true;
  /** It does not mean the object that the text is on. */
  readonly apart?: true;
  /** It is other than "you" where nobody else has been mentioned, and is not understood where somebody has. */
  readonly alone?: true;
}

export interface Between {
  readonly subject: string;
  /** Left out where the text leaves it out: "it deals 4 damage instead". */
  readonly other?: string;
}

export interface Pattern {
  readonly of: string;
  readonly by?: string;
}

/** The first and the last item of a stretch of a text. */
interface Marked {
  readonly first: number;
  readonly last: number;
}

export type Item =
  /** Read in any case, written as here. */
  | { readonly item: 'word'; readonly word: string; readonly text: string }
  | { readonly item: 'agree'; readonly one: string; readonly many: string }
  | {
      readonly item: 'hole';
      readonly name: string;
      readonly category: Category<unknown>;
      /** The number that the phrase must have; `same`: that of the first phrase that has one. */
      readonly number: GrammaticalNumber | 'same' | null;
    };

/** The holes of a text, each with the category of its phrases. */
// biome-ignore lint/suspicious/noExplicitAny: a hole may be of any category
export type Holes = { readonly [hole: string]: Category<any> };
type MeaningOf<C> = C extends Category<infer Meaning> ? Meaning : never;

/** What the holes of a text hold. */
export type Filled<H extends Holes> = { [K in keyof H]: MeaningOf<H[K]> };

export interface RuleOptions<H> {
  number?: GrammaticalNumber | { of: keyof H & string };
  refers?: Refers;
  about?: keyof H & string;
  between?: { subject: keyof H & string; other?: keyof H & string };
  either?: readonly [keyof H & string, keyof H & string];
  pattern?: { of: keyof H & string; by?: keyof H & string };
  /** The fields on the way to what the words between ‹ and › say: `given`. */
  says?: string;
  only?: 'write' | 'read';
}

/** A text with holes, the categories of its holes, and what it means over what they hold. */
export type Rule<Meaning> = <H extends Holes>(
  text: string,
  holes: H,
  meaning: (held: Filled<H>) => Meaning,
  options?: RuleOptions<H>,
) => void;

/**
 * A grammar that reads and writes: categories of phrases, and productions that say what phrases mean.
 *
 * @example
 * const grammar = new Grammar();
 * const colour = grammar.category<string>('a colour');
 * grammar.terms(colour, { red: 'red', blue: 'blue' });
 * const colours = grammar.list('colours', colour, 'or');
 * const painted = grammar.category<{ paint: string[] }>('painting');
 * grammar.rule(painted)('paint it {colours}', { colours }, (h) => ({ paint: h.colours }));
 * colour.productions.length; // => 2
 */
export class Grammar {
  /** @internal */
  readonly categories: Category<unknown>[] = [];
  /** @internal */
  readonly productions: Production[] = [];

  /**
   * A new kind of phrase.
   *
   * @param name as a reader would call it: said where such a phrase was expected and not found
   */
  category<Meaning>(name: string, { asks = false } = {}): Category<Meaning> {
    const index = this.categories.length;
    const category: Category<Meaning> = { name, index, asks, productions: [], words: [] };
    this.categories.push(category as Category<unknown>);
    return category;
  }

  /** What adds productions to a category; where parts of a text are optional, one for each way of leaving them out. */
  rule<Meaning>(category: Category<Meaning>): Rule<Meaning> {
    return (text, holes, meaning, options = {}) => {
      for (const variant of variants(text)) {
        const { marked, plain } = unmarked(variant);
        const items = itemsOf(plain, holes);
        const present = new Set(items.flatMap((item) => (item.item === 'hole' ? [item.name] : [])));
        const placeholders = Object.fromEntries(
          Object.keys(holes).map((name) => [name, present.has(name) ? new Hole(name) : new Absent()]),
        );
        const production: Production = {
          index: this.productions.length,
          category: category as Category<unknown>,
          items,
          meaning: meaning(placeholders as Parameters<typeof meaning>[0]) as Template,
          number: options.number ?? null,
          refers: options.refers ?? null,
          about: options.about ?? null,
          between: options.between ?? null,
          either: options.either ?? null,
          pattern: options.pattern ?? null,
          stretch: marked && options.says ? { ...marked, part: options.says.split('.') } : null,
          only: options.only ?? null,
        };
        this.productions.push(production);
        category.productions.push(production);
      }
    };
  }

  /** Phrases of one category are phrases of another as well, with the same meaning. */
  include<Meaning>(category: Category<Meaning>, ...others: Category<Meaning>[]): void {
    for (const other of others) {
      this.rule(category)('{it}', { it: other }, (h) => h.it as Meaning, { number: { of: 'it' } });
    }
  }

  /** Phrases that no list of productions could hold: numbers, names, costs. */
  words<Meaning>(category: Category<Meaning>, words: Words<Meaning>): void {
    category.words.push(words);
  }

  /** Words that mean themselves, or what stands beside them. */
  terms<Meaning>(category: Category<Meaning>, terms: { readonly [text: string]: Meaning }): void {
    for (const [text, meaning] of Object.entries(terms)) this.rule(category)(text, {}, () => meaning);
  }

  /** "A", "A B": a row of at least one, with nothing between; `last` can only end it. */
  sequence<Meaning>(name: string, item: Category<Meaning>, last?: Category<Meaning>): Category<Meaning[]> {
    const row = this.category<Meaning[]>(name);
    for (const only of last ? [item, last] : [item])
      this.rule(row)('{only}', { only }, (h) => [h.only as Meaning]);
    this.rule(row)('{first} {rest}', { first: item, rest: row }, (h) => prefixOf(h.first as Meaning, h.rest));
    return row;
  }

  /** "A", "A and B", "A, B, and C": a list of at least one. */
  list<Meaning>(
    name: string,
    item: Category<Meaning>,
    conjunction: 'and' | 'or' | 'and/or',
  ): Category<Meaning[]> {
    const list = this.several(name, item, conjunction);
    this.rule(list)('{only}', { only: item }, (h) => [h.only as Meaning], { number: { of: 'only' } });
    return list;
  }

  /** "A and B", "A, B, and C": a list of at least two. */
  several<Meaning>(
    name: string,
    item: Category<Meaning>,
    conjunction: 'and' | 'or' | 'and/or',
  ): Category<Meaning[]> {
    const list = this.category<Meaning[]>(name);
    const tail = this.category<Meaning[]>(name);
    this.rule(list)(`{first} ${conjunction} {second}`, { first: item, second: item }, (h) => [
      h.first as Meaning,
      h.second as Meaning,
    ]);
    this.rule(list)('{first} , {rest}', { first: item, rest: tail }, (h) =>
      prefixOf(h.first as Meaning, h.rest),
    );
    this.rule(tail)(`{first} , ${conjunction} {second}`, { first: item, second: item }, (h) => [
      h.first as Meaning,
      h.second as Meaning,
    ]);
    this.rule(tail)(
      `{first} ${conjunction} {second}`,
      { first: item, second: item },
      (h) => [h.first as Meaning, h.second as Meaning],
      {
        only: 'read',
      },
    );
    this.rule(tail)('{first} , {rest}', { first: item, rest: tail }, (h) =>
      prefixOf(h.first as Meaning, h.rest),
    );
    return list;
  }
}

function prefixOf<Meaning>(first: Meaning, rest: Meaning[]): Meaning[] {
  return prefix([first], rest);
}

/** Every way of keeping or leaving out the optional parts of a text, the fullest first. */
function variants(text: string): string[] {
  const optional = /\(([^()]*)\)\?/.exec(text);
  if (!optional) return [text];
  const [whole, part] = optional;
  const before = text.slice(0, optional.index);
  const after = text.slice(optional.index + whole.length);
  return [`${before}${part}${after}`, `${before}${after}`].flatMap(variants);
}

/** A text without the marks of its stretch, and where that is. */
function unmarked(text: string): { readonly marked: Marked | null; readonly plain: string } {
  const found = /‹(.*)›/.exec(text);
  if (!found) return { marked: null, plain: text };
  const first = piecesOf(text.slice(0, found.index)).length;
  const marked = { first, last: first + piecesOf(found[1] ?? '').length - 1 };
  return { marked, plain: text.replace(/[‹›]/g, '') };
}

function piecesOf(text: string): string[] {
  return text.match(PIECE) ?? [];
}

const PIECE = /\\\{[^}]*\\\}|\{[^}]*\}|\[[^\]]*\|[^\]]*\]|[^ ]+/g;

function itemsOf(text: string, holes: Holes): Item[] {
  return piecesOf(text).map((piece): Item => {
    if (piece.startsWith('{') && piece.endsWith('}')) return holeOf(piece.slice(1, -1), holes);
    if (piece.startsWith('[') && piece.includes('|')) {
      const [one = '', many = ''] = piece.slice(1, -1).split('|');
      return { item: 'agree', one, many };
    }
    const text = piece.replaceAll('\u00a0', ' ').replaceAll('\\', '');
    return { item: 'word', word: text.toLowerCase(), text };
  });
}

function holeOf(text: string, holes: Holes): Item {
  const [name = '', number = null] = text.split(':');
  const category = holes[name];
  if (!category) throw new Error(`no hole ${name}`);
  if (number !== null && number !== 'one' && number !== 'many' && number !== 'same') {
    throw new Error(`no number ${number}`);
  }
  return { item: 'hole', name, category, number };
}

/** A production as a reader of the grammar would write it: `what would happen: {object} would be {deed}`. */
export function productionText({ category, items }: Production): string {
  return `${category.name}: ${items.map(itemText).join(' ')}`;
}

function itemText(item: Item): string {
  switch (item.item) {
    case 'word':
      return item.text;
    case 'agree':
      return `[${item.one}|${item.many}]`;
    case 'hole':
      return `{${item.number === null ? item.name : `${item.name}:${item.number}`}}`;
  }
}
