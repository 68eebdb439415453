/** What each action of Riftbound is done with. */

import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import { type Fit, misfit, misused } from '../common/fitting.js';

/** From elsewhere than the hand as a text says so; battlefields, legends and runes are there without being played. */
const PLAYED: Fit = {
  zones: ['hand', 'deck', 'trash', 'banishment'],
  is: ['unit', 'gear', 'spell'],
  said: 'what is played is a unit, a gear or a spell from another zone than the Rune Deck',
};

const ON_BOARD: Fit = {
  zones: ['base', 'battlefields'],
  said: 'what moves is a unit on the board',
};

const BATTLEFIELD: Fit = {
  zones: ['battlefields'],
  is: ['battlefield'],
  said: 'this is done with a battlefield that is on the board',
};

export function whyNotPlayed(game: Game, action: Action): string | null {
  return misused(game, action, PLAYED);
}

export function whyNotMoved(game: Game, action: Action): string | null {
  return misfit(game, action, ON_BOARD);
}

export function whyNoBattlefield(game: Game, action: Action): string | null {
  return misfit(game, action, BATTLEFIELD);
}
