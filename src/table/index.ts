/**
 * Which abilities look at which kind of event. What could replace an event is looked up here by the event's kind,
 * never by going through the board. Derived from the position; kept in step by the journal.
 *
 * An entry says where to look, not that the ability applies: a source may have lost the ability meanwhile.
 */

import type { AbilityKey, ObjectId } from '../ground/id.js';
import type { Journal } from './journal.js';
import { takeLasting } from './lasting.js';
import type { WatchKey } from './watch.js';

/** An ability that works, and whose it is. */
export interface Entry {
  readonly ability: AbilityKey;
  /** The object that has the ability; null for an effect that lasts without one. */
  readonly source: ObjectId | null;
  /** The lasting effect that it comes from. */
  readonly lasting: number | null;
  /** The ability is one that `ability` at `source` grants to the objects that it affects. */
  readonly granted: AbilityKey | null;
}

/** What is known of some objects, so that the others need not be gone through. */
export type Mark = 'bears' | 'looks around' | 'links';

export type Shelf = 'replacement' | 'triggered' | 'cannot' | 'triggers more';

/** Something for each shelf. */
export function eachShelf<Kept>(make: () => Kept): { readonly [shelf in Shelf]: Kept } {
  return { replacement: make(), triggered: make(), cannot: make(), 'triggers more': make() };
}

const NONE: readonly Entry[] = [];

/** What looks at events of one key, by that key; a place stays where it is empty again. */
type Places = Map<WatchKey, Listed>;

/** What is added last is written to the list itself: many objects that look at the same come to one after the other. */
export interface Listed {
  entries: Entry[];
}

export class EffectIndex {
  private readonly journal: Journal;
  private readonly shelves = eachShelf((): Places => new Map());
  /** Objects of which something may come for what they are, and those of these that look at others; objects that remember others. */
  private readonly marked: { readonly [mark in Mark]: { [object: number]: true } } = {
    bears: {},
    'looks around': {},
    links: {},
  };
  private readonly bound: { [object: number]: readonly Entry[] } = {};
  /** Continuous effects on other objects than their source. */
  private readonly continuous: Listed = { entries: [] };

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** Abilities that look at events of this key, whatever they happen to. */
  watching(shelf: Shelf, key: WatchKey): readonly Entry[] {
    return this.shelves[shelf].get(key)?.entries ?? NONE;
  }

  /** Whether nothing has ever been put on a shelf. */
  isBare(shelf: Shelf): boolean {
    return this.shelves[shelf].size === 0;
  }

  private place(shelf: Shelf, key: WatchKey): Listed {
    const places = this.shelves[shelf];
    const known = places.get(key);
    if (known) return known;
    const place: Listed = { entries: [] };
    places.set(key, place);
    return place;
  }

  /** Lasting effects that are about this object. */
  about(object: ObjectId): readonly Entry[] {
    return this.bound[object] ?? NONE;
  }

  statics(): readonly Entry[] {
    return this.continuous.entries;
  }

  /** The objects that bear a mark, in the order of their ids. */
  having(mark: Mark): readonly ObjectId[] {
    return Object.keys(this.marked[mark]).map((id) => Number(id) as ObjectId);
  }

  /** Whether no object bears a mark. */
  isUnmarked(mark: Mark): boolean {
    for (const _ in this.marked[mark]) return false;
    return true;
  }

  mark(mark: Mark, object: ObjectId, has: boolean): void {
    const marked = this.marked[mark];
    if (object in marked !== has) this.journal.entry(marked, String(object), has ? true : undefined);
  }

  add(shelf: Shelf, key: WatchKey, entry: Entry): void {
    this.insert(this.place(shelf, key), entry);
  }

  addAbout(object: ObjectId, entry: Entry): void {
    const entries = this.about(object);
    this.journal.entry(this.bound, String(object), entries.toSpliced(placeOf(entries, entry), 0, entry));
  }

  addStatic(entry: Entry): void {
    this.insert(this.continuous, entry);
  }

  private insert(listed: Listed, entry: Entry): void {
    const { entries } = listed;
    const at = placeOf(entries, entry);
    if (at === entries.length) this.journal.push(entries, entry);
    else this.journal.set(listed, 'entries', entries.toSpliced(at, 0, entry));
  }

  /** Takes out what an object brought, from under one key. */
  remove(shelf: Shelf, key: WatchKey, source: ObjectId): void {
    const place = this.place(shelf, key);
    const kept = place.entries.filter((entry) => entry.source !== source || entry.lasting !== null);
    this.journal.set(place, 'entries', kept);
  }

  removeStatics(source: ObjectId): void {
    const kept = this.continuous.entries.filter((entry) => entry.source !== source || entry.lasting !== null);
    this.journal.set(this.continuous, 'entries', kept);
  }

  /** Takes out everything that a lasting effect brought. */
  removeLasting(lasting: number): void {
    takeLasting(this.journal, this.lists(), this.bound, lasting);
  }

  private *lists(): Generator<Listed> {
    for (const places of Object.values(this.shelves)) yield* places.values();
    yield this.continuous;
  }

  /** Everything that is known, to compare an index kept in step with one made anew. */
  whole(): Whole {
    const { shelves, bound, marked, continuous } = this;
    return { shelves, bound, marked, statics: continuous.entries };
  }
}

/**
 * Where an entry stands: objects in the order of their ids, then what lasts, in that order too, whatever came and went before.
 * So an index that is made anew has everything in the same places.
 */
function placeOf(entries: readonly Entry[], entry: Entry): number {
  let at = entries.length;
  for (let last = entries[at - 1]; last && comesBefore(entry, last); last = entries[at - 1]) at--;
  return at;
}

function comesBefore(one: Entry, other: Entry): boolean {
  if (one.lasting !== null) return other.lasting !== null && one.lasting < other.lasting;
  return other.lasting !== null || (one.source ?? -1) < (other.source ?? -1);
}

/** All of an index. */
export interface Whole {
  readonly shelves: {
    readonly [shelf in Shelf]: ReadonlyMap<WatchKey, { readonly entries: readonly Entry[] }>;
  };
  readonly bound: { readonly [object: number]: readonly Entry[] };
  readonly marked: { readonly [mark in Mark]: { readonly [object: number]: true } };
  readonly statics: readonly Entry[];
}
