/** A junction on the path that is followed. */

import type { Sight } from './sight.js';

export interface Passed {
  readonly place: number;
  /** Where the game stood there, if rounds are looked for that add something. */
  readonly sight: Sight | null;
}
