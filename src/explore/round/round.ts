/** Rounds: what leads from one sight to another that is the same but for what has been added. */

import { fromBig, toBig } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import type { Play } from '../../kernel/play/play.js';
import { type Growth, growthOf, type Stage } from '../../kernel/round/stage.js';
import type { Added, Shortcut } from '../graph/graph.js';
import { floorOf } from './buried.js';
import { type Sight, sightOf } from './sight.js';
import { type More, unitsIn } from './units.js';

/** A round: how much it adds to the numbers of a stage, and to those of what is seen. */
export interface Round {
  readonly added: readonly Added[];
  /** How much it adds, by where that stands. */
  readonly more: More;
  /** By object and trait. */
  readonly shifts: ReadonlyMap<string, bigint>;
}

/** The round that has led from one sight to another; null where none has. */
export function roundBetween(before: Sight, now: Sight, falls: boolean): Round | null {
  if (before.beside !== now.beside) return null;
  const grows = growthOf(before.stage, now.stage, { falls });
  if (!grows) return null;
  const { amounts, places } = now.stage;
  const added = amounts.flatMap((standing, at): Added[] => {
    const more = grows[at] ?? 0n;
    return more === 0n ? [] : [{ ...standing, amount: fromBig(more) }];
  });
  const more = new Map(places.map((place, at) => [place, grows[at] ?? 0n]));
  const shifts = new Map<string, bigint>();
  for (const [at, { of, numbers }] of now.looks.entries()) {
    const then = new Map(before.looks[at]?.numbers);
    for (const [trait, number] of numbers)
      shifts.set(`${of}.${trait}`, toBig(number) - toBig(then.get(trait) ?? 0));
  }
  return { added, more, shifts };
}

/** What a round adds, by where that stands. */
export function changedBy({ added, more }: Round): ReadonlyMap<string, Added> {
  const places = [...more].flatMap(([place, much]) => (much === 0n ? [] : [place]));
  return new Map(flat(added, (one, at) => [[places[at] ?? '', one] as const]));
}

/** Whether a round has led from one sight to another, whatever has been announced on the way and still waits. */
export function isRound(before: Sight, now: Sight): boolean {
  const bared = ({ bare, ...sight }: Sight): Sight => ({ ...sight, bare, stage: bare });
  return (
    roundBetween(before, now, true) !== null ||
    (floorOf(before, now) !== null && roundBetween(bared(before), bared(now), true) !== null)
  );
}

/** The least round of which this one could be several; null where that is itself. */
export function leastOf({ added, more, shifts }: Round): Round | null {
  const all = [...more.values(), ...shifts.values()];
  const most = all.reduce(commonDivisor, 0n);
  if (most <= 1n) return null;
  const each = (numbers: More) => new Map([...numbers].map(([of, number]) => [of, number / most]));
  return {
    added: added.map((one) => ({ ...one, amount: fromBig(toBig(one.amount) / most) })),
    more: each(more),
    shifts: each(shifts),
  };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b);
}

/** Of how many rounds of each kind that is known a round is made up; null where it is of none. */
export function goneOf({ more }: Round, kinds: readonly Round[]): readonly bigint[] | null {
  return unitsIn(
    more,
    kinds.map((kind) => kind.more),
  );
}

/** Kinds of rounds without those that are made up of others. */
export function withoutSums(kinds: readonly Round[]): readonly Round[] {
  const sum = kinds.find(
    (one) =>
      goneOf(
        one,
        kinds.filter((other) => other !== one),
      ) !== null,
  );
  return sum ? withoutSums(kinds.filter((one) => one !== sum)) : kinds;
}

/** How much a round adds to each of the numbers of a stage; null where it adds something that is not among them. */
export function growthBy({ places }: Stage, { more }: Round): Growth | null {
  const isThere = [...more].every(([place, much]) => much === 0n || places.includes(place));
  return isThere && new Set(places).size === places.length
    ? places.map((place) => more.get(place) ?? 0n)
    : null;
}

/** Where a game stands and how it looks, without what so many rounds of each kind have added. */
export function withoutRounds(play: Play, rounds: readonly Round[], many: readonly bigint[]): string {
  const { stage, looks } = sightOf(play);
  const more = new Map<string, bigint>();
  const shifts = new Map<string, bigint>();
  const count = (to: Map<string, bigint>, at: string, much: bigint): void =>
    void to.set(at, (to.get(at) ?? 0n) + much);
  for (const [kind, round] of rounds.entries()) {
    const times = many[kind] ?? 0n;
    for (const [at, much] of round.more) count(more, at, much * times);
    for (const [at, shift] of round.shifts) count(shifts, at, shift * times);
  }
  // Counters of which there would be none without the rounds are told as little as where there are none.
  const places = new Map(looks.map((look, place) => [look.of, place]));
  const amounts = flat(stage.amounts, ({ on, word, amount }, at) => {
    const left = toBig(amount) - (more.get(stage.places[at] ?? '') ?? 0n);
    const where = Object.entries(on).map(([what, id]) => [what, what === 'player' ? id : places.get(id)]);
    return left === 0n ? [] : [[where, word, fromBig(left)]];
  });
  const seen = looks.map(({ of: object, words, numbers }) => [
    words,
    numbers.map(([trait, number]) => [
      trait,
      fromBig(toBig(number) - (shifts.get(`${object}.${trait}`) ?? 0n)),
    ]),
  ]);
  return JSON.stringify([stage.shape, stage.asked, stage.waits.map(({ told }) => told), amounts, seen]);
}

/**
 * Of shortcuts each once, without those that come to the same as going others several times: the game comes to stand where
 * it does after as many of those.
 */
export function eachOnce(all: readonly Shortcut[]): readonly Shortcut[] {
  const different = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const texts = different.map(({ adds }) => JSON.stringify(adds));
  return different.filter(({ adds, by }, at) => {
    const others = different.filter((one, other) => `${one.by}` === `${by}` && texts[other] !== texts[at]);
    return (
      unitsIn(
        moreOf(adds),
        others.map((one) => moreOf(one.adds)),
      ) === null
    );
  });
}

function moreOf(adds: readonly Added[]): More {
  return new Map(adds.map(({ on, word, amount }) => [JSON.stringify([on, word]), toBig(amount)]));
}
