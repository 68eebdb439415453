/** What is asked though nobody may know it. */

import { Withheld } from './problem.js';

/**
 * What is found, or something in its place where that is not known.
 * @example
 * ifKnown(() => 2, null); // => 2
 * ifKnown(() => withhold('game/no-wind', 'Nobody has said how the wind blows.'), null); // => null
 */
export function ifKnown<Found, Otherwise>(find: () => Found, otherwise: Otherwise): Found | Otherwise {
  try {
    return find();
  } catch (problem) {
    if (problem instanceof Withheld) return otherwise;
    throw problem;
  }
}
