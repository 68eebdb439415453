/** Numbers that look random and follow from a seed, so that a board can be made again. */

export interface Random {
  /** A whole number from 0 up to, but not including, a limit. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** @param seed any whole number (mulberry32) */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return { below, percent: (chance) => next() * 100 < chance, pick };
}
