/**
 * Canonical form of things that speak of each other: two structures have the same form exactly where one becomes the
 * other by giving its things other names.
 *
 * Things are told apart by colours, refined until nothing more tells them apart (what they are, what they speak of,
 * where they are spoken of); those that are left alike are put in an arbitrary order, class by class. The form is then
 * everything written out under those names: equal forms are one structure, whatever the colours were. Where the order
 * was not arbitrary after all, two forms of one structure differ, and it is only not recognised.
 */

import { type Atoms, type Hole, type Term, text } from './term.js';

/** What is to be brought into its form. */
export interface Structure {
  /** What is said of each thing; null for a number that stands for nothing. */
  readonly things: readonly (Term | null)[];
  /** What is said of the whole. */
  readonly whole: Term;
}

export interface Canonical {
  /** Equal for structures that differ only in names, and for no others. */
  readonly form: string;
  /** The name of each thing; -1 for one that nothing speaks of. */
  readonly names: readonly number[];
  /** What tells things from each other, before an arbitrary order does. */
  readonly web: Web;
}

export function canonical(atoms: Atoms, structure: Structure): Canonical {
  const web = new Web(structure);
  const names = web.names();
  return { form: written(structure, names, (said) => atoms.of(said)), names, web };
}

/** Everything written out, with things called by these names; what nothing speaks of has none. */
export function written(
  { things, whole }: Structure,
  names: readonly number[],
  way: (said: string) => number | string = (said) => said,
): string {
  const texts: (number | string)[] = [];
  const silent: (number | string)[] = [];
  for (const [thing, term] of things.entries()) {
    if (term === null) continue;
    const said = way(text(term, names));
    const name = names[thing] ?? -1;
    if (name < 0) silent.push(said);
    else texts[name] = said;
  }
  return `${texts.join(';')};;${silent.sort().join(';')};;${way(text(whole, names))}`;
}

/** Who speaks of whom: a graph of the things, the whole, and whatever is said in no order and speaks of several. */
export class Web {
  private readonly things: number;
  /** Those of them that are spoken of. */
  private readonly members: readonly number[];
  /** By vertex, the words in which it is said; the things come first. */
  private readonly words: number[];
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  /** In what place the one speaks of the other. */
  private readonly places: number[] = [];
  /** What each thing has in common with those that nothing tells from it; then the same of the other vertices. */
  readonly colours: Int32Array;

  constructor({ things, whole }: Structure) {
    this.things = things.length;
    this.words = things.map(() => 0);
    for (const [thing, said] of things.entries()) if (said !== null) this.say(thing, said);
    this.say(this.words.push(0) - 1, whole);
    const spoken = new Set(this.to);
    this.members = [...things.keys()].filter((thing) => things[thing] !== null && spoken.has(thing));
    this.colours = this.refined(Int32Array.from(this.words, (words) => mixed(words, 1)));
  }

  /** The name of each thing, in the order of their colours; with a term, what that speaks of is told from what is like it. */
  names(term?: Term): number[] {
    if (term === undefined) return this.named(this.told(this.colours));
    const { words, from } = this;
    const vertices = words.length;
    const edges = from.length;
    this.say(words.push(0) - 1, term);
    const colours = Int32Array.from(words, (said, vertex) => this.colours[vertex] ?? mixed(said, 2));
    const names = this.named(this.told(this.refined(colours)));
    words.length = vertices;
    for (const list of [from, this.to, this.places]) list.length = edges;
    return names;
  }

  /** What is said of a vertex. */
  private say(vertex: number, term: Term): void {
    if (typeof term !== 'number') {
      this.words[vertex] = term.words;
      for (const [index, hole] of term.holes.entries()) this.fill(vertex, index + 1, hole);
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

  /** Until nothing more tells any two apart. */
  private refined(colours: Int32Array): Int32Array {
    let now = colours;
    let classes = new Set(now).size;
    for (;;) {
      now = this.round(now);
      const more = new Set(now).size;
      if (more === classes || more === now.length) return now;
      classes = more;
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
    return colours.map((colour, vertex) => mixed(colour, heard[vertex] ?? 0));
  }

  /** Tells apart what is left alike: all of one class at once, since others may follow from it. */
  private told(colours: Int32Array): Int32Array {
    let now = colours;
    for (let alike = this.alike(now); alike; alike = this.alike(now)) {
      const next = now.slice();
      for (const [place, thing] of alike.entries()) next[thing] = mixed(now[thing] ?? 0, place + 1);
      now = this.refined(next);
    }
    return now;
  }

  /** The things of the class with the least colour that has several. */
  private alike(colours: Int32Array): readonly number[] | null {
    const sorted = this.members.toSorted((a, b) => (colours[a] ?? 0) - (colours[b] ?? 0) || a - b);
    const isAlike = (place: number): boolean =>
      colours[sorted[place - 1] ?? -1] === colours[sorted[place] ?? -1];
    for (let place = 1; place < sorted.length; place++) {
      if (!isAlike(place)) continue;
      let end = place + 1;
      while (end < sorted.length && isAlike(end)) end += 1;
      return sorted.slice(place - 1, end);
    }
    return null;
  }

  private named(colours: Int32Array): number[] {
    const names = Array<number>(this.things).fill(-1);
    const sorted = this.members.toSorted((a, b) => (colours[a] ?? 0) - (colours[b] ?? 0));
    for (const [name, thing] of sorted.entries()) names[thing] = name;
    return names;
  }
}

/** Two numbers of 32 bits mixed into one. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x27d4eb2f);
  return hash ^ (hash >>> 13);
}
