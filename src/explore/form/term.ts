/**
 * What is said of things that speak of each other: words that never change, with holes where things are spoken of. Words
 * are numbers: the same words have the same number, so that what is equal is told by comparing numbers, and never by a hash.
 */

import { Rows } from './rows.js';

/** What never changes has a number from 0 on; a thing spoken of has one below; the rest has holes. */
export type Term = number | Open;

/** Words, and what stands in their holes, in the order of the holes. */
export interface Open {
  readonly words: number;
  readonly holes: readonly Hole[];
}

/** A thing spoken of, or what is said in no order: things spoken of, and terms that speak of some. */
export type Hole = number | readonly Term[];

/** With what rows begin that are no lists: those begin with their tag, from 0 on; and what stands in a row for a hole. */
const TEXT = -1;
const SAID = -2;
const NAME = -3;
const FORM = -4;
const SILENT = -5;
const BAG = -16;
const HOLE = -1;

/** Numbers for what never changes: the same words have the same number as long as these are kept. */
export class Atoms {
  private readonly texts = new Map<string, number>();
  private readonly rows = new Rows();
  /** Characters kept. */
  private characters = 0;

  of(text: string): number {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    this.rows.put(TEXT);
    this.rows.put(this.texts.size);
    const atom = this.rows.close();
    this.texts.set(text, atom);
    this.characters += text.length;
    return atom;
  }

  /** Bytes that are kept, about. */
  get size(): number {
    return this.characters + this.texts.size * TEXT_SIZE + this.rows.size;
  }

  /** In this order. @param tag what sort of list it is: a number from 0 on */
  list(tag: number, parts: readonly Term[]): Term {
    const { rows } = this;
    rows.put(tag);
    let holes: Hole[] | null = null;
    for (const part of parts) {
      if (typeof part === 'number') {
        rows.put(part < 0 ? HOLE : part);
        if (part < 0) holes = withOne(holes, part);
      } else {
        rows.put(HOLE - 1 - part.words);
        for (const hole of part.holes) holes = withOne(holes, hole);
      }
    }
    const words = rows.close();
    return holes === null ? words : { words, holes };
  }

  /** In any order. */
  bag(tag: number, parts: readonly Term[]): Term {
    const { rows } = this;
    let open: Term[] | null = null;
    let closed: number[] | null = null;
    for (const part of parts) {
      if (typeof part === 'number' && part >= 0) closed = withOne(closed, part);
      else open = withOne(open, part);
    }
    rows.put(BAG - tag);
    if (closed) for (const part of sorted(closed)) rows.put(part);
    if (open) rows.put(HOLE);
    const words = rows.close();
    return open === null ? words : { words, holes: [open] };
  }

  /** A term with things called by these names: a number that no other has, and what is said in the same words under the same names. */
  said(term: Term, names: ArrayLike<number>): number {
    const { rows } = this;
    if (typeof term === 'number') {
      if (term >= 0) return term;
      rows.put(NAME);
      rows.put(names[-1 - term] ?? -1);
      return rows.close();
    }
    const { words, holes } = term;
    // Rows are put together one after the other.
    let bags: ArrayLike<number>[] | null = null;
    for (const hole of holes)
      if (typeof hole !== 'number') bags = withOne(bags, sorted(hole.map((one) => this.said(one, names))));
    rows.put(SAID);
    rows.put(words);
    let bag = 0;
    for (const hole of holes) {
      if (typeof hole === 'number') rows.put(names[-1 - hole] ?? -1);
      else {
        const items = bags?.[bag++] ?? [];
        rows.put(items.length);
        for (let at = 0; at < items.length; at++) rows.put(items[at] ?? 0);
      }
    }
    return rows.close();
  }

  /** The whole of what is said, by what is said of each name, of what has none, and of all. */
  form(named: readonly number[], silent: readonly number[], whole: number): number {
    const { rows } = this;
    rows.put(SILENT);
    for (const said of sorted(silent)) rows.put(said);
    const others = rows.close();
    rows.put(FORM);
    for (const said of named) rows.put(said);
    rows.put(others);
    rows.put(whole);
    return rows.close();
  }

  /** What comes of something is only compared, and not kept: no words are new that it rests on. */
  trying<Result>(how: () => Result): Result {
    const mark = this.rows.mark();
    const result = how();
    this.rows.forget(mark);
    return result;
  }
}

/** Bytes that a text takes beside its characters, about. */
const TEXT_SIZE = 100;

/** Most have one, and a list that is begun empty takes room for many. */
function withOne<One>(list: One[] | null, one: One): One[] {
  if (list === null) return [one];
  list.push(one);
  return list;
}

/** Most lists are short, or in order already. */
function sorted(numbers: readonly number[]): Iterable<number> & ArrayLike<number> {
  for (let at = 1; at < numbers.length; at++)
    if ((numbers[at - 1] ?? 0) > (numbers[at] ?? 0)) return new Int32Array(numbers).sort();
  return numbers;
}

/** A thing spoken of. */
export function named(thing: number): Term {
  return -1 - thing;
}
