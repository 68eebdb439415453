/** Which of several: "first", "22nd", "second to 18th". */

import { spans } from '../message/spans.js';

/** @example ordinals([2, 3, 4, 5, 22]) // => ['second to fifth', '22nd'] */
export function ordinals(places: readonly number[]): string[] {
  return spans(places).map(([from, to]) =>
    from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`,
  );
}

/** @example ordinal(11) // => '11th' */
export function ordinal(n: number): string {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  return words[n - 1] ?? `${n}${endingOf(n)}`;
}

/** Of a number from 11 on: "22nd". */
function endingOf(n: number): string {
  if (n % 100 > 10 && n % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}
