/**
 * Comparisons of amounts beyond what a number can hold. Where a game is tried with numbers that have grown far beyond all
 * others, somebody looks what they are compared with (`kernel/round/turning.ts`).
 */

/** Sees both sides of a comparison; null for the other where an amount is taken for less exact than it is. */
export type Seeing = (one: bigint, other: bigint | null) => void;

let seeing: Seeing | null = null;

/** Does something while somebody looks what is compared with such amounts. */
export function seen<Result>(see: Seeing, act: () => Result): Result {
  const before = seeing;
  seeing = see;
  try {
    return act();
  } finally {
    seeing = before;
  }
}

/** Negative, zero or positive as the one is below, equal to or above the other. */
export function compareFar(one: bigint, other: bigint): -1 | 0 | 1 {
  seeing?.(one, other);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** An amount beyond what a number can hold as the number that is nearest to it. */
export function nearest(amount: bigint): number {
  seeing?.(amount, null);
  return Number(amount);
}
