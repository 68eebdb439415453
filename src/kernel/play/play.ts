/** A game under way. */

import type { Game } from '../../rulebook/game.js';
import type { Observer } from './observer.js';

/** A game under way: its position is `table.position`, with the decision in hand, and changes as it is played. */
export interface Play extends Game {
  readonly observer: Observer | null;
  /** Whether it is also told why what was not applied was not. */
  readonly reasons: boolean;
  /** The position comes from somewhere else: what cannot be played is its fault. */
  readonly foreign: boolean;
  /** Told again and again that the work goes on; it stops it by throwing something that is no `Error`. */
  readonly pulse: (() => void) | null;
}
