/** Reading and writing the card texts of one game. */

import type { Ability, Unread } from '../ability/ability.js';
import type { Zone } from '../ground/id.js';
import { concernsItself } from '../table/watch.js';
import { speaksBeyond } from './beyond.js';
import { type Amiss, type Meant, meaningOf, type Own, Unbound } from './binding.js';
import { type Farthest, type Phrase, Reader, TooMuch, type Tree, trees } from './chart.js';
import type { English } from './english/english.js';
import type { Category, Production } from './grammar.js';
import { nameWords } from './normal.js';
import { write } from './printer.js';
import { same } from './template.js';
import { join, type Script, type Token, tokenize } from './token.js';

/** What a text speaks of as itself. */
export interface Self {
  /** The card's name, by which old texts call it. */
  readonly name: string;
  /** What the text calls it otherwise: "creature" in "this creature". */
  readonly noun: string;
  /** The text is what a spell does, or an instruction. */
  readonly spell: boolean;
}

/** What a game adds to the shared English. */
export interface Dialect {
  readonly script: Script;
  readonly english: English;
  /** Whole pieces of text, as this game divides them. */
  readonly lines: Category<Ability[]>;
  /** The same for what a spell does. */
  readonly spells: Category<Ability[]>;
  /** Where one ability ends and the next begins. */
  divide(text: string): Span[];
  /** What is known of a piece that is not understood, nor framed by the grammar; null where it could matter at any time. */
  frame?(tokens: readonly Token[], unread: Unread, self: Self): readonly Ability[] | null;
  /**
   * How a text may say that it functions elsewhere than on the field: the words of such places and of how cards come there,
   * and the words by which it calls its own card, beside the card's name.
   */
  readonly elsewhere: { readonly places: RegExp; readonly itself: RegExp };
  /** Whether what was read in one way could as well be meant in another. */
  unclear?(abilities: readonly Ability[]): boolean;
  /** Whether a piece lists what counts by itself, and not only when something is used: no frame has room for that. */
  lists?(text: string): boolean;
  /** Whether a piece that is not understood only goes on with what the one before it does when it is used. */
  goesOn?(before: string, text: string): boolean;
  /** Rewrites old wording as new, word by word. Never drops a word. */
  normalise(tokens: readonly Token[], self: Self): Token[];
}

/** Where a piece of a text stands. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A sentence in parentheses, said of what stands before it. */
  readonly aside?: true;
  /**
   * An item of the list that begins there. Its first item belongs to what stands before it, where that is not understood:
   * without that nobody knows when it counts. Further ones belong to it with the first, or stand by themselves as the first.
   */
  readonly item?: number;
  /** It stands in a part of the text that is only for this zone. */
  readonly zone?: Zone;
  /** What makes no sense by itself may speak of the piece before it: the two are read together then. */
  readonly joins?: boolean;
}

/** One piece of a text: what it means, or what is not understood of it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly abilities: readonly Ability[];
  /** The zone for which alone it is said. */
  readonly zone?: Zone;
  /** In which words parts of what it means are said. */
  readonly said?: ReadonlyMap<object, Stretch>;
  readonly trouble: Trouble | null;
}

/** From which character of a card's text to which. */
export type Stretch = Pick<Unread, 'start' | 'end'>;

/** Why a piece, or the rest of a frame, is not understood. */
export interface Trouble {
  readonly code: 'text/unread' | 'text/ambiguous' | 'text/unbound' | 'text/too-long' | 'text/too-intricate';
  readonly unread: Unread;
  /** How far reading came, and what could have stood there. */
  readonly understood: string;
  /** The character of the card's text that could not follow. */
  readonly at: number;
  readonly expected: readonly string[];
  /** Where more than one meaning is possible: each, written back. */
  readonly meanings: readonly string[];
  /** Where all of it is known: the words that do not say what they mean, and why they do not. */
  readonly unclear?: { readonly words: string; readonly amiss: Amiss };
}

/** The longest clause that is read, in characters and in words: phrases may nest as deeply as there are words. */
const LONGEST_CLAUSE = 4000;
const MOST_WORDS = 500;

/** The most divisions of one text whose meanings are compared. A card's clause has one, seldom four. */
const MOST_TREES = 256;

/**
 * Reads the texts of one game's cards, and writes them from their meaning. `definition.language()` has it.
 *
 * @example
 * const text = 'If this creature would die, juggle it instead.';
 * const self = magic.self({ name: 'Test Cub', type: 'Creature', text, printed: {} });
 * const [piece] = magic.language().read(text, self);
 * piece?.trouble?.code; // => 'text/unread'
 * text.slice(piece?.trouble?.at); // => 'juggle it instead.'
 */
export class Language {
  readonly dialect: Dialect;
  private readonly reader: Reader;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
    this.reader = new Reader(dialect.english.grammar);
  }

  /** Reads a whole card text, piece by piece: each means something, or has a `trouble` that says where reading stopped. */
  read(text: string, self: Self): Piece[] {
    const pieces: Piece[] = [];
    const alone = new Set<number>();
    for (const { start, end, aside, item, joins, zone } of this.dialect.divide(text)) {
      const piece = this.piece(text, start, end, self);
      const last = pieces.at(-1);
      const joined = joins && piece.trouble && last && this.piece(text, last.start, end, self);
      if (joined && !joined.trouble) {
        pieces.splice(-1, 1, joined);
        continue;
      }
      // What is said of an effect of which only the frame is understood belongs to what is not understood of it.
      const belongs =
        (item !== undefined && last?.trouble && !alone.has(item)) ||
        (aside && piece.trouble && last?.trouble && !last.abilities.some(isUnread));
      const whole =
        belongs && last ? this.piece(text, last.start, end, self) : this.goingOn(text, last, piece, self);
      if (whole) {
        pieces.splice(-1, 1, whole);
        continue;
      }
      if (item !== undefined) alone.add(item);
      pieces.push(zone === undefined ? piece : { ...piece, zone });
    }
    return pieces;
  }

  /** What is not understood and goes on with what is done before it matters where that is done, and nowhere else. */
  private goingOn(
    text: string,
    last: Piece | undefined,
    { start, end, trouble }: Piece,
    self: Self,
  ): Piece | null {
    if (!trouble || !last?.abilities.some(isUsed)) return null;
    if (!this.dialect.goesOn?.(text.slice(last.start, last.end), text.slice(start, end))) return null;
    const whole = this.piece(text, last.start, end, self);
    return whole.abilities.some(isUnread) ? null : whole;
  }

  /** Words for an ability; null where the grammar has none for it. */
  write(ability: Ability): string | null {
    for (const category of [this.dialect.lines, this.dialect.spells]) {
      const written = write(category as Category<unknown>, [ability]);
      if (written) return sentenceCase(join(written.words));
    }
    return null;
  }

  /** Words for all that one piece of a text means; null where the grammar has none for it. */
  writePiece(abilities: readonly Ability[], { spell }: Self): string | null {
    const written = write(this.linesOf(spell) as Category<unknown>, abilities);
    return written && sentenceCase(join(written.words));
  }

  /** The productions by which a piece of a text is read; none where it is not understood. @internal */
  productions({ start, end, trouble }: Piece, text: string, self: Self): ReadonlySet<Production> {
    const used = new Set<Production>();
    if (trouble) return used;
    const tokens = this.tokens(text.slice(start, end), self);
    const [whole] = this.phrases(this.linesOf(self.spell) as Category<unknown>, tokens);
    for (const tree of whole ? trees(whole) : []) {
      if (meaningOf(tree, this.ownOf(self)) instanceof Unbound) continue;
      collect(tree, used);
      break;
    }
    return used;
  }

  /** A text in the words in which reading and writing meet: for comparing what was read with what is written back. */
  normal(text: string, self: Self): string {
    return this.tokens(text, self)
      .map(({ word }) => word)
      .join(' ');
  }

  /** The words of a text as they are read: divided, and in new wording. @internal */
  tokens(text: string, self: Self, offset = 0): Token[] {
    const { script, normalise } = this.dialect;
    const alone = script.reminders && isReminder(text);
    return normalise(tokenize(text, alone ? { ...script, reminders: false } : script, offset), self);
  }

  /** What a whole piece of a text is: of what a spell does, or of what another card says. */
  private linesOf(spell: boolean): Category<Ability[]> {
    return spell ? this.dialect.spells : this.dialect.lines;
  }

  private piece(text: string, start: number, end: number, self: Self): Piece {
    const line = text.slice(0, start).split('\n').length;
    const source = text.slice(start, end);
    const unread: Unread = { text: source, start, end };
    const nothing = { understood: '', at: start, expected: [], meanings: [] };
    const tooLong: Trouble = { code: 'text/too-long', unread, ...nothing };
    const unreadable: Piece = {
      start,
      end,
      line,
      abilities: [{ ability: 'unread', unread }],
      trouble: tooLong,
    };
    if (source.length > LONGEST_CLAUSE) return unreadable;
    const tokens = this.tokens(source, self, start);
    if (tokens.length > MOST_WORDS) return unreadable;
    const explained: Piece = { start, end, line, abilities: [], trouble: null };
    if (tokens.length === 0) return explained;
    try {
      const piece = this.readingOf(tokens, unread, line, self);
      // What stands in parentheses by itself can say something of its own; mostly it explains.
      return isReminder(source) && piece.trouble?.code === 'text/unread' ? explained : piece;
    } catch (much) {
      if (!(much instanceof TooMuch)) throw much;
      return { ...unreadable, trouble: { code: 'text/too-intricate', unread, ...nothing } };
    }
  }

  /**
   * A card may be called by a word that means something else where its text says it: "Star", with "Star Evolution". So its
   * name is taken for that, and where nothing is understood so, for the word.
   * @throws {TooMuch}
   */
  private readingOf(tokens: readonly Token[], unread: Unread, line: number, self: Self): Piece {
    const piece = this.reading(tokens, unread, line, self);
    if (!piece.trouble || self.name === '') return piece;
    const words = this.tokens(unread.text, { ...self, name: '' }, unread.start);
    if (words.every(({ word }, at) => word === tokens[at]?.word)) return piece;
    const other = this.reading(words, unread, line, self);
    return other.trouble ? piece : other;
  }

  /** @throws {TooMuch} */
  private reading(tokens: readonly Token[], unread: Unread, line: number, self: Self): Piece {
    const { start, end } = unread;
    const category = this.linesOf(self.spell);
    const whole = this.meanings(category, tokens, this.ownOf(self));
    const [only, another] = whole;
    if (only && !another && !this.isUnclear(only.meaning as Ability[])) {
      const said = places(only, tokens);
      return { start, end, line, abilities: only.meaning as Ability[], said, trouble: null };
    }
    if (only && another) {
      const meanings = whole.map(({ meaning }) =>
        (meaning as Ability[]).map((each) => this.write(each) ?? '?').join(' '),
      );
      const nothing = { understood: '', at: start, expected: [] };
      const trouble: Trouble = { code: 'text/ambiguous', unread, ...nothing, meanings };
      return { start, end, line, abilities: [{ ability: 'unread', unread }], trouble };
    }
    return this.framed(category, tokens, unread, line, self);
  }

  /** Looks for a frame that shows when the piece could matter; failing that, nothing of it is understood. */
  private framed(
    category: Category<Ability[]>,
    tokens: readonly Token[],
    unread: Unread,
    line: number,
    self: Self,
  ): Piece {
    const { start, end, text } = unread;
    const farthest: Farthest = { at: 0, expected: new Set() };
    const whole = this.phrases(category, tokens, farthest);
    const unbound = this.unboundIn(whole, self);
    // As it is printed: in the words that are read, "an" is "a", and old wording is new.
    const printed = (from: number, to: number): string =>
      text
        .slice(from - start, to - start)
        .trim()
        .replace(/\s+/g, ' ');
    const first = unbound?.words.start ?? farthest.at;
    const at = tokens[first]?.start ?? unread.end;
    const last = unbound && tokens[unbound.words.end - 1];
    const trouble: Trouble = {
      code: whole.length > 0 ? 'text/unbound' : 'text/unread',
      unread,
      understood: first === 0 ? '' : printed(start, at),
      at,
      expected: whole.length > 0 ? [] : [...farthest.expected].sort(),
      meanings: [],
      ...(last && { unclear: { words: printed(at, last.end), amiss: unbound.amiss } }),
    };
    if (this.dialect.lists?.(text))
      return { start, end, line, abilities: [{ ability: 'unread', unread }], trouble };
    const frames = this.meanings(this.dialect.english.framed, tokens, this.ownOf(self));
    const framed =
      frames.length === 1 && !this.isUnclear([frames[0]?.meaning as Ability])
        ? [this.wherever(withSource(frames[0]?.meaning, unread) as Ability, unread, self)]
        : null;
    const abilities = framed ??
      this.dialect.frame?.(tokens, unread, self) ?? [{ ability: 'unread', unread } as const];
    return { start, end, line, abilities, trouble };
  }

  /** Whether what was read is not what is meant, or need not be. */
  private isUnclear(abilities: readonly Ability[]): boolean {
    return speaksBeyond(abilities) || (this.dialect.unclear?.(abilities) ?? false);
  }

  /** Of the divisions of a text of which none makes sense: what is amiss in the one that does up to the latest word. */
  private unboundIn(phrases: readonly Phrase[], self: Self): Unbound | null {
    const found = phrases.flatMap((phrase) =>
      Array.from(take(trees(phrase), MOST_TREES), (tree) => meaningOf(tree, this.ownOf(self))),
    );
    return found
      .filter((one) => one instanceof Unbound)
      .reduce<Unbound | null>(
        (last, next) => (last && last.words.start >= next.words.start ? last : next),
        null,
      );
  }

  /**
   * What is not understood of an ability may say that it functions elsewhere than on the field ("You can Special Summon this
   * card from your hand, then ..."): where it speaks of its own card in one breath with such a place, it does so everywhere.
   */
  private wherever(ability: Ability, { text }: Unread, { name }: Self): Ability {
    const { ability: kind, zone } = ability;
    if ((kind !== 'triggered' && kind !== 'activated') || zone !== undefined || concernsItself(ability))
      return ability;
    const { places, itself } = this.dialect.elsewhere;
    const isElsewhere = text
      .split(/[;:.—]/)
      .some((clause) => places.test(clause) && (itself.test(clause) || isCalled(clause, name)));
    return isElsewhere ? { ...ability, zone: '*' } : ability;
  }

  /** What words of a text can set apart from its own object: nothing from that of a spell, which is on no field. */
  private ownOf({ noun, spell }: Self): Own {
    if (spell) return null;
    const [kind] = this.meanings(
      this.dialect.english.noun,
      this.tokens(noun, { name: '', noun, spell: false }),
    );
    return { noun: kind?.meaning };
  }

  private phrases(
    category: Category<unknown>,
    tokens: readonly Token[],
    farthest: Farthest | null = null,
  ): Phrase[] {
    return this.reader.read(category, tokens, farthest);
  }

  /**
   * The different meanings that a text can have: none, one, or the first two.
   * @throws {TooMuch} where too many divisions mean the same or nothing
   */
  private meanings<Meaning>(category: Category<Meaning>, tokens: readonly Token[], own: Own = null): Meant[] {
    const meanings: Meant[] = [];
    let compared = 0;
    for (const phrase of this.phrases(category as Category<unknown>, tokens)) {
      for (const tree of trees(phrase)) {
        compared += 1;
        if (compared > MOST_TREES) throw new TooMuch();
        const bound = meaningOf(tree, own);
        if (bound instanceof Unbound || meanings.some((one) => same(one.meaning, bound.meaning))) continue;
        meanings.push(bound);
        if (meanings.length > 1) return meanings;
      }
    }
    return meanings;
  }
}

/** Where the phrases stand that say each part of a meaning. */
function places({ said }: Meant, tokens: readonly Token[]): ReadonlyMap<object, Stretch> {
  const found = new Map<object, Stretch>();
  for (const [part, phrase] of said) {
    const [first, last] = [tokens[phrase.start], tokens[phrase.end - 1]];
    if (first && last) found.set(part, { start: first.start, end: last.end });
  }
  return found;
}

function* take<One>(all: Iterable<One>, most: number): Generator<One> {
  let taken = 0;
  for (const one of all) {
    yield one;
    taken += 1;
    if (taken === most) return;
  }
}

/** The productions of a tree and of all its parts. */
function collect({ way, parts }: Tree, into: Set<Production>): void {
  if (way.production) into.add(way.production);
  for (const part of parts) collect(part, into);
}

/** Gives what is not understood its text. */
function withSource(value: unknown, whole: Unread): unknown {
  if (Array.isArray(value)) return value.map((one) => withSource(one, whole));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as { [key: string]: unknown };
  if (typeof record.start === 'number' && typeof record.end === 'number' && record.text === '') {
    const { start, end } = record;
    return { text: whole.text.slice(start - whole.start, end - whole.start), start, end };
  }
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, withSource(one, whole)]));
}

/** A text that is nothing but a reminder. */
function isReminder(text: string): boolean {
  return /^\([^()]*\)$/.test(text);
}

function sentenceCase(text: string): string {
  return text.replace(
    /(^\(?|[.:•●—] )(["“]?)(\p{Ll})/gu,
    (_, before: string, quote: string, letter: string) => `${before}${quote}${letter.toUpperCase()}`,
  );
}

function isUnread({ ability }: Ability): boolean {
  return ability === 'unread';
}

/** Whether it is something that is done, and not something that goes on. */
function isUsed({ ability }: Ability): boolean {
  return ability === 'activated' || ability === 'triggered' || ability === 'spell';
}

/** Whether words call a card by its name or, as newer texts do, by the first word of it alone: "Squee" for "Squee, Goblin Nabob". */
function isCalled(clause: string, name: string): boolean {
  if (clause.includes(name)) return true;
  const [first = ''] = nameWords(name);
  return first.length > 2 && nameWords(clause).includes(first);
}
