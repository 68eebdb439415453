/**
 * Where a game stands but for the numbers that may grow without end: values of players, counters and damage on objects, and
 * of equal tokens of which nobody speaks how many there are (`unspoken.ts`). Two stages of one shape are the same moment with
 * other numbers, and what lies between them can be tried, number by number. Values of players may as well fall without end,
 * where nobody loses by that.
 *
 * What goes the same after any number of rounds that each add as much: so it is if it goes the same after none, after one
 * and so on until nothing on the board is large enough to turn a comparison any more, and far beyond that. For it hangs on
 * comparisons of numbers, each of which grows, or falls, with the number of rounds by as much each time: it turns once at most,
 * before the numbers have gone as far as all others together. What would not (halves, products, numbers that only a rulebook
 * works out) is looked for beforehand, and then nothing is known of it. Where all others together are too many to try, it is
 * looked which comparisons there are (`turning.ts`).
 *
 * So many tokens more are put there as one group of that size: to whatever looks at them a group is as many as it counts,
 * and where it would have to be taken apart to see what happens to each, no ruling is given, and nothing is told.
 */

import { type Amount, add, compare, fromBig, subtract, toBig } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { atOnce, type Steps } from '../../ground/steps.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { mark } from '../../table/enlist.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { gatheredIn, numberless } from '../play/unspoken.js';
import { type Moment, momentIn, type Wait } from '../waiting/moment.js';
import { Turning } from './turning.js';

/** Everything but what waits and the numbers that may grow; and those, each by where it stands. */
export interface Stage extends Moment {
  readonly amounts: readonly Standing[];
  /** Of tokens that are counted as one kind the others, by the first. */
  readonly alike: ReadonlyMap<ObjectId, readonly ObjectId[]>;
}

/**
 * A value of a player, how many counters of a kind an object has, or how much damage; or how many tokens there are that are
 * like this one. What an object has that is counted as one kind with others each of those has.
 */
export interface Standing {
  readonly on:
    | { readonly player: PlayerId }
    | { readonly object: ObjectId }
    | { readonly damaged: ObjectId }
    | { readonly like: ObjectId };
  /** The value, or the kind of counters; of damage and of tokens none. */
  readonly word: string;
  readonly amount: Amount;
}

/** How much is added to each of the numbers of a stage, in their order. */
export type Growth = readonly bigint[];

export function stageOf(game: Game): Stage {
  const { position } = game.table;
  const gathered = gatheredIn(game);
  const players = position.players.map((player) => ({ ...player, values: named(player.values) }));
  const objects = position.objects.map(numberless);
  return {
    ...momentIn({ ...position, players, objects }, gathered),
    amounts: [
      ...flat(position.players, ({ id, values }) => standing({ player: id }, values)),
      ...flat(gathered.apart, (id) => numbersOf(position, id)),
      ...flat(gathered.alike, (ids) => ids.slice(0, 1).flatMap((like) => numbersOf(position, like))),
      ...flat(gathered.alike, (ids) => ids.slice(0, 1).map((like) => counted(position, like, ids))),
    ],
    alike: new Map(
      flat(gathered.alike, ([first, ...others]) => (first === undefined ? [] : [[first, others]])),
    ),
  };
}

/**
 * What of a position is told by a glance: whose turn it is, where cards lie, how each is turned, and what came to wait
 * last. Tokens may be others in each round.
 */
export function glanceAt({ zones, objects, waiting, effects, turn }: Position): string {
  const cards = Object.values(zones).map((ids) =>
    flat(ids, (id) => {
      const object = objects[id];
      return object && !object.token ? [[id, object.status]] : [];
    }),
  );
  return JSON.stringify([turn, cards, waiting.at(-1)?.ability, effects.length]);
}

function counted({ objects }: Position, like: ObjectId, ids: readonly ObjectId[]): Standing {
  const amount = ids.map((id) => objects[id]?.count ?? 0).reduce(add, 0);
  return { on: { like }, word: '', amount };
}

/** The numbers of a stage where the game has come round to another of the same shape. */
export function broughtTo(now: Stage, { amounts }: Stage): Stage {
  return { ...now, amounts: now.amounts.map((one, at) => ({ ...one, amount: amounts[at]?.amount ?? 0 })) };
}

type Numbers = { readonly [word: string]: Amount };

const wordsIn = (numbers: Numbers): readonly string[] => Object.keys(numbers).sort();

const named = (numbers: Numbers): { [word: string]: Amount } =>
  Object.fromEntries(wordsIn(numbers).map((word) => [word, 0]));

/** The counters on an object, and the damage. */
function numbersOf({ objects }: Position, id: ObjectId): Standing[] {
  const { counters = {}, damage = 0 } = objects[id] ?? {};
  const hurt: Standing[] = compare(damage, 0) > 0 ? [{ on: { damaged: id }, word: '', amount: damage }] : [];
  return [...standing({ object: id }, counters), ...hurt];
}

function standing(on: Standing['on'], numbers: Numbers): Standing[] {
  return wordsIn(numbers).map((word) => ({ on, word, amount: numbers[word] ?? 0 }));
}

/** What may be other than it was where a game comes round. */
export interface Leeway {
  /** More may wait beneath than before. */
  readonly piles?: boolean;
  /** Values of players may have become less. */
  readonly falls?: boolean;
}

/** What has been added from one stage to another of the same shape; null where something has become less that may not. */
export function growthOf(
  before: Stage,
  now: Stage,
  { piles = false, falls = false }: Leeway = {},
): Growth | null {
  if (before.shape !== now.shape || before.asked !== now.asked) return null;
  if (!isOnTop(before.waits, now.waits, piles)) return null;
  const grows = now.amounts.map(({ amount }, at) => toBig(amount) - toBig(before.amounts[at]?.amount ?? 0));
  const mayFall = (at: number): boolean => falls && 'player' in (now.amounts[at]?.on ?? {});
  return grows.some((more, at) => more < 0n && !mayFall(at)) ? null : grows;
}

/**
 * Whether the same waits on top. What has been announced and waits beneath is looked at by nothing until all that is above it
 * has resolved: no text speaks of what waits, and rules ask only what was announced last. So what was beneath then and is
 * still there has had no part in what went on since; and where as much is on top again, above what has been left behind in
 * the meantime, it goes on as it did, and comes to what is beneath never.
 */
function isOnTop(before: readonly Wait[], now: readonly Wait[], piles: boolean): boolean {
  let beneath = 0;
  while (piles && isBeneath(now[beneath]) && before[beneath]?.waiting === now[beneath]?.waiting) beneath++;
  const more = now.length - before.length;
  if (more < 0 || (more > 0 && !piles)) return false;
  return (
    now.slice(beneath, beneath + more).every(isBeneath) &&
    before.slice(beneath).every(({ told }, at) => told === now[beneath + more + at]?.told)
  );
}

function isBeneath(one: Wait | undefined): boolean {
  return one?.waiting.link !== undefined && one.waiting.env.aimed !== undefined;
}

/** Whether a game has come to where it was, but for numbers that are no less and more that waits, in whatever order. */
export function pilesUp(before: Stage, now: Stage): boolean {
  const left = now.waits.map(({ kind }) => kind);
  if (before.shape !== now.shape || before.asks !== now.asks) return false;
  if (left.length <= before.waits.length) return false;
  if (now.amounts.some(({ amount }, at) => compare(amount, before.amounts[at]?.amount ?? 0) < 0))
    return false;
  return before.waits.every(({ kind }) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Has a game that stands in this shape stand as it would so many rounds after a stage. */
export function put(play: Play, { amounts, alike }: Stage, grows: Growth, rounds: bigint): void {
  const hands = handsOf(play);
  const { objects } = play.table.position;
  const all = (id: ObjectId): readonly ObjectId[] => [id, ...(alike.get(id) ?? [])];
  for (const [at, { on, word, amount }] of amounts.entries()) {
    const more = grows[at] ?? 0n;
    const then = fromBig(toBig(amount) + more * rounds);
    if ('player' in on) hands.value(on.player, word, then);
    else if ('object' in on)
      for (const id of all(on.object))
        hands.counters(id, word, subtract(then, objects[id]?.counters[word] ?? 0));
    else if ('damaged' in on) for (const id of all(on.damaged)) hands.damage(id, then);
    else if (more > 0n) putTogether(play, on.like, alike.get(on.like) ?? [], then);
  }
}

/** Has so many tokens stand as one group in place of these. */
function putTogether(play: Play, like: ObjectId, others: readonly ObjectId[], count: Amount): void {
  const { table } = play;
  const object = table.position.objects[like];
  if (!object) return;
  for (const other of others) handsOf(play).cease(other);
  table.journal.set(object, 'count', count);
  mark(table, object);
  table.touch();
}

/** More rounds than any number could matter to on a board where all of them together are not more than `MOST_ROUNDS`. */
const FAR = 10n ** 40n;

/** What does not grow evenly with what it is worked out from, as abilities have it. */
const UNEVEN = /"by":"equal"|"half":|"times":\{|"measure":|"told":|"fact":|"x":true/;

/** More than any number that a rulebook asks for by itself: ten poison counters, 21 damage of a commander. */
const RULED = 100;

/** So many rounds are tried one by one without asking which of them could matter. */
const ALL_TRIED = 200;

/** So many are tried whatever is compared. */
const FIRST = 20;

/** More rounds are not tried one by one. */
const MOST_ROUNDS = 5000;

/**
 * Whether the same can be told after any number of rounds: `tell` tells it of where the game then stands, and is taken back.
 * It is told null where it cannot be.
 */
export function isAlways(
  play: Play,
  stage: Stage,
  grows: Growth,
  tell: (rounds: bigint) => string | null,
): boolean {
  // biome-ignore lint/correctness/useYield: what is told at once has no pieces
  const steps = isAlwaysInSteps(play, stage, grows, function* (rounds) {
    return tell(rounds);
  });
  return atOnce(steps);
}

/** The same, where what is told takes its time: the game is the trial's until all of it has been told. */
export function* isAlwaysInSteps(
  play: Play,
  stage: Stage,
  grows: Growth,
  tell: (rounds: bigint) => Steps<string | null>,
): Steps<boolean> {
  const { position, journal } = play.table;
  const bound = boundIn(position);
  if (bound === null) return false;
  function* after(rounds: bigint): Steps<string | null> {
    const mark = journal.mark();
    try {
      put(play, stage, grows, rounds);
      return yield* tell(rounds);
    } finally {
      journal.undo(mark);
    }
  }
  const turning = new Turning(FAR);
  const told = yield* turning.over(after(FAR));
  if (told === null) return false;
  const most = mostOf(bound, turning.last);
  if (most === null) return false;
  for (let rounds = 0n; rounds <= most; rounds++) {
    yield;
    if ((yield* after(rounds)) !== told) return false;
  }
  return true;
}

/** After so many rounds every comparison has turned that ever does; null where there may be others. */
function boundIn({ cards, players, objects, effects, waiting, work }: Position): number | null {
  const said = JSON.stringify(cards);
  if (UNEVEN.test(said)) return null;
  const there = objects.map(({ count, counters, damage, copy, was }) => [
    [1, count, counters, damage, copy?.except],
    was && [was.object.counters, was.object.damage, was.traits],
  ]);
  const numbers = numbersIn([cards, players.map(({ values }) => values), there, effects, waiting, work]);
  const times = Math.max(1, ...[...said.matchAll(/"times":(\d+)/g)].map(([, many]) => Number(many)));
  return numbers.reduce((sum, one) => sum + one, RULED) * times;
}

/** So many rounds have to be tried one by one: all that could matter or, where those are many, up to where the last turns. */
function mostOf(bound: number, turned: bigint | null): number | null {
  if (bound <= ALL_TRIED) return bound;
  const most = turned === null ? bound : Math.min(bound, Math.max(FIRST, Number(turned)));
  return most > MOST_ROUNDS ? null : most;
}

/** Numbers that are names, places in lists or times, by the words under which a position has them. */
const NAMES: ReadonlySet<string> = new Set(
  `actor controller found gathered holder id inherited link member moment next node nodes object objects other past player players
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
