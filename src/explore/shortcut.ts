/**
 * Rounds that players can go as often as they like, and that add as much each time: nobody counts them, and whoever goes
 * round says how often. What can be chosen after any number of them, and where that leads, must be the same but for what
 * they have added: to values of players and to counters, and by these to what objects are.
 */

import { viewOf } from '../evaluate/characteristics.js';
import { type Amount, fromBig, toBig } from '../ground/amount.js';
import type { ObjectId } from '../ground/id.js';
import { Withheld } from '../ground/problem.js';
import type { Steps } from '../ground/steps.js';
import { NOWHERE } from '../kernel/play/hands.js';
import type { Play } from '../kernel/play/play.js';
import {
  broughtTo,
  type Growth,
  growthOf,
  isAlwaysInSteps,
  pilesUp,
  type Stage,
  type Standing,
  stageOf,
} from '../kernel/round/stage.js';
import type { Decision } from '../position/decision.js';
import { fixedAfter } from './fixing.js';
import type { Exploring, Graph, Target } from './graph.js';
import type { Choice } from './paths.js';

/** What each round adds: to which value of a player, to which counters on an object or to how many tokens, and how much. */
export type Added = Standing;

/** Where a game stands, and how it looks. */
export interface Sight {
  /** What tells paths apart, beside the position. */
  readonly beside: string;
  readonly stage: Stage;
  readonly looks: readonly Look[];
}

/** What is seen of an object: its words, and its numbers by their traits. */
interface Look {
  readonly of: ObjectId;
  readonly words: string;
  readonly numbers: readonly (readonly [trait: string, number: Amount])[];
}

/** A round: how much it adds to the numbers of a stage, and to those of what is seen. */
export interface Round {
  readonly grows: Growth;
  readonly added: readonly Added[];
  /** By object and trait. */
  readonly shifts: ReadonlyMap<string, bigint>;
}

export function sightOf(play: Play, beside = ''): Sight {
  const { table } = play;
  const stage = stageOf(play);
  // Of tokens that are counted as one kind the first is seen, and of what has gone nothing.
  const others = new Set([...stage.alike.values()].flat());
  const seen = table.position.objects.filter(({ id, zone }) => zone !== NOWHERE && !others.has(id));
  return { beside, stage, looks: seen.map(({ id }) => lookOf(play, id)) };
}

function lookOf(play: Play, id: ObjectId): Look {
  const { traits, abilities } = viewOf(play, id);
  const all = Object.entries(traits ?? {});
  const numbers = all.flatMap(([trait, value]): [string, Amount][] =>
    typeof value === 'number' || typeof value === 'string' ? [[trait, value]] : [],
  );
  const words = all.filter(([, value]) => typeof value === 'object');
  return { of: id, words: JSON.stringify([words, abilities.map(({ key }) => key)]), numbers };
}

/** The round that has led from one sight to another; null where none has. */
function roundBetween(before: Sight, now: Sight, falls: boolean): Round | null {
  if (before.beside !== now.beside) return null;
  const grows = growthOf(before.stage, now.stage, { falls });
  if (!grows) return null;
  const added = now.stage.amounts.flatMap((standing, at): Added[] => {
    const more = grows[at] ?? 0n;
    return more === 0n ? [] : [{ ...standing, amount: fromBig(more) }];
  });
  const shifts = new Map<string, bigint>();
  for (const [at, { of, numbers }] of now.looks.entries()) {
    const then = new Map(before.looks[at]?.numbers);
    for (const [trait, number] of numbers)
      shifts.set(`${of}.${trait}`, toBig(number) - toBig(then.get(trait) ?? 0));
  }
  return { grows, added, shifts };
}

/**
 * How many times as much this adds as that; null where it adds something else. Who goes such a round has gone that one so
 * often: the game comes to stand where it does after as many of those.
 */
function timesAsMuch(added: readonly Added[], unit: readonly Added[]): bigint | null {
  const [first] = added;
  const [one] = unit;
  if (!first || !one || added.length !== unit.length) return null;
  const times = toBig(first.amount) / toBig(one.amount);
  const isSame = added.every(({ on, word, amount }, at) => {
    const other = unit[at];
    if (!other || toBig(amount) !== toBig(other.amount) * times) return false;
    return JSON.stringify([on, word]) === JSON.stringify([other.on, other.word]);
  });
  return isSame && times > 0n ? times : null;
}

/** Of shortcuts each once, without those that come to the same as going another one several times. */
export function eachOnce<Kind extends { readonly adds: readonly Added[]; readonly by: Asked }>(
  all: readonly Kind[],
): readonly Kind[] {
  const different = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return different.filter(
    ({ adds, by }) =>
      !different.some((other) => `${other.by}` === `${by}` && (timesAsMuch(adds, other.adds) ?? 1n) > 1n),
  );
}

/** The least round of which this one could be several; null where that is itself. */
function leastOf({ grows, added, shifts }: Round): Round | null {
  const all = [...grows, ...shifts.values()];
  const most = all.reduce(commonDivisor, 0n);
  if (most <= 1n) return null;
  return {
    grows: grows.map((more) => more / most),
    added: added.map((one) => ({ ...one, amount: fromBig(toBig(one.amount) / most) })),
    shifts: new Map([...shifts].map(([of, more]) => [of, more / most])),
  };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b);
}

/** Who is asked on the way round: it takes all of them to go round again. */
export type Asked = readonly Decision['by'][];

/** A junction on the path that is followed. */
export interface Passed {
  readonly place: number;
  /** Where the game stood there, if rounds are looked for that add something. */
  readonly sight: Sight | null;
}

/** Whether a path only leaves more to be done than there was before on it. */
export function pilesOn(path: readonly Passed[], { beside, stage }: Sight): boolean {
  return path.some(({ sight: before }) => before?.beside === beside && pilesUp(before.stage, stage));
}

/** What is followed: the junctions passed, and the choices made at them. */
interface Following {
  readonly play: Play;
  readonly path: readonly Passed[];
  readonly choices: readonly Choice[];
  readonly how: Exploring;
  /** Whether what falls may do so for ever, as far as is known. */
  readonly falls: boolean;
  /** Of which rounds it is known whether they can be gone as often as anybody likes, by where they begin and what they add. */
  readonly often: Map<string, boolean>;
}

/** Explores what can be chosen from where a game stands; `end` tells each end that is reached. */
type Explored = (play: Play, end: () => string, how: Exploring) => Steps<Graph>;

/**
 * A round that leads back to where the path has been, but for what it adds, and can be gone as often as anybody likes; null
 * where none does. `another`: it adds something else than the round that is known, or than several of it.
 */
export function* roundOn(
  following: Following,
  sight: Sight,
  explored: Explored,
): Steps<Target | 'another' | 'hangs on how often' | 'falls to an end' | null> {
  const known = following.how.round;
  for (const [at, { place, sight: before }] of [...following.path.entries()].toReversed()) {
    const round = before && roundBetween(before, sight, following.falls);
    if (!before || !round) continue;
    const { grows, added } = round;
    if (added.length === 0) return { back: place };
    if (known && timesAsMuch(added, known.added) === null) return 'another';
    const stage = broughtTo(sight.stage, before.stage);
    const often = (unit: Round): Steps<boolean> => isOftenBy(following, place, stage, unit, explored);
    const least = leastOf(round);
    const isOften = known || (yield* often(round)) || (least && (yield* often(least)));
    // What falls comes to an end as a rule: another round may still be found.
    if (!isOften) return grows.some((more) => more < 0n) ? 'falls to an end' : 'hangs on how often';
    const asked = new Set(following.choices.slice(at).map(({ decision }) => decision.by));
    return { back: place, added, asked: [...asked].sort() };
  }
  return null;
}

/** Whether a round can be gone as often as anybody likes from a junction, where the game stands again as it did there. */
function* isOftenBy(
  following: Following,
  junction: number,
  stage: Stage,
  round: Round,
  explored: Explored,
): Steps<boolean> {
  const { play, often } = following;
  const what = JSON.stringify([junction, round.added]);
  const known = often.get(what);
  if (known !== undefined) return known;
  const found = yield* isAlwaysInSteps(play, stage, round.grows, (many) =>
    after(following, junction, round, many, explored),
  );
  often.set(what, found);
  return found;
}

/** What can be chosen where the game stands after so many rounds from a junction; null where that is not plain. */
function* after(
  { play, path, choices, how: { fixing = null } }: Following,
  junction: number,
  round: Round,
  many: bigint,
  explored: Explored,
): Steps<string | null> {
  const first = choices.slice(
    0,
    path.findIndex(({ place }) => place === junction),
  );
  const onward = fixing && fixedAfter(fixing, first);
  const trial: Play = { ...play, observer: null, reasons: false };
  try {
    const graph = yield* explored(trial, () => withoutRounds(trial, round, many), { round, fixing: onward });
    const isWhole = graph.cut === null || graph.cut === 'endless';
    return isWhole && hasRound(graph, round) ? graphText(graph) : null;
  } catch (problem) {
    if (problem instanceof Withheld) return null;
    throw problem;
  }
}

/** Where a game stands and how it looks, without what so many rounds have added. */
function withoutRounds(play: Play, { added, shifts }: Round, rounds: bigint): string {
  const { stage, looks } = sightOf(play);
  const of = (one: Standing): string => JSON.stringify([one.on, one.word]);
  const more = new Map(added.map((one) => [of(one), toBig(one.amount) * rounds]));
  const amounts = stage.amounts.map((one) => fromBig(toBig(one.amount) - (more.get(of(one)) ?? 0n)));
  const seen = looks.map(({ of: object, words, numbers }) => [
    words,
    numbers.map(([trait, number]) => [
      trait,
      fromBig(toBig(number) - (shifts.get(`${object}.${trait}`) ?? 0n) * rounds),
    ]),
  ]);
  return JSON.stringify([stage.shape, stage.asked, stage.waits.map(({ told }) => told), amounts, seen]);
}

/** Whether that very round is gone somewhere, and not only such as add several times as much. */
function hasRound({ junctions }: Graph, { added }: Round): boolean {
  return junctions.some(({ branches }) =>
    branches.some(({ to }) => 'back' in to && to.added && timesAsMuch(to.added, added) === 1n),
  );
}

/** What can be chosen, and where it leads. */
function graphText({ start, junctions }: Graph): string {
  const whereTo = (to: Target): unknown => ('back' in to ? [to.back] : to);
  const all = junctions.map(({ decision, branches }) => [
    decision,
    branches.map(({ choice, ways, to }) => [choice.answer, String(ways), whereTo(to)]),
  ]);
  return JSON.stringify([start, all]);
}
