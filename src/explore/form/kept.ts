/** What forms have in common with those before them, so that it is not put together again. */

import type { EffectKey } from '../../ground/id.js';
import { Recent } from '../../ground/recent.js';
import type { Env, Use } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Assignment, Frame, Node } from '../../position/frame.js';
import type { Forming } from './forming.js';
import type { Atoms, Term } from './term.js';
import type { Times } from './times.js';

/** How a field is taken; null as it stands. */
type Way = ((forming: Forming, value: never, whole: never) => Term) | null;

/** The fields of records that are taken in the same way. */
export interface Shape {
  readonly tag: number;
  /** In the order in which they were written. */
  readonly fields: readonly string[];
  readonly ways: readonly Way[];
  /** Their places in a fixed order. */
  readonly places: readonly number[];
}

/** What was found of the latest of many things, each for one state of the game. */
class Found<Thing> {
  private readonly latest = new Recent<Thing, { readonly state: State; readonly term: Term }>(512);

  /** What is said of a thing, put together where that has not been found in this state. */
  of(thing: Thing, state: State, how: () => Term): Term {
    const known = this.latest.get(thing);
    if (known && isSame(known.state, state)) return known.term;
    return this.latest.set(thing, { state, term: how() }).term;
  }
}

/** On what that rests which is said of a thing, beside the thing itself. */
export interface State {
  /** Of the objects and effects. */
  readonly revision: number;
  /** How the other things are numbered that can be spoken of. */
  readonly numbering: Term;
}

function isSame(one: State, other: State): boolean {
  return one === other || (one.revision === other.revision && one.numbering === other.numbering);
}

/** What changes only as points in time say something else. */
export interface Still {
  objects: readonly Term[] | null;
  readonly parts: Map<object, Term>;
}

/** What was found of unfinished work: it serves as long as its fields are the same, which are replaced as a whole. */
export interface Framed {
  readonly times: Times;
  readonly numbering: Term;
  readonly fields: readonly unknown[];
  /** Those of its events of which it does not matter which has been replaced by what. */
  readonly apart: readonly Node[];
  readonly term: Term;
}

/** What is kept from one position to the next. */
export class Kept {
  readonly constants = new WeakMap<object, number>();
  /** Words, numbers and truths. */
  readonly words = new Map<unknown, number>();
  /** By the way in which records are taken. */
  readonly latest = new Map<object, Shape>();
  /** What changes with what points in time say: what all objects are, and by the way in which it is taken what else does. */
  readonly still = new Recent<Times, Still>(32);
  readonly frames = new Recent<Frame, Framed>(64);
  readonly nodes = new Found<Node>();
  /** The same by how they are settled; `instead`: what has taken the place of those that are `apart`. */
  readonly settled = {
    over: new Found<Node>(),
    waits: new Found<Node>(),
    forgets: new Found<Node>(),
    apart: new Found<Node>(),
    instead: new Found<Node>(),
  };
  readonly assignments = new Found<Assignment>();
  readonly envs = new Found<Env>();
  readonly effects = new Found<EffectKey>();
  readonly use = new Found<Use>();
  readonly uses = new Found<readonly Use[]>();
  /** An event is never written to, and speaks of nothing but objects. */
  readonly events = new Recent<GameEvent, Term>(512);
  /** Whether the order of a zone counts. */
  readonly zones = new Map<string, boolean>();
}

/** For lists whose order counts, and for those whose order does not. */
const kept = new WeakMap<Atoms, readonly [Kept, Kept]>();

export function keptBy(atoms: Atoms, ordered: boolean): Kept {
  const known = kept.get(atoms) ?? [new Kept(), new Kept()];
  kept.set(atoms, known);
  return known[ordered ? 1 : 0];
}
