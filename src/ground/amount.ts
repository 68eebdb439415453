/**
 * Exact whole numbers of any size that are plain JSON: a number up to 2^53, beyond it a decimal string.
 * Doubling effects outgrow what a number can hold exactly, and a ruling may never round.
 */

import { compareFar, nearest } from './far.js';

declare const big: unique symbol;
/** A whole number beyond 2^53 in decimal. */
export type BigText = string & { readonly [big]: 'amount' };
/** A whole number: a `number` up to 2^53, beyond that its decimal digits as text. */
export type Amount = number | BigText;

const safe = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The amount of a BigInt: a number where a number is exact.
 * @example fromBig(12n) // => 12
 */
export function fromBig(value: bigint): Amount {
  return value <= safe && value >= -safe ? Number(value) : (value.toString() as BigText);
}

/**
 * The BigInt of an amount.
 * @example toBig(12) // => 12n
 */
export function toBig(amount: Amount): bigint {
  return BigInt(amount);
}

/** @example add(2, 3) // => 5 */
export function add(a: Amount, b: Amount): Amount {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return fromBig(BigInt(a) + BigInt(b));
}

/** @example subtract(5, 3) // => 2 */
export function subtract(a: Amount, b: Amount): Amount {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return fromBig(BigInt(a) - BigInt(b));
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. @example compare(2, 3) // => -1 */
export function compare(a: Amount, b: Amount): -1 | 0 | 1 {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  return compareFar(BigInt(a), BigInt(b));
}

/** The number that is nearest to an amount. @example toNumber(12) // => 12 */
export function toNumber(amount: Amount): number {
  return typeof amount === 'number' ? amount : nearest(BigInt(amount));
}

/** @example atMost(2, 3) // => 2 */
export function atMost(a: Amount, limit: Amount): Amount {
  return compare(a, limit) > 0 ? limit : a;
}

/** @example atLeast(-1, 0) // => 0 */
export function atLeast(a: Amount, limit: Amount): Amount {
  return compare(a, limit) < 0 ? limit : a;
}

/** Whether a value is an amount in its one canonical form. @example isAmount('12') // => false */
export function isAmount(value: unknown): value is Amount {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return (
    typeof value === 'string' && /^-?[1-9]\d{15,}$/.test(value) && typeof fromBig(BigInt(value)) === 'string'
  );
}

/** As people read it: from five digits on in groups of three. @example written(129140163) // => '129,140,163' */
export function written(amount: Amount): string {
  const digits = String(amount);
  return /^-?\d{1,4}$/.test(digits) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
