/** What is asked though nobody may know it. */

import { Withheld } from './problem.js';

/**
 * What is found, or something in its place where that is not known. What is thrown but for that (a defect) is thrown
 * on.
 */
export function ifKnown<Found, Otherwise>(find: () => Found, otherwise: Otherwise): Found | Otherwise {
  try {
    return find();
  } catch (problem) {
    if (problem instanceof Withheld) return otherwise;
    throw problem;
  }
}
