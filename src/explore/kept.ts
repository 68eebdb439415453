/** What forms have in common with those before them, so that it is not put together again. */

import type { EffectKey } from '../ground/id.js';
import { Recent } from '../ground/recent.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Assignment, Node } from '../position/frame.js';
import type { GameObject } from '../position/object.js';
import type { Atoms, Term } from './term.js';

/** The fields of a record in a fixed order. */
export interface Shape {
  readonly tag: number;
  readonly keys: readonly string[];
  /** The same in the order in which they were written. */
  readonly written: readonly string[];
}

/** Whether a record has these fields, in this order. */
export function hasFields(value: object, fields: readonly string[]): boolean {
  let at = 0;
  for (const field in value) if (fields[at++] !== field) return false;
  return at === fields.length;
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
  readonly numbering: number;
  /** What its age says. */
  readonly since: Term;
}

function isSame(one: State, other: State): boolean {
  return (
    one === other ||
    (one.revision === other.revision && one.numbering === other.numbering && one.since === other.since)
  );
}

/** What is kept from one position to the next. */
export class Kept {
  readonly constants = new WeakMap<object, number>();
  /** Words, numbers and truths. */
  readonly words = new Map<unknown, number>();
  /** By the way in which records are taken. */
  readonly latest = new Map<object, Shape>();
  readonly objects = new Found<GameObject>();
  readonly nodes = new Found<Node>();
  readonly assignments = new Found<Assignment>();
  readonly envs = new Found<Env>();
  readonly effects = new Found<EffectKey>();
  /** An event is never written to, and speaks of nothing but objects. */
  readonly events = new Recent<GameEvent, Term>(512);
}

/** For lists whose order counts, and for those whose order does not. */
const kept = new WeakMap<Atoms, readonly [Kept, Kept]>();

export function keptBy(atoms: Atoms, ordered: boolean): Kept {
  const known = kept.get(atoms) ?? [new Kept(), new Kept()];
  kept.set(atoms, known);
  return known[ordered ? 1 : 0];
}
