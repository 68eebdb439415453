/** Amounts that are multiplied, or halved. */

import { type Amount, fromBig } from './amount.js';

/** @example multiply(4, 3) // => 12 */
export function multiply(a: Amount, b: Amount): Amount {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return fromBig(BigInt(a) * BigInt(b));
}

/** Half, rounded up or down. @example half(5, 'up') // => 3 */
export function half(a: Amount, rounded: 'up' | 'down'): Amount {
  const value = BigInt(a);
  const floor = value >= 0n ? value / 2n : (value - 1n) / 2n;
  return fromBig(rounded === 'up' && value % 2n !== 0n ? floor + 1n : floor);
}
