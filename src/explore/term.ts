/**
 * What is said of things that speak of each other: words that never change, with holes where things are spoken of. Words
 * are numbers: the same text has the same number, so that what is equal is told by comparing numbers, and never by a hash.
 */

/** What never changes has a number from 0 on; a thing spoken of has one below; the rest has holes. */
export type Term = number | Open;

/** Words, and what stands in their holes, in the order of the holes. */
export interface Open {
  readonly words: number;
  readonly holes: readonly Hole[];
}

/** A thing spoken of, or what is said in no order: things spoken of, and terms that speak of some. */
export type Hole = number | readonly Term[];

/** Numbers for what never changes: the same text has the same number as long as these are kept. */
export class Atoms {
  private readonly known = new Map<string, number>();
  /** Characters kept. */
  size = 0;

  of(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const atom = this.known.size;
    this.known.set(text, atom);
    this.size += text.length;
    return atom;
  }

  /** How many texts are kept. */
  get count(): number {
    return this.known.size;
  }

  /** In this order. */
  list(tag: number, parts: readonly Term[]): Term {
    let words = `${tag}(`;
    const holes: Hole[] = [];
    for (const part of parts) {
      if (typeof part === 'number') {
        words += part < 0 ? '#,' : `${part},`;
        if (part < 0) holes.push(part);
      } else {
        words += `#${part.words},`;
        for (const hole of part.holes) holes.push(hole);
      }
    }
    const atom = this.of(words);
    return holes.length === 0 ? atom : { words: atom, holes };
  }

  /** In any order. */
  bag(tag: number, parts: readonly Term[]): Term {
    const closed: number[] = [];
    const open: Term[] = [];
    for (const part of parts) {
      if (typeof part === 'number' && part >= 0) closed.push(part);
      else open.push(part);
    }
    const words = this.of(`${tag}{${closed.sort((a, b) => a - b).join()}${open.length > 0 ? '#' : ''}`);
    return open.length === 0 ? words : { words, holes: [open] };
  }
}

/** A thing spoken of. */
export function named(thing: number): Term {
  return -1 - thing;
}

/** A term with things called by these names. */
export function text(term: Term, names: ArrayLike<number>): string {
  if (typeof term === 'number') return term < 0 ? `#${names[-1 - term]}` : String(term);
  let said = `${term.words}`;
  for (const hole of term.holes) {
    if (typeof hole === 'number') said += `#${names[-1 - hole]}`;
    else if (hole.length === 1) said += `{${text(hole[0] ?? 0, names)}}`;
    else
      said += `{${hole
        .map((one) => text(one, names))
        .sort()
        .join()}}`;
  }
  return said;
}
