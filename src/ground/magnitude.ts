/** How large a number is, as people read it. */

import { type Amount, written } from './amount.js';

/** How large a number is: to the last digit, or rounded where nobody would read so many. */
export interface Size {
  readonly digits: string;
  readonly rounded: boolean;
}

/** More digits than these tell a reader nothing. */
const READ = 15;

/** Of an amount from 0 on. @example magnitude(3628800) // => { digits: '3,628,800', rounded: false } */
export function magnitude(count: Amount): Size {
  const { length } = String(count);
  if (length <= READ) return { digits: written(count), rounded: false };
  const unit = 10n ** BigInt(length - 2);
  const tenths = (BigInt(count) + unit / 2n) / unit;
  const [first, second] = [tenths / 10n, tenths % 10n];
  return first < 10n
    ? { digits: `${first}.${second} × 10^${length - 1}`, rounded: true }
    : { digits: `1.0 × 10^${length}`, rounded: true };
}
