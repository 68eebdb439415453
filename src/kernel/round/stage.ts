/**
 * Where a game stands but for the numbers that may grow without end: values of players, counters and damage on objects, and
 * of equal tokens of which nobody speaks how many there are (`unspoken.ts`). Two stages of one shape are the same moment with
 * other numbers, and what lies between them can be tried, number by number (`always.ts`). Values of players may as well fall without end,
 * where nobody loses by that.
 *
 * So many tokens more are put there as one group of that size: to whatever looks at them a group is as many as it counts,
 * and where it would have to be taken apart to see what happens to each, no ruling is given, and nothing is told.
 */

import { type Amount, add, compare, fromBig, subtract, toBig } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameObject } from '../../position/object.js';
import type { Position, Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { mark } from '../../table/enlist.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { gatheredIn, kindOf, numberless } from '../play/unspoken.js';
import { type Moment, momentIn, type Wait } from '../waiting/moment.js';

/** Everything but what waits and the numbers that may grow; and those, each by where it stands. */
export interface Stage extends Moment {
  readonly amounts: readonly Standing[];
  /** By which names each of the numbers is known on stages of the same shape. */
  readonly names: readonly string[];
  /** The objects that are told one by one. */
  readonly apart: readonly ObjectId[];
  /** Of tokens that are counted as one kind the others, by the first. */
  readonly alike: ReadonlyMap<ObjectId, readonly ObjectId[]>;
  /** Where each of the numbers stands, by which it is known on any other stage: of tokens, of which kind. */
  readonly places: readonly string[];
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

/** How much is added to each of the numbers of the stage to which it has led, in their order. */
export type Growth = readonly bigint[];

/** @param left abilities that wait, and to which it never comes */
export function stageOf(game: Game, left: readonly Waiting[] = []): Stage {
  const { position } = game.table;
  const waiting =
    left.length === 0 ? position.waiting : position.waiting.filter((one) => !left.includes(one));
  const gathered = gatheredIn(game, waiting);
  const players = position.players.map((player) => ({ ...player, values: zeros(player.values) }));
  const apart = new Set(gathered.apart);
  const objects = position.objects.map((one) => (apart.has(one.id) ? unnumbered(one) : numberless(one)));
  const numbers = [
    ...flat(position.players, ({ id, values }) => named(`player ${id}`, standing({ player: id }, values))),
    ...flat(gathered.apart, (id, at) => named(`object ${at}`, numbersOf(position, id))),
    ...flat(gathered.alike, ([like], at) =>
      like === undefined ? [] : named(`kind ${at}`, numbersOf(position, like)),
    ),
    ...flat(gathered.alike, (ids, at) =>
      named(
        `kind ${at}`,
        flat(ids.slice(0, 1), (like) => counted(position, like, ids)),
      ),
    ),
  ];
  const amounts = numbers.map(([, one]) => one);
  const alike = new Map(
    flat(gathered.alike, ([first, ...others]) => (first === undefined ? [] : [[first, others]])),
  );
  return {
    ...momentIn({ ...position, players, objects, waiting }, gathered),
    amounts,
    names: numbers.map(([name]) => name),
    apart: gathered.apart,
    alike,
    places: amounts.map(({ on, word }) => JSON.stringify([known(position, on, alike), word])),
  };
}

/** An object but for its counters, of which none are as many as any others, and how much damage it has. */
const unnumbered = (object: GameObject): GameObject => ({ ...numberless(object), counters: {} });

/** Of tokens that are counted as one kind any of them may be the first. */
function known({ objects }: Position, on: Standing['on'], alike: Stage['alike']): unknown {
  const [what, id] = Object.entries(on)[0] ?? [];
  const object = what === 'player' || !alike.has(id) ? undefined : objects[id];
  return object ? [what, kindOf(numberless(object))] : on;
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

/** A stage to which the game has come round from another, with the numbers of that one. */
export function broughtTo(now: Stage, before: Stage): Stage {
  const then = amountsAt(before, now);
  return { ...now, amounts: now.amounts.map((one, at) => ({ ...one, amount: then?.[at] ?? 0 })) };
}

/** A stage on which there may be counters of kinds that are not there yet. */
export function withRoomFor(stage: Stage, standings: readonly Standing[]): Stage {
  const more = standings.flatMap(({ on, word }) => {
    const one: Standing = { on, word, amount: 0 };
    const at = 'object' in on ? stage.apart.indexOf(on.object) : -1;
    const name = nameOf(`object ${at}`, one);
    return at < 0 || stage.names.includes(name) ? [] : [{ one, name, place: JSON.stringify([on, word]) }];
  });
  return {
    ...stage,
    amounts: [...stage.amounts, ...more.map(({ one }) => one)],
    names: [...stage.names, ...more.map(({ name }) => name)],
    places: [...stage.places, ...more.map(({ place }) => place)],
  };
}

/**
 * The numbers of a stage by the names of another of the same shape; null where it has some that the other has not. What it
 * has not itself are counters, of which there are none.
 */
function amountsAt(stage: Stage, { names }: Stage): readonly Amount[] | null {
  const left = new Map(stage.names.map((name, at) => [name, stage.amounts[at]?.amount ?? 0]));
  const all = names.map((name) => {
    const amount = left.get(name) ?? 0;
    left.delete(name);
    return amount;
  });
  return left.size === 0 ? all : null;
}

type Numbers = { readonly [word: string]: Amount };

const wordsIn = (numbers: Numbers): readonly string[] => Object.keys(numbers).sort();

const zeros = (numbers: Numbers): { [word: string]: Amount } =>
  Object.fromEntries(wordsIn(numbers).map((word) => [word, 0]));

/** Numbers of something, by names that are the same on every stage of a shape. */
function named(of: string, numbers: readonly Standing[]): (readonly [name: string, number: Standing])[] {
  return numbers.map((one) => [nameOf(of, one), one]);
}

const nameOf = (of: string, { on, word }: Standing): string => `${of}, ${Object.keys(on)}: ${word}`;

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
  const then = amountsAt(before, now);
  if (!then) return null;
  const grows = now.amounts.map(({ amount }, at) => toBig(amount) - toBig(then[at] ?? 0));
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
  const other = now.findIndex(({ waiting }, at) => !isAnnounced(waiting) || waiting !== before[at]?.waiting);
  const beneath = !piles ? 0 : other < 0 ? now.length : other;
  const more = now.length - before.length;
  if (more < 0 || (more > 0 && !piles)) return false;
  return (
    now.slice(beneath, beneath + more).every(({ waiting }) => isAnnounced(waiting)) &&
    before.slice(beneath).every(({ told }, at) => told === now[beneath + more + at]?.told)
  );
}

/** Whether an ability has its place, and all that is chosen for it beforehand. */
export function isAnnounced({ link, env }: Waiting): boolean {
  return link !== undefined && env.aimed !== undefined;
}

/** Whether a game has come to where it was, but for numbers that are no less and more that waits, in whatever order. */
export function pilesUp(before: Stage, now: Stage): boolean {
  return now.waits.length > before.waits.length && isNoLess(before, now);
}

/** Whether a game has come to where it was, but for numbers that are no less and what may wait besides. */
export function isNoLess(before: Stage, now: Stage): boolean {
  const left = now.waits.map(({ kind }) => kind);
  if (before.shape !== now.shape || before.asks !== now.asks) return false;
  const then = amountsAt(before, now);
  if (!then || now.amounts.some(({ amount }, at) => compare(amount, then[at] ?? 0) < 0)) return false;
  return before.waits.every(({ kind }) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Has a game that stands in this shape stand as it would so many rounds of each kind after a stage. */
export function put(
  play: Play,
  { amounts, alike }: Stage,
  kinds: readonly Growth[],
  rounds: readonly bigint[],
): void {
  const hands = handsOf(play);
  const all = (id: ObjectId): readonly ObjectId[] => [id, ...(alike.get(id) ?? [])];
  for (const [at, { on, word, amount }] of amounts.entries()) {
    const more = kinds.reduce((sum, grows, kind) => sum + (grows[at] ?? 0n) * (rounds[kind] ?? 0n), 0n);
    const then = fromBig(toBig(amount) + more);
    if ('player' in on) hands.value(on.player, word, then);
    else if ('object' in on) for (const id of all(on.object)) putCounters(play, id, word, then);
    else if ('damaged' in on) for (const id of all(on.damaged)) hands.damage(id, then);
    // After no rounds they stand as they do after any: as one group.
    else if (kinds.some((grows) => (grows[at] ?? 0n) > 0n))
      putTogether(play, on.like, alike.get(on.like) ?? [], then);
  }
}

/** Has so many counters lie on an object. */
export function putCounters(play: Play, id: ObjectId, kind: string, then: Amount): void {
  const now = play.table.position.objects[id]?.counters[kind] ?? 0;
  handsOf(play).counters(id, kind, subtract(then, now));
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
