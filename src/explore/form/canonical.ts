/**
 * Canonical form of things that speak of each other: two structures have the same form exactly where one becomes the
 * other by giving its things other names.
 *
 * Things are told apart by colours, refined until nothing more tells them apart (what they are, what they speak of,
 * where they are spoken of); those that are left alike are put in an arbitrary order, class by class. The form is then
 * everything written out under those names: equal forms are one structure, whatever the colours were. Where the order
 * was not arbitrary after all, two forms of one structure differ, and it is only not recognised.
 */

import type { Atoms, Hole, Term } from './term.js';

/** What is to be brought into its form. */
export interface Structure {
  /** What is said of each thing; null for a number that stands for nothing. */
  readonly things: readonly (Term | null)[];
  /** What is said of the whole. */
  readonly whole: Term;
}

export interface Canonical {
  /** Equal for structures that differ only in names, and for no others. */
  readonly form: number;
  /** The name of each thing; -1 for one that nothing speaks of. */
  readonly names: readonly number[];
  /** What tells things from each other, before an arbitrary order does. */
  readonly web: Web;
}

export function canonical(atoms: Atoms, structure: Structure): Canonical {
  const web = new Web(structure);
  const names = web.names();
  return { form: written(atoms, structure, names), names, web };
}

/**
 * The names under which a structure has a form that it has under some; first those of `canonical`, unless it has taken what
 * is left alike in another order there. Not all are tried where there are many.
 */
export function* namingsFor(
  atoms: Atoms,
  structure: Structure,
  { web, names: own, form: ownForm }: Canonical,
  form: number,
): Generator<readonly number[]> {
  if (ownForm === form) yield own;
  let left = MOST_NAMINGS;
  for (const names of web.namings()) {
    if (atoms.trying(() => written(atoms, structure, names)) === form) yield names;
    if (--left === 0) return;
  }
}

/** What is alike and speaks of one another is little, or most orders do. */
const MOST_NAMINGS = 1000;

/** So many things have more orders than are tried. */
const MOST_ORDERED = 7;

/** Everything written out, with things called by these names; what nothing speaks of has none. */
export function written(atoms: Atoms, { things, whole }: Structure, names: readonly number[]): number {
  const called: number[] = [];
  const silent: number[] = [];
  for (let thing = 0; thing < things.length; thing++) {
    const term = things[thing] ?? null;
    if (term === null) continue;
    const said = atoms.said(term, names);
    const name = names[thing] ?? -1;
    if (name < 0) silent.push(said);
    else called[name] = said;
  }
  return atoms.form(called, silent, atoms.said(whole, names));
}

/** Who speaks of whom: a graph of the things, the whole, and whatever is said in no order and speaks of several. */
export class Web {
  private readonly things: number;
  /** Those of them that are spoken of. */
  private readonly members: readonly number[];
  /** By vertex, the words in which it is said; the things come first. */
  private readonly words: number[] = [];
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  /** In what place the one speaks of the other. */
  private readonly places: number[] = [];
  /** What each thing has in common with those that nothing tells from it; then the same of the other vertices. */
  readonly colours: Int32Array;

  constructor({ things, whole }: Structure) {
    this.things = things.length;
    for (const _ of things) this.words.push(0);
    for (let thing = 0; thing < things.length; thing++) {
      const said = things[thing] ?? null;
      if (said !== null) this.say(thing, said);
    }
    this.say(this.words.push(0) - 1, whole);
    const spoken = new Uint8Array(this.words.length);
    for (const vertex of this.to) spoken[vertex] = 1;
    const members: number[] = [];
    for (let thing = 0; thing < things.length; thing++)
      if (spoken[thing] === 1 && (things[thing] ?? null) !== null) members.push(thing);
    this.members = members;
    const colours = new Int32Array(this.words.length);
    for (let vertex = 0; vertex < colours.length; vertex++)
      colours[vertex] = mixed(this.words[vertex] ?? 0, 1);
    this.colours = this.refined(colours);
  }

  /** The name of each thing, in the order of their colours; with a term, what that speaks of is told from what is like it. */
  names(term?: Term): number[] {
    if (term === undefined) return this.told(this.colours);
    const { words, from } = this;
    const vertices = words.length;
    const edges = from.length;
    this.say(words.push(0) - 1, term);
    const colours = Int32Array.from(words, (said, vertex) => this.colours[vertex] ?? mixed(said, 2));
    const names = this.told(this.refined(colours));
    words.length = vertices;
    for (const list of [from, this.to, this.places]) list.length = edges;
    return names;
  }

  /** All names that things can have, the first of them those of `names`: what is left alike is taken in each order. */
  *namings(colours = this.colours): Generator<number[]> {
    const sorted = this.sorted(colours);
    const alike = fewestAlike(sorted, colours);
    if (!alike) {
      yield this.named(sorted);
      return;
    }
    for (const order of ordersOf(alike)) yield* this.namings(this.apart(colours, order));
  }

  /** What is said of a vertex. */
  private say(vertex: number, term: Term): void {
    if (typeof term !== 'number') {
      this.words[vertex] = term.words;
      for (let place = 0; place < term.holes.length; place++)
        this.fill(vertex, place + 1, term.holes[place] ?? 0);
    } else if (term < 0) this.speak(vertex, -1 - term, 0);
    else this.words[vertex] = term;
  }

  private fill(vertex: number, place: number, hole: Hole): void {
    if (typeof hole === 'number') {
      this.speak(vertex, -1 - hole, place);
      return;
    }
    for (const item of hole) {
      if (typeof item === 'number') this.speak(vertex, -1 - item, place);
      else {
        const inner = this.words.push(0) - 1;
        this.say(inner, item);
        this.speak(vertex, inner, place);
      }
    }
  }

  private speak(of: number, to: number, place: number): void {
    this.from.push(of);
    this.to.push(to);
    this.places.push(place);
  }

  /** Until all that is spoken of is told apart, or nothing more tells any two apart. */
  private refined(colours: Int32Array): Int32Array {
    const { members } = this;
    let now = colours;
    for (let classes = 0; ; ) {
      const those = new Int32Array(members.length);
      for (let at = 0; at < members.length; at++) those[at] = now[members[at] ?? 0] ?? 0;
      if (different(those) === those.length) return now;
      const more = different(now);
      if (more === classes) return now;
      classes = more;
      now = this.round(now);
    }
  }

  private round(colours: Int32Array): Int32Array {
    const { from, to, places } = this;
    const heard = new Int32Array(colours.length);
    for (let edge = 0; edge < from.length; edge++) {
      const speaker = from[edge] ?? 0;
      const spoken = to[edge] ?? 0;
      const place = places[edge] ?? 0;
      heard[speaker] = (heard[speaker] ?? 0) + mixed(colours[spoken] ?? 0, place);
      heard[spoken] = (heard[spoken] ?? 0) + mixed(colours[speaker] ?? 0, ~place);
    }
    for (let vertex = 0; vertex < heard.length; vertex++)
      heard[vertex] = mixed(colours[vertex] ?? 0, heard[vertex] ?? 0);
    return heard;
  }

  /** Names by colours, once what is left alike is told apart: all of one class at once, since others may follow from it. */
  private told(colours: Int32Array): number[] {
    for (let now = colours; ; ) {
      const sorted = this.sorted(now);
      const alike = fewestAlike(sorted, now);
      if (!alike) return this.named(sorted);
      now = this.apart(now, alike);
    }
  }

  private sorted(colours: Int32Array): readonly number[] {
    return this.members.toSorted((a, b) => (colours[a] ?? 0) - (colours[b] ?? 0) || a - b);
  }

  /** The colours once things that were alike are told apart by this order. */
  private apart(colours: Int32Array, order: readonly number[]): Int32Array {
    const next = colours.slice();
    for (const [place, thing] of order.entries()) next[thing] = mixed(colours[thing] ?? 0, place + 1);
    return this.refined(next);
  }

  private named(sorted: readonly number[]): number[] {
    const names = Array<number>(this.things).fill(-1);
    for (let name = 0; name < sorted.length; name++) names[sorted[name] ?? 0] = name;
    return names;
  }
}

/**
 * Of things in the order of their colours, those of one colour that several have: of the colour that the fewest have, since
 * what tells those apart tells apart what speaks of them, of which there are more.
 */
function fewestAlike(sorted: readonly number[], colours: Int32Array): readonly number[] | null {
  const colourAt = (place: number): number | undefined => colours[sorted[place] ?? -1];
  let fewest: readonly [number, number] | null = null;
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    while (end < sorted.length && colourAt(end) === colourAt(start)) end += 1;
    const many = end - start;
    if (many > 1 && (fewest === null || many < fewest[1] - fewest[0])) fewest = [start, end];
  }
  return fewest && sorted.slice(...fewest);
}

/** Orders of these, one after the other; first that in which they are. Of many the last change places: no more are tried. */
function* ordersOf(those: readonly number[]): Generator<readonly number[]> {
  const fixed = those.slice(0, -MOST_ORDERED);
  for (const last of everyOrder(those.slice(-MOST_ORDERED))) yield [...fixed, ...last];
}

function* everyOrder(those: readonly number[]): Generator<readonly number[]> {
  if (those.length === 0) yield [];
  for (const [place, one] of those.entries())
    for (const rest of everyOrder(those.toSpliced(place, 1))) yield [one, ...rest];
}

/** How many different numbers there are. */
function different(numbers: Int32Array): number {
  let size = 4;
  while (size < 2 * numbers.length) size *= 2;
  const slots = new Int32Array(size);
  const taken = new Uint8Array(size);
  let count = 0;
  for (const number of numbers) {
    let slot = number & (size - 1);
    while (taken[slot] === 1 && slots[slot] !== number) slot = (slot + 1) & (size - 1);
    if (taken[slot] === 1) continue;
    taken[slot] = 1;
    slots[slot] = number;
    count += 1;
  }
  return count;
}

/** Two numbers of 32 bits mixed into one. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x27d4eb2f);
  return hash ^ (hash >>> 13);
}
