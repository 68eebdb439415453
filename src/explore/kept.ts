/** What forms have in common with those before them, so that it is not put together again. */

import { Recent } from '../ground/recent.js';
import type { GameEvent } from '../position/event.js';
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

/** What an object was found to be in one state of the game. */
interface WhatIs {
  readonly revision: number;
  readonly since: Term;
  readonly term: Term;
}

/** What is kept from one position to the next. */
export class Kept {
  readonly constants = new WeakMap<object, number>();
  /** Words, numbers and truths. */
  readonly words = new Map<unknown, number>();
  /** By the way in which records are taken. */
  readonly latest = new Map<object, Shape>();
  readonly objects = new Recent<GameObject, WhatIs>(1024);
  readonly events = new Recent<GameEvent, Term>(1024);
  readonly orderedEvents = new Recent<GameEvent, Term>(1024);
}

const kept = new WeakMap<Atoms, Kept>();

export function keptBy(atoms: Atoms): Kept {
  const known = kept.get(atoms) ?? new Kept();
  kept.set(atoms, known);
  return known;
}
