/**
 * A moment of a game as text. Two are the same where their positions are, but for when things came about: of that only the
 * order counts, and whether an object is still the one that is meant.
 */

import { inOrder } from '../../ground/data.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameObject } from '../../position/object.js';
import type { Position, Waiting } from '../../position/position.js';
import { type Gathered, ofItsKind } from '../play/unspoken.js';

/**
 * Everything that a position holds, with times told by their order. What stands on cards does not change.
 * @param gathered which objects are told one by one, under names that count these alone; all, where nothing is said
 */
export function momentOf(position: Position, gathered: Gathered | null = null): string {
  const { shape, asked, waits } = momentIn(position, gathered);
  return JSON.stringify([shape, asked, waits.map(({ told }) => told)]);
}

/** An ability that waits, as text: its place among the others is told by the order in which they stand. */
export interface Wait {
  readonly waiting: Waiting;
  /** All of it but when it came about. */
  readonly kind: string;
  readonly told: string;
}

/** A moment in its parts. */
export interface Moment {
  /** All but what somebody is asked, and what waits. */
  readonly shape: string;
  readonly asked: string;
  /** The same, of what waits and comes next whatever there is of it. */
  readonly asks: string;
  /** What has been announced last is the last but for what is still to be. */
  readonly waits: readonly Wait[];
}

export function momentIn(position: Position, gathered: Gathered | null = null): Moment {
  const { clock, moment, cards, objects, zones, shuffled, waiting, decision, ...rest } = position;
  const placed = inPlace(waiting);
  const telling = new Telling(position, gathered?.apart ?? objects.map(({ id }) => id), placed);
  const alike = gathered?.alike.map(([first]) => {
    const kind = first === undefined ? undefined : objects[first];
    return kind ? telling.value(ofItsKind(kind)) : null;
  });
  const apart = telling.apart.map((object) => telling.value(object));
  const lists = [zones, shuffled].map((piles) =>
    inOrder(piles).map(([zone, ids]) => [zone, telling.those(ids)]),
  );
  const asked = JSON.stringify(telling.value(decision));
  return {
    shape: JSON.stringify([apart, alike ?? [], lists, telling.value(rest)]),
    asked,
    asks: decision?.asks === 'order' ? JSON.stringify(telling.value({ ...decision, domain: null })) : asked,
    waits: placed.map((one) => {
      const link = one.link === undefined ? null : 'placed';
      const kind = JSON.stringify(telling.value({ ...one, link, moment: null }));
      return { waiting: one, kind, told: `${telling.rank(one.moment)} ${kind}` };
    }),
  };
}

/** Abilities that wait in the order in which they have been announced, and those that are still to be. */
export function inPlace(waiting: readonly Waiting[]): readonly Waiting[] {
  return [...waiting].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ link = Number.MAX_SAFE_INTEGER }: Waiting): number {
  return link;
}

/** Under these words a position has objects by their numbers. */
const OBJECTS: ReadonlySet<string> = new Set(
  'at from gathered host object objects on other others source'.split(' '),
);
/** Under these lists of objects, each under a word of a text. */
const RELATIONS: ReadonlySet<string> = new Set(['linked', 'links']);

class Telling {
  readonly apart: readonly GameObject[];
  private readonly position: Position;
  private readonly names: ReadonlyMap<number, number>;
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly moments: readonly number[];
  /** The abilities that wait, by how many were announced since, or are still to be. */
  private readonly waits: ReadonlyMap<number, number>;

  constructor(position: Position, apart: readonly ObjectId[], placed: readonly Waiting[]) {
    this.position = position;
    this.apart = flat(apart, (id) => position.objects[id] ?? []);
    this.names = new Map(apart.map((id, name) => [id, name]));
    const times = [...this.apart, ...position.effects].map(({ since }) => since);
    this.waits = new Map(placed.map(({ id }, at) => [id, placed.length - at]));
    const moments = position.waiting.map(({ moment }) => moment);
    this.moments = [...new Set([...moments, position.moment])].sort((a, b) => b - a);
    this.ranks = new Map([...new Set(times)].sort((a, b) => a - b).map((time, rank) => [time, rank]));
  }

  /** When something came about that waits, among all that did. */
  rank(moment: number): number {
    return this.moments.indexOf(moment);
  }

  value(value: unknown): unknown {
    if (typeof value === 'string') return this.named(value);
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    if (typeof value !== 'object' || value === null) return value;
    const record = value as { readonly [key: string]: unknown };
    return inOrder(record).map(([key, one]) => [this.named(key), this.entry(key, one, record)]);
  }

  /** Objects that are told one by one, under their names. */
  those(ids: readonly ObjectId[]): readonly number[] {
    return flat(ids, (id) => this.names.get(id) ?? []);
  }

  private entry(key: string, value: unknown, around: { readonly [key: string]: unknown }): unknown {
    if (key === 'since' && typeof value === 'number') return this.ranks.get(value) ?? 'now';
    if (key === 'stint' || key === 'found')
      return this.stint(value, around.source ?? around.object ?? around.id);
    if (key === 'met') return this.stint(value, otherIn(around.event));
    if (key === 'stints' && Array.isArray(value)) {
      const { objects } = around;
      return value.map((one, at) => this.stint(one, Array.isArray(objects) ? objects[at] : null));
    }
    // Waiting abilities are told apart by their places; of the moments in which they came about the order counts.
    if (key === 'moment' && typeof value === 'number') return this.rank(value);
    if (key === 'id' && 'moment' in around) return null;
    if (key === 'trigger' && typeof value === 'number') return this.waits.get(value) ?? null;
    if (OBJECTS.has(key) || (key === 'id' && 'zone' in around)) return this.object(value);
    if (RELATIONS.has(key)) return inOrder(value ?? {}).map(([word, ids]) => [word, this.object(ids)]);
    return this.value(value);
  }

  /** An object, or a list of such, by name; anything else as it is told. */
  private object(value: unknown): unknown {
    if (typeof value === 'number') return this.names.get(value) ?? `gone ${value}`;
    return Array.isArray(value) ? value.map((one) => this.object(one)) : this.value(value);
  }

  /** Whether an object is in the stint in which it is meant, in the next, in one of which one still knows what it was, or further on. */
  private stint(stint: unknown, object: unknown): unknown {
    const known = typeof object === 'number' ? this.position.objects[object as ObjectId] : undefined;
    if (!known || typeof stint !== 'number') return stint;
    const moved = known.stint - stint;
    if (moved <= 1) return moved;
    return known.was?.object.stint === stint ? 'was' : 'past';
  }

  /** Effects are named after their objects, each in a stint. */
  private named(text: string): string {
    if (!text.includes(':')) return text;
    return text.replace(EFFECT_OF, (_, is: string, id: string, stint?: string) => {
      const name = this.names.get(Number(id)) ?? `gone ${id}`;
      return stint === undefined
        ? `${is}${name}`
        : `${is}${name}.${String(this.stint(Number(stint), Number(id)))}`;
    });
  }
}

/** The other object of an event. */
function otherIn(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'other' in event ? event.other : null;
}

/** What an effect is named after, in its stint; what gave it; what it was used on. */
const EFFECT_OF = /(\bo|@o|~)(\d+)(?:\.(\d+)(?=:|@|$))?/g;
