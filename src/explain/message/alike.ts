/** Things that are named together, and events that are told in one breath. */

import { type Amount, add, compare } from '../../ground/amount.js';
import type { Step } from './document.js';
import type { Happening, StepMessage, Thing } from './message.js';

/** Whether the same would be said of both: they are made alike, field by field. */
export function equals(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether these are things, and the same ones. */
export function isSame(a: readonly Thing[], b: readonly Thing[]): boolean {
  return a.length > 0 && equals(a, b);
}

/** Whether a name is that of one object: not of one of several tokens without a number, nor of a card that nobody knows. */
export function isKnown({ name, is, nth, only }: Thing): boolean {
  return name !== null && (is !== 'token' || nth !== null || only === true);
}

export function isMany(things: readonly Thing[]): boolean {
  const [first] = things;
  return things.length > 1 || (first !== undefined && compare(first.count, 1) > 0);
}

/** Things of one name: so many of them, or those that are numbered so. */
export interface Namesakes {
  readonly one: Thing;
  readonly count: Amount;
  /** Empty where they are not numbered, or where it is only one. */
  readonly places: readonly number[];
}

/** Things, those of one name together. */
export function namesakes(things: readonly Thing[]): Namesakes[] {
  return grouped(things, nameOf).map((alike) => {
    const count = alike.map((each) => each.count).reduce(add);
    const places = alike.flatMap(({ nth }) => nth ?? []).sort((a, b) => a - b);
    return { one: alike[0], count, places: places.length > 1 ? places : [] };
  });
}

/** Each with the one before it as one, where `asOne` tells them so. */
export function neighbours<One>(all: readonly One[], asOne: (last: One, next: One) => One | null): One[] {
  const told: One[] = [];
  for (const one of all) {
    const last = told.at(-1);
    const both = last === undefined ? null : asOne(last, one);
    if (both !== null) told.pop();
    told.push(both ?? one);
  }
  return told;
}

/** A clause; what is said of its subject, where it has one, stands by itself. */
export interface Clause {
  readonly subjects: readonly string[];
  readonly said: string;
  /** It comes about after what is said before it. */
  readonly later: boolean;
  /** What is said of several such subjects, each of them; null where it cannot be said so. */
  readonly ofEach: string | null;
}

/** The same that comes to one player after the other is said of them together. */
export function ofSeveral<One extends Clause>(clauses: readonly One[]): One[] {
  return neighbours(clauses, (last, one) => {
    const alike = one.ofEach !== null && last.ofEach === one.ofEach && !one.later;
    return alike && !last.subjects.some((name) => one.subjects.includes(name))
      ? { ...last, subjects: [...last.subjects, ...one.subjects], said: one.ofEach }
      : null;
  });
}

/** Those with the same key together, in the order in which the keys come first. */
export function grouped<One>(all: readonly One[], keyOf: (one: One) => unknown): [One, ...One[]][] {
  const groups = new Map<unknown, [One, ...One[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** What those of one name share: their numbers count them, without numbers they are alike altogether. */
export function nameOf(thing: Thing): string {
  return JSON.stringify(thing.nth === null ? thing : [thing.name, thing.of]);
}

/** Events one after the other, those of one subject together; of what no name tells apart the same comes to another. */
export function runs(
  events: readonly Happening[],
  subject: (event: Happening) => string,
  joins: (event: Happening) => boolean,
): Happening[][] {
  const found: Happening[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    const [first] = run ?? [];
    if (
      run &&
      first &&
      subject(first) === subject(event) &&
      joins(event) &&
      !run.some((one) => isAnother(one, event))
    )
      run.push(event);
    else found.push([event]);
  }
  return found;
}

/** Whether what two events are about may be two things that no name tells apart: the same kind of thing comes to both. */
export function isAnother(one: Happening, other: Happening): boolean {
  const alike = one.kind === other.kind && one.token === null && isSame(one.objects, other.objects);
  return alike && !one.objects.every(isKnown) && !equals(one, other);
}

/** Whether any two steps are the same but for the things and numbers in them, or quote the same: without that nothing comes again. */
export function mayRepeat(steps: readonly Step[]): boolean {
  const shapes = steps.map((step) =>
    JSON.stringify(step).replace(/\{"name":[^}]*\}|"amount":"?\d*|"offered":.*?"chosen"/g, ''),
  );
  const quoted = steps.flatMap(({ lines }) => lines.flatMap(({ message }) => quotedIn(message) ?? []));
  return new Set(shapes).size < steps.length || new Set(quoted).size < quoted.length;
}

/** The words that a line quotes. */
export function quotedIn(message: StepMessage): string | null {
  if (message.say === 'acts') return message.words;
  return message.say === 'applies' || message.say === 'triggers' ? message.effect.text : null;
}
