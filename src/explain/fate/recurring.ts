/** What comes about more than once, by what is told of it. */

import { add, compare } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';
import type { Words } from '../../rulebook/words.js';
import { equals, isKnown } from '../message/alike.js';
import type { Happening, Thing, VerdictMessage } from '../message/message.js';
import { isToldSo } from '../name/spared.js';
import { asTold, templateOf } from '../name/template.js';
import type { Naming } from '../name/things.js';
import { type Dated, type Fates, type Leaf, type Root, shares } from './fate.js';

type Fate = Extract<VerdictMessage, { say: 'fate' }>;

/**
 * Fates, those that come about again counted: at once, or as one action is done.
 * @param isBetween whether the first of these came about between the others, which are then not counted together
 */
export function counted(
  fates: readonly Dated[],
  isBetween: (one: Dated, first: Dated, second: Dated) => boolean,
  naming: Naming,
  words: Words,
): Fate[] {
  const found: Dated[] = [];
  for (const dated of fates) {
    const { fate, scene } = dated;
    const since = found.findLastIndex((other) => other.scene !== scene);
    const again = found.findIndex(
      (other, at) =>
        (at > since || at === found.length - 1) &&
        isAgain(other, dated, naming, words) &&
        !found.slice(at + 1).some((one) => isBetween(one, other, dated)),
    );
    const before = found[again];
    if (before) found[again] = { ...before, fate: { ...before.fate, times: before.fate.times + fate.times } };
    else found.push(dated);
  }
  return found.map(({ fate }) => inAll(fate));
}

/** What comes about more than once each time comes about so often in all. */
function inAll(fate: Fate): Fate {
  const { happens, instead, times } = fate;
  const [first, ...others] = [...happens, ...instead];
  const isOne = first && (happens.length === 0 || instead.length === 0);
  if (times === 1 || !isOne || !others.every((one) => equals(one, first))) return fate;
  return {
    ...fate,
    happens: happens.slice(0, 1),
    instead: instead.slice(0, 1),
    times: times * (others.length + 1),
  };
}

/** The same once more; what adds up, and came about alone, is added where nothing was replaced. */
function isAgain(one: Dated, other: Dated, naming: Naming, words: Words): boolean {
  const [a, b] = [one.fate, other.fate];
  const told = (events: readonly Happening[]) => events.map((one) => plain(one, naming, words));
  const key = (fate: Fate) => JSON.stringify([told(fate.happens), told(fate.instead), fate.paid]);
  const same = one.befell.length > 0 && equals(one.befell, other.befell);
  const uncounted = (event: Happening) =>
    naming.adds(event) ? b.happens.length === 1 : !(same || asTold(words, event).objects.every(isKnown));
  if (b.instead.length === 0 && b.happens.some(uncounted)) return false;
  return key(a) === key(b);
}

/** Whether the same is said of two events. */
export function saysSame(a: Happening, b: Happening, naming: Naming, words: Words): boolean {
  return JSON.stringify(plain(a, naming, words)) === JSON.stringify(plain(b, naming, words));
}

/**
 * What is told of an event, by the words in which it is told. What adds up is the same whatever the objects are; which of
 * them is named first is no difference.
 */
function plain(event: Happening, naming: Naming, words: Words): Happening {
  const kind = templateOf(words, event) ?? event.kind;
  if (naming.adds(event)) return { ...event, kind, objects: [] };
  const from = kind.includes('{from') ? event.from : null;
  const told = { ...asTold(words, event), kind, from };
  const key = (one: Thing): string => JSON.stringify(one);
  return { ...told, objects: [...told.objects].sort((a, b) => key(a).localeCompare(key(b), 'en')) };
}

/** What comes about before the rounds that never end, in each of them, and after them. */
export function toldInRounds(
  roots: readonly Root[],
  last: { readonly begins: number; readonly ends: number },
  told: Pick<Fates, 'fatesOf' | 'together'>,
): readonly VerdictMessage[] {
  if (last.begins === last.ends) return told.together(told.fatesOf(roots));
  const { before, round, after } = roundIn(roots, last);
  const first = told.fatesOf(before);
  const again = told.fatesOf(round);
  // All of it has come about in the round before.
  const of = told.together(again, [...first, ...again]).flatMap((one) => (one.say === 'fate' ? one : []));
  const isLater = first.some((one) => of.slice(0, 1).some((other) => shares(one.fate, other)));
  return [
    ...told.together(first),
    { say: 'for ever', of: of.map((fate, at) => ({ ...fate, later: at === 0 && isLater })) },
    ...told.together(told.fatesOf(after)),
  ];
}

/**
 * What was to happen before the rounds that never end, in one of them, and after them.
 * @param begins before which of these the last round began that was gone, and before which it has ended
 */
function roundIn(
  roots: readonly Root[],
  { begins, ends }: { readonly begins: number; readonly ends: number },
): Rounded {
  const size = sizeOf(roots.slice(begins, ends));
  let first = ends - size;
  // The rounds before were the same; so may be what led to the first of them, and what is on its way as the last has ended.
  for (let [one, last] = pair(); one && last && isSameRoot(one, last); [one, last] = pair()) first -= 1;
  return {
    before: roots.slice(0, first),
    round: roots.slice(first, first + size),
    after: roots.slice(ends),
  };
  function pair(): readonly [Root | undefined, Root | undefined] {
    return [roots[first - 1], roots[first - 1 + size]];
  }
}

/** What is found to come again can be several rounds: how much there is in one of them. */
function sizeOf(all: readonly Root[]): number {
  const sizes = all.map((_, at) => at + 1).filter((size) => all.length % size === 0);
  const isRound = (size: number): boolean =>
    all.slice(size).every((last, at) => {
      const one = all[at];
      return one !== undefined && isSameRoot(one, last);
    });
  return sizes.find(isRound) ?? all.length;
}

/**
 * Before which of all that was to happen the last round began.
 * @param since from where on it may be: what came to nothing in the round before may have been raised after all that happened
 */
export function roundBegan(roots: readonly Root[], [least, most]: readonly [number, number]): number {
  const last = roots.at(-1);
  for (let at = least; at <= most; at++) {
    const one = roots[at - 1];
    if (one && last && isSameRoot(one, last)) return at;
  }
  return least;
}

interface Rounded {
  readonly before: readonly Root[];
  readonly round: readonly Root[];
  readonly after: readonly Root[];
}

/** Whether the same came about twice, or was to and is still on its way. */
function isSameRoot(one: Root, last: Root): boolean {
  const key = ({ said, replaced, part, happened }: Root, isYetToCome: boolean): string =>
    JSON.stringify([
      part,
      unnumberedIn(said),
      ...(isYetToCome ? [] : [replaced, happened.map((leaf) => unnumberedIn(leaf.said))]),
    ]);
  const isYetToCome = last.happened.length === 0 && !last.replaced && one.happened.length > 0;
  return key(one, isYetToCome) === key(last, isYetToCome);
}

function unnumberedIn(event: Happening): Happening {
  return { ...event, objects: event.objects.map(unnumbered) };
}

function unnumbered(thing: Thing): Thing {
  const { only: _, ...any } = thing;
  return thing.is === 'token' ? { ...any, of: null, nth: null, count: 1 } : thing;
}

/** What another event contains and what came about in another amount, as it was to: two life that are paid, four that are lost. */
export function plannedOtherwise(
  { event: { kind, amount, detail }, said, happened }: Root,
  roots: readonly Root[],
): Happening | null {
  // Counters are told with what arrives.
  if (detail?.counter !== undefined) return null;
  const leaf = happened.find(({ event }) => event.kind === kind && event.amount !== amount);
  if (!leaf) return null;
  const summed = roots.filter((one) => one.happened.includes(leaf));
  const planned = summed.map((one) => one.event.amount ?? 0).reduce(add, 0);
  return compare(planned, leaf.event.amount ?? 0) === 0 ? null : { ...said, amount: planned };
}

/** Two fates that are told as one. */
export function joined(a: Dated, b: Dated, naming: Naming): Dated {
  const happens = naming.merged([...a.fate.happens, ...b.fate.happens]);
  const instead = naming.merged([...a.fate.instead, ...b.fate.instead]);
  return {
    ...b,
    fate: { ...a.fate, happens, instead },
    moments: [...a.moments, ...b.moments],
    befell: [...new Set([...a.befell, ...b.befell])],
  };
}

/**
 * One event can stand in the place of several, and so can several together.
 * @param told by what has been told, with which fate
 */
export function sharing(
  fates: Dated[],
  root: Root,
  happened: readonly Leaf[],
  told: ReadonlyMap<GameEvent, number>,
  naming: Naming,
  words: Words,
): void {
  const at = Math.min(...happened.flatMap(({ event }) => told.get(event) ?? []));
  const shared = fates[at];
  if (!shared || !root.replaced || isToldSo(words, root.said, shared.fate.happens)) return;
  // Of several it was to take the place of, it has left this one as it was.
  if (happened.some((leaf) => saysSame(leaf.said, root.said, naming, words))) return;
  const { fate } = shared;
  fates[at] = { ...shared, fate: { ...fate, instead: naming.merged([...fate.instead, root.said]) } };
}

/** Whether both simply happen, once, and to the same. */
export function isPlainly(a: Fate, b: Fate): boolean {
  const plain = [a, b].every(({ instead, times }) => instead.length === 0 && times === 1);
  return plain && a.paid === b.paid && a.course === b.course && isAboutSame(a, b);
}

function isAboutSame(a: Fate, b: Fate): boolean {
  const objects = (fate: Fate) => fate.happens.map((one) => JSON.stringify(one.objects));
  const all = new Set([...objects(a), ...objects(b)]);
  return all.size === 1 && !all.has('[]');
}

/** Where something goes that is destroyed belongs to its destruction, where that is told: to this fate. */
export function joinedTo(
  fates: Dated[],
  root: Root,
  places: ReadonlyMap<Root, number>,
  news: readonly Leaf[],
  joins: (happens: readonly Happening[]) => Happening[],
): number | null {
  const place = root.within.flatMap((one) => places.get(one) ?? [])[0] ?? -1;
  const whole = fates[place];
  if (!whole) return null;
  const { fate, moments, scene, befell } = whole;
  const happens = joins(fate.happens);
  const all = [...moments, ...news.map(({ moment }) => moment)];
  fates[place] = { scene, fate: { ...fate, happens }, moments: all, befell };
  return place;
}
