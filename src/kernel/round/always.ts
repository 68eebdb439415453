/**
 * What goes the same after any number of rounds that each add as much: so it is if it goes the same after none, after one
 * and so on until nothing on the board is large enough to turn a comparison any more, and far beyond that. For it hangs on
 * comparisons of numbers, each of which grows, or falls, with the number of rounds by as much each time: it turns once at most,
 * before the numbers have gone as far as all others together. What would not (halves, products, numbers that only a rulebook
 * works out) is looked for beforehand, and then nothing is known of it. Where all others together are too many to try, it is
 * looked which comparisons there are (`turning.ts`).
 *
 * Of rounds of several kinds any number of each may be gone. It is tried far beyond in all of them. Where no comparison has
 * turned on the way to there, none does for any numbers, and each kind is tried by itself; where some have, with each number
 * of one kind that could matter and any of the others, so that the last to be tried are few of each.
 */

import type { Amount } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { atOnce, type Steps } from '../../ground/steps.js';
import type { Position } from '../../position/position.js';
import type { Play } from '../play/play.js';
import { type Growth, put, type Stage } from './stage.js';
import { Turning } from './turning.js';

/** More rounds than any number could matter to on a board where all of them together are not more than `MOST_ROUNDS`. */
const FAR = 10n ** 40n;

/** What does not grow evenly with what it is worked out from, as abilities have it. */
const UNEVEN = /"by":"equal"|"half":|"times":\{|"measure":|"told":|"fact":|"x":true/;

/** More than any number that a rulebook asks for by itself: ten poison counters, 21 damage of a commander. */
const RULED = 100;

/** So many rounds of one kind are tried one by one without asking which of them could matter. */
const ALL_TRIED = 200;

/** So many are tried whatever is compared. */
const FIRST = 20;

/** More rounds are not tried one by one. */
const MOST_ROUNDS = 5000;

/** Of several kinds so many of each are tried whatever is compared, in every mixture; and so many at most. */
const FIRST_MIXED = 2;
const MOST_MIXED = 12;

/**
 * Whether the same can be told after any number of rounds of each of these kinds: `tell` tells it of where the game then
 * stands, and is taken back. It is told null where it cannot be.
 */
export function isAlways(
  play: Play,
  stage: Stage,
  kinds: readonly Growth[],
  tell: (rounds: readonly bigint[]) => string | null,
): boolean {
  // biome-ignore lint/correctness/useYield: what is told at once has no pieces
  const steps = isAlwaysInSteps(play, stage, kinds, function* (rounds) {
    return tell(rounds);
  });
  return atOnce(steps);
}

/** The same, where what is told takes its time: the game is the trial's until all of it has been told. */
export function* isAlwaysInSteps(
  play: Play,
  stage: Stage,
  kinds: readonly Growth[],
  tell: (rounds: readonly bigint[]) => Steps<string | null>,
): Steps<boolean> {
  const { position, journal } = play.table;
  const bound = boundIn(position);
  if (bound === null) return false;
  function* after(rounds: readonly bigint[], turning: Turning): Steps<string | null> {
    const mark = journal.mark();
    try {
      // What is compared as the numbers are put there is no part of what goes on.
      put(play, stage, kinds, rounds);
      return yield* turning.over(tell(rounds));
    } finally {
      journal.undo(mark);
    }
  }
  let told: string | null = null;
  const tried = new Set<string>();
  function* isSame(given: Given): Steps<boolean> {
    const key = given.join();
    if (tried.has(key)) return true;
    tried.add(key);
    const any = flat(given, (many, kind) => (many === null ? [kind] : []));
    const turning = new Turning(any.map((_, at) => farOf(at)));
    const rounds = given.map((many, kind) => many ?? farOf(any.indexOf(kind)));
    const now = yield* after(rounds, turning);
    told ??= now;
    if (now === null || now !== told) return false;
    for (const next of nextTo(given, any, bound ?? 0, turning.last) ?? [null]) {
      yield;
      if (next === null || !(yield* isSame(next))) return false;
    }
    return true;
  }
  return yield* isSame(kinds.map(() => null));
}

const FEW: readonly bigint[] = [0n, 1n];

/** How many rounds of each kind; null for any number. */
type Given = readonly (bigint | null)[];

/**
 * What is tried next where any number of rounds of some kinds may have been gone; null where that is too much. Where no
 * comparison turns however many they are, it is still tried with none and one of each: that there is one, or nothing, need
 * not have been found out by comparing.
 */
function nextTo(
  given: Given,
  any: readonly number[],
  bound: number,
  turned: bigint | null,
): readonly Given[] | null {
  // With one of another kind, no more than one of each.
  const isFew = any.length > 1 || given.includes(1n);
  if (isFew && turned === 0n) return any.flatMap((kind) => FEW.map((many) => given.with(kind, many)));
  const most = any.length === 0 ? -1 : mostOf(bound, turned, given.length);
  if (most === null) return null;
  const each = Array.from({ length: most + 1 }, (_, many) => BigInt(many));
  return any.flatMap((kind) => each.map((many) => given.map((one, at) => (at === kind ? many : one))));
}

/** So many rounds of one kind are far beyond any number of those before it. */
const farOf = (place: number): bigint => FAR ** BigInt(place + 1);

/** After so many rounds every comparison has turned that ever does; null where there may be others. */
function boundIn({ cards, players, objects, effects, waiting, work }: Position): number | null {
  const said = JSON.stringify(cards);
  if (UNEVEN.test(said)) return null;
  const there = objects.map(({ count, counters, damage, copy, was }) => [
    [1, count, counters, damage, copy?.except],
    was && [was.object.counters, was.object.damage, was.traits],
  ]);
  const numbers = [
    ...numbersIn([players.map(({ values }) => values), there, effects, waiting, work]),
    ...flat(Object.entries(cards), ([key, card]) => sumOf(numbersIn(card)) * copiesOf(key, objects)),
    ...flat(objects, ({ counters }) => flat(Object.entries(counters), sizeOf)),
  ];
  const times = Math.max(1, ...[...said.matchAll(/"times":(\d+)/g)].map(([, many]) => Number(many)));
  return (RULED + sumOf(numbers)) * times;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How many objects bear the text of a card, at least one. */
function copiesOf(key: string, objects: Position['objects']): number {
  return Math.max(1, sumOf(flat(objects, ({ card, count }) => (card === key ? [Number(count)] : []))));
}

/** How much counters come to whose kind says how much each does: sixty -5/-0 counters. */
function sizeOf([kind, many]: readonly [kind: string, many: Amount]): readonly number[] {
  return [...kind.matchAll(/\d+/g)].map(([size]) => Number(size) * Number(many));
}

/**
 * So many rounds of each kind have to be tried one by one: all that could matter or, where those are many, up to where the
 * last comparison turns.
 */
function mostOf(bound: number, turned: bigint | null, kinds: number): number | null {
  if (kinds > 1) {
    const most = turned === null ? null : Math.max(FIRST_MIXED, Number(turned));
    return most === null || most > MOST_MIXED ? null : most;
  }
  if (turned === null) return bound > MOST_ROUNDS ? null : bound;
  const most = Math.max(bound <= ALL_TRIED ? bound : FIRST, Number(turned));
  return most > MOST_ROUNDS ? null : most;
}

/** Numbers that are names, places in lists or times, by the words under which a position has them. */
const NAMES: ReadonlySet<string> = new Set(
  `actor controller found gathered holder id inherited link member met moment next node nodes object objects other past player players
  since source stint stints within you`.split(/\s+/),
);

/** Where something is printed in a text. */
const PLACES: ReadonlySet<string> = new Set(['line', 'start', 'end']);

/** The size of each number that says how much. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? [Math.abs(Number(value))] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return flat(value, numbersIn);
  const isPrinted = 'start' in value && 'end' in value;
  return flat(Object.entries(value), ([word, one]) => {
    if (isPrinted && PLACES.has(word)) return [];
    return NAMES.has(word) && isName(one) ? [] : numbersIn(one);
  });
}

/** Whether that is a name, or a list of such. */
function isName(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isName) : typeof value === 'number';
}
