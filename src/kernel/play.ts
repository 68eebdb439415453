import type { Game } from '../rulebook/game.js';
import type { Observer } from './observer.js';

/** A game under way, with the listener of this run. */
export interface Play extends Game {
  readonly observer: Observer | null;
}
