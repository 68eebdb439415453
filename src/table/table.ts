/** A position being played: the plain data, and beside it what is derived from it to find things fast. */

import type { ObjectId } from '../ground/id.js';
import type { Withheld } from '../ground/problem.js';
import type { Position } from '../position/position.js';
import { EffectIndex } from './index.js';
import { Journal } from './journal.js';
import { type Expand, Registry, type Standing } from './registry.js';
import type { View } from './view.js';

/** What continuous effects make of the objects. */
export interface Board {
  /** Objects that are anything else than what is printed on them, or whose own abilities make something of them. */
  readonly views: ReadonlyMap<ObjectId, View>;
  /** Objects of which it cannot be told what they are, and why. */
  readonly troubles: ReadonlyMap<ObjectId, Withheld>;
  /** The names of the effects that have been applied. */
  readonly began: ReadonlySet<string>;
}

/** How far a computation has come. */
export interface Underway extends Pick<Board, 'views' | 'troubles'> {
  /** The object that alone is worked out; the others are what they are. */
  readonly only?: ObjectId | undefined;
  /** Whose numbers objects have, where something rests on numbers that are only worked out later: those of the round before. */
  readonly numbers?: Board | undefined;
}

/** What an object has been found to be; where it is worked out by itself, the same as long as nothing is written to it (`stamp`). */
interface Known {
  readonly revision: number;
  readonly stamp: number | null;
  readonly view: View;
}

export class Table {
  readonly position: Position;
  readonly journal = new Journal();
  readonly registry: Registry;
  readonly index: EffectIndex;
  /** What objects are at present, as far as it has been worked out; valid for one `revision`. */
  readonly views: (Known | undefined)[] = [];
  /** Everything worked out together, for one `revision`; no board where each object is worked out by itself. */
  board: { readonly revision: number; readonly board: Board | null } | null = null;
  /** How far a computation has come that is still under way: what it asks of objects is answered by this. */
  readonly pass: { now: Underway | null } = { now: null };
  /** What else is derived from the position, each in a place of its own (`perTable`). */
  readonly derived: (object | undefined)[] = [];
  /** The same of what is under way: nobody asks for it any more where nobody can go back (`untilForgotten`). */
  readonly passing: (object | undefined)[] = [];
  private readonly state = { revision: 0, elsewhere: 0 };
  private readonly written: { [object: number]: number } = {};
  private latest = 0;

  constructor(position: Position, expand: Expand, standing: readonly Standing[] = []) {
    this.position = position;
    this.registry = new Registry(expand, position.without.abilities, standing);
    this.index = new EffectIndex(this.journal);
    for (const card of Object.values(position.cards)) this.registry.addCard(card);
  }

  /** Names the state of the objects and effects: two equal revisions are the same state. */
  get revision(): number {
    return this.state.revision;
  }

  /** Names what an object is by itself: it is another once the object, or anything that is no object, has changed. */
  stampOf(object: ObjectId): number {
    return Math.max(this.state.elsewhere, this.written[object] ?? 0);
  }

  /** Says that an effect, a value or the turn has changed; or only this object. */
  touch(object?: ObjectId): void {
    this.latest += 1;
    this.journal.set(this.position, 'pressed', false);
    this.journal.set(this.state, 'revision', this.latest);
    if (object === undefined) this.journal.set(this.state, 'elsewhere', this.latest);
    else this.journal.set(this.written, object, this.latest);
  }

  /** Forgets how to go back, and what was worked out on the way: for a long game that is only played forward. */
  forget(): void {
    this.journal.forget();
    this.passing.length = 0;
  }

  tick(): number {
    const now = this.position.clock + 1;
    this.journal.set(this.position, 'clock', now);
    return now;
  }
}

let derivations = 0;

/** Something derived of which each table has one of its own. */
export function perTable<Derived extends object>(make: () => Derived): (table: Table) => Derived {
  const place = derivations++;
  return ({ derived }) => {
    derived[place] ??= make();
    return derived[place] as Derived;
  };
}

/** The same of what is under way, which a long game would only drag along. */
export function untilForgotten<Derived extends object>(make: () => Derived): (table: Table) => Derived {
  const place = derivations++;
  return ({ passing }) => {
    passing[place] ??= make();
    return passing[place] as Derived;
  };
}
