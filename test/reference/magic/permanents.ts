/** Magic: what the boards of all its kinds have in common. */

import {
  other,
  PLAYERS,
  type Place,
  type Reference,
  type Side,
  type Written,
  type WrittenZones,
} from '../game.js';
import type { Random } from '../random.js';

/** A kind of boards, with what the rules make of them. */
export type Kind<Board> = Pick<Reference<Board>, 'board' | 'write' | 'play' | 'smaller'>;

/** A creature, by who controls it. */
export interface Permanent {
  readonly side: Side;
  /** Its owner is the other player. */
  readonly stolen: boolean;
}

const LIBRARY = 40;
const LIFE = 40;

export const ownerOf = ({ side, stolen }: Permanent): Side => (stolen ? other(side) : side);

const BOTH: readonly Side[] = [0, 1];

/** In turn order (101.4). */
export const inTurn = (active: Side): readonly Side[] => [active, other(active)];

export function written<One extends Permanent>(
  all: readonly One[],
  side: Side,
  how: (one: One, at: number) => Pick<Written, 'as' | 'text' | 'lies'>,
): readonly Written[] {
  return all.flatMap((one, at) => {
    if (one.side !== side) return [];
    const { as, text, lies } = how(one, at);
    return [
      {
        as,
        text,
        printed: { type: 'Creature — Bear', stats: '2/99' },
        lies: { ...lies, ...(one.stolen ? { owner: PLAYERS[ownerOf(one)] } : {}) },
      },
    ];
  });
}

/** The zones of a player that hold nothing that anybody asks about. */
export function zonesWith(battlefield: readonly Written[]): WrittenZones {
  return { life: LIFE, battlefield, hand: 0, graveyard: 0, exile: 0, library: LIBRARY };
}

/** What lies in front of a player. */
export interface Piles {
  life: number;
  library: number;
  hand: number;
  graveyard: number;
}

export type BothPiles = readonly [Piles, Piles];

export function piles(): BothPiles {
  const of = (): Piles => ({ life: LIFE, library: LIBRARY, hand: 0, graveyard: 0 });
  return [of(), of()];
}

export function move(from: Piles, to: 'hand' | 'graveyard'): void {
  if (from.library === 0) throw new Error('a library with too few cards');
  from.library -= 1;
  from[to] += 1;
}

export function placesOf(all: BothPiles): readonly Place[] {
  return BOTH.flatMap((owner) => [
    ...(['library', 'hand', 'graveyard'] as const).map(
      (zone): Place => ({ as: null, zone, owner, count: all[owner][zone] }),
    ),
    { as: 'life', zone: 'values', owner, count: 1, lies: [all[owner].life] },
  ]);
}

/** What is said of a creature that lies on the battlefield. */
export function onBattlefield(
  one: Permanent,
  as: string,
  { tapped = false, damage = 0, counters = [] }: Lying,
): Place {
  return {
    as,
    zone: 'battlefield',
    owner: ownerOf(one),
    count: 1,
    lies: [
      ...(tapped ? ['tapped'] : []),
      ...(damage > 0 ? [damage] : []),
      ...counters,
      ...(one.stolen ? ["another's"] : []),
    ],
  };
}

export interface Lying {
  readonly tapped?: boolean;
  readonly damage?: number;
  /** Each with its number, in the order of their words. */
  readonly counters?: readonly string[];
}

export const someSide = (random: Random): Side => (random.percent(50) ? 0 : 1);

/** Boards with one of the permanents, or one of their lines, taken away. */
export function* withFewer<One extends { readonly lines: readonly unknown[] }>(
  all: readonly One[],
): Iterable<readonly One[]> {
  for (const [at, one] of all.entries()) {
    yield all.toSpliced(at, 1);
    for (const [line] of one.lines.entries())
      yield all.with(at, { ...one, lines: one.lines.toSpliced(line, 1) });
  }
}
