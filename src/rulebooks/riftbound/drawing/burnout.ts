/** Drawing, burning out and the points of that (431). */

import type { EventRule } from '../../../rulebook/catalogue.js';
import { gainPoints, gainTogether } from '../battlefield/points.js';
import { cite } from '../rule.js';
import { act, burn, burnOut, draw, draws, gainAgain } from './burning.js';
import { deckLeft, pointsLeft } from './room.js';

const SCORED = ['score point', 'gain point'];

export const BURNING: { readonly [kind: string]: EventRule } = {
  draw: {
    impersonal: true,
    headroom: deckLeft,
    sequence: draws,
    happen: (hands, event, _, uses) => draw(hands, event, 'burn out', uses),
  },
  /** What is left of a draw after burning out. */
  'draw the rest': {
    views: ['draw'],
    happen: (hands, event, _, uses) => draw(hands, event, 'burn out again', uses),
  },
  /** Cards go from the top of the Main Deck to the trash (440). */
  burn: { happen: (hands, event, _, uses) => burn(hands, event, 'burn out', uses) },
  /** What is left of that after burning out. */
  'burn the rest': {
    views: ['burn'],
    happen: (hands, event, _, uses) => burn(hands, event, 'burn out again', uses),
  },
  /** Looking at a card or revealing it: no instruction that is read looks. */
  see: { happen: () => true },
  /** The draw of the turn, which is a phase of its own. */
  'draw phase': { happen: (hands, event) => act(hands, event.player, [{ event: 'draw', amount: 1 }]) },
  'burn out': {
    byRule: cite('burns-out'),
    happen: (hands, event) => burnOut(hands, event, 'gain point for burning out'),
  },
  /** In the same sequence: the points of that nothing replaces, and with them a player wins at once (431.3). */
  'burn out again': {
    views: ['burn out'],
    byRule: cite('burns-out'),
    happen: (hands, event) => burnOut(hands, event, 'gain point for burning out again'),
  },
  'gain point': { impersonal: true, headroom: pointsLeft, happen: gainTogether },
  /** What scoring a battlefield brings, which texts tell apart by how it was scored. */
  'score point': { happen: gainPoints },
  'point from conquering': { views: SCORED, byRule: cite('scores'), happen: gainPoints },
  'point from holding': { views: SCORED, byRule: cite('scores'), happen: gainPoints },
  /** A player is chosen; nothing happens to them yet. */
  'choose player': { happen: () => true },
  'gain point for burning out': {
    views: ['gain point'],
    chosenBy: cite('opponent-gains'),
    byRule: cite('opponent-gains'),
    happen: gainPoints,
  },
  'gain point for burning out again': {
    views: ['gain point'],
    chosenBy: cite('opponent-gains'),
    byRule: cite('opponent-gains'),
    inevitable: cite('burned-points'),
    happen: gainAgain,
  },
  win: { ends: true, happen: () => true },
  'win at once': { views: ['win'], byRule: cite('wins-at-once'), ends: true, happen: () => true },
};
