/**
 * Canonical form of things that speak of each other: two structures have the same form exactly where one becomes the
 * other by giving its things other names.
 *
 * Things are told apart by colours, refined until nothing more tells them apart (what they are, what they speak of,
 * where they are spoken of); those that are left alike are put in an arbitrary order, class by class. The form is then
 * everything written out under those names: equal forms are one structure, whatever the colours were. Where the order
 * was not arbitrary after all, two forms of one structure differ, and it is only not recognised.
 */

/** What never changes has a number from 0 on; a thing spoken of has one below; the rest has parts. */
export type Term = number | Parts;

/** Parts in an order that means something, or in none. */
export interface Parts {
  readonly ordered: boolean;
  readonly tag: number;
  readonly parts: readonly Term[];
  hash: number;
}

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

  /** In this order. */
  list(tag: number, parts: readonly Term[]): Term {
    if (parts.some(isOpen)) return { ordered: true, tag, parts, hash: 0 };
    return this.of(`${tag}(${parts.join()})`);
  }

  /** In any order. */
  bag(tag: number, parts: readonly Term[]): Term {
    if (parts.some(isOpen)) return { ordered: false, tag, parts, hash: 0 };
    return this.of(`${tag}{${(parts as number[]).toSorted((a, b) => a - b).join()}}`);
  }
}

function isOpen(term: Term): boolean {
  return typeof term !== 'number' || term < 0;
}

/** A thing spoken of. */
export function named(thing: number): Term {
  return -1 - thing;
}

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
  /** What each thing has in common with those that nothing tells from it. */
  readonly colours: readonly number[];
}

export function canonical(atoms: Atoms, { things, whole }: Structure): Canonical {
  const spoken = spokenOf(things, whole);
  const silent: Term[] = [];
  const members: number[] = [];
  things.forEach((said, thing) => {
    if (said === null) return;
    if (spoken[thing]) members.push(thing);
    else silent.push(said);
  });
  const all = silent.length > 0 ? atoms.list(0, [whole, atoms.bag(0, silent)]) : whole;
  const refined = new Colouring(things, members, all);
  refined.refine();
  const colours = [...refined.colours];
  refined.tell();
  const names = refined.names();
  return { form: written(atoms, things, all, names), names, colours };
}

/** Everything written out, with things called by these names. */
export function written(
  atoms: Atoms,
  things: readonly (Term | null)[],
  whole: Term,
  names: readonly number[],
): string {
  const texts: number[] = [];
  names.forEach((name, thing) => {
    const said = things[thing];
    if (name >= 0 && said !== null && said !== undefined) texts[name] = atoms.of(text(said, names));
  });
  return `${texts.join()};${atoms.of(text(whole, names))}`;
}

/** A term with things called by these names. */
export function text(term: Term, names: readonly number[]): string {
  if (typeof term === 'number') return term < 0 ? `#${names[-1 - term]}` : String(term);
  const parts = term.parts.map((part) => text(part, names));
  return term.ordered ? `${term.tag}(${parts.join()})` : `${term.tag}{${parts.sort().join()}}`;
}

/** Whether anything speaks of each thing. */
function spokenOf(things: readonly (Term | null)[], whole: Term): boolean[] {
  const spoken = things.map(() => false);
  const visit = (term: Term): void => {
    if (typeof term !== 'number') for (const part of term.parts) visit(part);
    else if (term < 0) spoken[-1 - term] = true;
  };
  visit(whole);
  for (const said of things) if (said !== null) visit(said);
  return spoken;
}

/** Colours of the things that are spoken of. */
class Colouring {
  colours: number[];
  private readonly things: readonly (Term | null)[];
  private readonly members: readonly number[];
  private readonly whole: Term;
  private incoming: number[];

  constructor(things: readonly (Term | null)[], members: readonly number[], whole: Term) {
    this.things = things;
    this.members = members;
    this.whole = whole;
    this.colours = things.map(() => 1);
    this.incoming = [];
  }

  /** Until nothing more tells any two apart. */
  refine(): void {
    let classes = this.count();
    for (;;) {
      this.round();
      const now = this.count();
      if (now === classes || now === this.members.length) return;
      classes = now;
    }
  }

  /** Tells apart what is left alike: all of one class at once, since others may follow from it. */
  tell(): void {
    for (;;) {
      const alike = this.alike();
      if (!alike) return;
      alike.forEach((thing, place) => {
        this.colours[thing] = mixed(this.colours[thing] ?? 0, place + 1);
      });
      this.refine();
    }
  }

  names(): number[] {
    const { colours } = this;
    const order = [...this.members].sort((a, b) => (colours[a] ?? 0) - (colours[b] ?? 0));
    const names = this.things.map(() => -1);
    order.forEach((thing, name) => {
      names[thing] = name;
    });
    return names;
  }

  private count(): number {
    return new Set(this.members.map((thing) => this.colours[thing])).size;
  }

  /** The things of the class with the least colour that has several. */
  private alike(): readonly number[] | null {
    const classes = new Map<number, number[]>();
    for (const thing of this.members) {
      const colour = this.colours[thing] ?? 0;
      const known = classes.get(colour);
      if (known) known.push(thing);
      else classes.set(colour, [thing]);
    }
    let found: { colour: number; things: number[] } | null = null;
    for (const [colour, things] of classes) {
      if (things.length > 1 && (found === null || colour < found.colour)) found = { colour, things };
    }
    return found?.things ?? null;
  }

  private round(): void {
    const { things, members, whole } = this;
    this.incoming = things.map(() => 0);
    const own = members.map((thing) => this.hash(things[thing] ?? 0));
    this.hash(whole);
    this.hand(whole, 7);
    for (const thing of members) this.hand(things[thing] ?? 0, mixed(this.colours[thing] ?? 0, 11));
    this.colours = [...this.colours];
    members.forEach((thing, index) => {
      const before = this.colours[thing] ?? 0;
      this.colours[thing] = mixed(mixed(before, own[index] ?? 0), this.incoming[thing] ?? 0);
    });
  }

  private hash(term: Term): number {
    if (typeof term === 'number') return term < 0 ? (this.colours[-1 - term] ?? 0) : mixed(term, 3);
    let hash = mixed(term.tag, term.ordered ? 5 : 6);
    if (term.ordered) for (const part of term.parts) hash = mixed(hash, this.hash(part));
    else for (const part of term.parts) hash = (hash + mixed(this.hash(part), 9)) | 0;
    term.hash = hash;
    return hash;
  }

  /** Hands down to every thing in what place it is spoken of. */
  private hand(term: Term, place: number): void {
    if (typeof term === 'number') {
      if (term < 0) this.incoming[-1 - term] = ((this.incoming[-1 - term] ?? 0) + mixed(place, 13)) | 0;
      return;
    }
    const here = mixed(place, term.hash);
    term.parts.forEach((part, index) => {
      if (typeof part === 'number' && part >= 0) return;
      this.hand(part, mixed(here, term.ordered ? index : typeof part === 'number' ? 1 : part.hash));
    });
  }
}

/** Two numbers of 32 bits mixed into one. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x27d4eb2f);
  return hash ^ (hash >>> 13);
}
