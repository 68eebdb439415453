/**
 * Meanings with holes. A production writes its meaning once, over placeholders for what its holes will hold; that
 * record is used both ways: filled in when a text is read, matched when a meaning is written.
 */

import { once } from '../ground/once.js';

/** Stands for what a hole of the text holds. */
export class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A record held by a hole, with more fields. */
export class Extended {
  readonly base: Hole;
  readonly more: { readonly [key: string]: Template };
  constructor(base: Hole, more: { readonly [key: string]: Template }) {
    this.base = base;
    this.more = more;
  }
}

/** A list held by a hole, with items before it. */
export class Prefixed {
  readonly first: readonly Template[];
  readonly rest: Hole;
  constructor(first: readonly Template[], rest: Hole) {
    this.first = first;
    this.rest = rest;
  }
}

/** The number of a referent: given out, or looked up, when a whole text has been read. */
export class Reference {
  /** `apart`: the word sets something apart, from what was mentioned before or, where there is no such thing, its own object. */
  readonly use: 'introduces' | 'refers' | 'apart' | 'comes';
  constructor(use: 'introduces' | 'refers' | 'apart' | 'comes') {
    this.use = use;
  }
}

/** A hole of an optional part that is not there: the field in which it stands is left out. */
export class Absent {}

export type Template =
  | Hole
  | Extended
  | Prefixed
  | Reference
  | Absent
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Template[]
  | { readonly [key: string]: Template };

/** What the holes of a production hold. */
export type Held = { readonly [hole: string]: unknown };

/**
 * A record and more fields, in the meaning of a production. The two must not share a field.
 *
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * const { happens, done: deed, who: by } = english;
 * const before = happens.productions.length;
 * english.grammar.rule(happens)('{by} got it {deed}', { by, deed }, (h) => extend(h.deed, { by: h.by }));
 * happens.productions.length - before; // => 1
 */
export function extend<Base extends object, More extends object>(base: Base, more: More): Base & More {
  return new Extended(
    base as unknown as Hole,
    more as unknown as { [key: string]: Template },
  ) as unknown as Base & More;
}

/**
 * A list with items before it, in the meaning of a production.
 *
 * @example
 * const grammar = new Grammar();
 * const word = grammar.category<string>('a word');
 * const row = grammar.category<string[]>('words');
 * grammar.rule(row)('{first} {rest}', { first: word, rest: row }, (h) => prefix([h.first], h.rest));
 * row.productions.length; // => 1
 */
export function prefix<Item>(first: readonly Item[], rest: Item[]): Item[] {
  return new Prefixed(first as unknown as Template[], rest as unknown as Hole) as unknown as Item[];
}

/**
 * A referent's number, in the meaning of a phrase that later words may refer to.
 *
 * @example
 * const grammar = new Grammar();
 * const prize = grammar.category<{ prize: true; as: number }>('a prize');
 * const refers = { how: 'introduces', sort: 'object' } as const;
 * grammar.rule(prize)('a prize', {}, () => ({ prize: true, as: introduced() }), { refers });
 * prize.productions.length; // => 1
 */
export function introduced(): number {
  return new Reference('introduces') as unknown as number;
}

/**
 * The number of an earlier referent, in the meaning of a word that refers back.
 *
 * @example
 * const grammar = new Grammar();
 * const back = grammar.category<{ of: number }>('a word that refers back');
 * grammar.rule(back)('it', {}, () => ({ of: referred() }), { refers: { how: 'back', sort: 'object' } });
 * back.productions.length; // => 1
 */
export function referred(): number {
  return new Reference('refers') as unknown as number;
}

/** The number by which later words speak of what has come of an act, beside what it mentions otherwise. */
export function comes(): number {
  return new Reference('comes') as unknown as number;
}

/** The number of what "other" sets something apart from, if that is not the object that the text is on. */
export function apart(): number {
  return new Reference('apart') as unknown as number;
}

/** Thrown where a phrase says twice what can be said once: it has no meaning. */
export class Clash {}

/** The meaning, with what the holes hold. @throws {Clash}. `reference` gives the number of each reference. */
export function fill(template: Template, held: Held, reference: (use: Reference) => unknown): unknown {
  if (template instanceof Hole) return held[template.name];
  if (template instanceof Reference) return reference(template);
  if (template instanceof Extended) {
    const base = held[template.base.name] as object;
    const more = fillRecord(template.more, held, reference);
    if (Object.keys(more).some((key) => key in base)) throw new Clash();
    return { ...base, ...more };
  }
  if (template instanceof Prefixed) {
    const first = template.first.map((one) => fill(one, held, reference));
    return [...first, ...(held[template.rest.name] as unknown[])];
  }
  if (Array.isArray(template)) return template.map((one) => fill(one, held, reference));
  if (typeof template === 'object' && template !== null) {
    return fillRecord(template as { [key: string]: Template }, held, reference);
  }
  return template;
}

function fillRecord(
  record: { readonly [key: string]: Template },
  held: Held,
  reference: (use: Reference) => unknown,
): object {
  const filled: { [key: string]: unknown } = {};
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined || value instanceof Absent) continue;
    const one = fill(value, held, reference);
    if (one !== undefined) filled[key] = one;
  }
  return filled;
}

/** What the holes must hold for the template to mean this value; null where it cannot. */
export function unfill(
  template: Template,
  value: unknown,
  held: { [hole: string]: unknown } = {},
): Held | null {
  return matches(template, value, held) ? held : null;
}

function matches(template: Template, value: unknown, held: { [hole: string]: unknown }): boolean {
  if (template instanceof Hole) {
    if (value === undefined) return false;
    if (!(template.name in held)) held[template.name] = value;
    return held[template.name] === value || same(held[template.name], value);
  }
  if (template instanceof Reference)
    return value === undefined ? template.use !== 'refers' : typeof value === 'number';
  if (template instanceof Extended) return matchesExtended(template, value, held);
  if (template instanceof Prefixed) return matchesPrefixed(template, value, held);
  if (Array.isArray(template)) {
    if (!Array.isArray(value) || value.length !== template.length) return false;
    return template.every((one, index) => matches(one, value[index], held));
  }
  if (typeof template === 'object' && template !== null) {
    if (!isRecord(value)) return false;
    const record = template as { [key: string]: Template };
    return fieldsMatch(record, value, held) && Object.keys(value).every((key) => isField(record, key));
  }
  return template === value;
}

function matchesExtended(template: Extended, value: unknown, held: { [hole: string]: unknown }): boolean {
  if (!isRecord(value) || !fieldsMatch(template.more, value, held)) return false;
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !isField(template.more, key)));
  return matches(template.base, rest, held);
}

function matchesPrefixed(template: Prefixed, value: unknown, held: { [hole: string]: unknown }): boolean {
  if (!Array.isArray(value) || value.length <= template.first.length) return false;
  const count = template.first.length;
  return (
    template.first.every((one, index) => matches(one, value[index], held)) &&
    matches(template.rest, value.slice(count), held)
  );
}

function fieldsMatch(
  record: { readonly [key: string]: Template },
  value: { [key: string]: unknown },
  held: { [hole: string]: unknown },
): boolean {
  return Object.entries(record).every(([key, one]) => {
    if (one === undefined || one instanceof Absent) return value[key] === undefined;
    return matches(one, value[key], held);
  });
}

function isField(record: { readonly [key: string]: Template }, key: string): boolean {
  return record[key] !== undefined && !(record[key] instanceof Absent);
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two meanings are the same, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => same(one, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** The holes whose content a meaning has in several places. */
export function heldTwice(template: Template): readonly string[] {
  return typeof template === 'object' && template !== null ? twiceIn(template) : [];
}

const twiceIn = once((template: Template & object): readonly string[] => {
  const holes = holesOf(template);
  return [...new Set(holes.filter((hole, at) => holes.indexOf(hole) < at))];
});

function holesOf(template: Template): readonly string[] {
  if (template instanceof Hole) return [template.name];
  if (template instanceof Extended) return [template.base.name, ...holesOf(template.more)];
  if (template instanceof Prefixed) return [...template.first.flatMap(holesOf), template.rest.name];
  if (Array.isArray(template)) return template.flatMap(holesOf);
  if (typeof template !== 'object' || template === null) return [];
  return Object.values(template).flatMap(holesOf);
}
