/** What each action of Yu-Gi-Oh! is done with. */

import type { Fit } from '../common/fitting.js';
import { SUMMONED_AGAIN } from './word.js';

/** Monsters that are summoned from the Extra Deck, or by a Ritual, are not Normal Summoned. */
export const SUMMONABLE: Fit = {
  zones: ['hand'],
  is: ['monster'],
  not: ['fusion', 'link', 'ritual', 'synchro', 'token', 'xyz'],
  said: 'what is Normal or Tribute Summoned is a monster in the hand that no Extra Deck and no Ritual brings',
};

export const TRIBUTED: Fit = {
  zones: ['monsters'],
  said: 'what is Tributed is a monster on the field',
};

export const FACING_DOWN: Fit = {
  zones: ['monsters'],
  status: 'face down',
  said: 'what is Flip Summoned is a face-down monster',
};

export const GEMINI: Fit = {
  zones: ['monsters'],
  is: ['gemini'],
  without: ['face down', SUMMONED_AGAIN],
  said: 'what is summoned again is a face-up Gemini monster on the field that is still treated as a Normal Monster',
};

export const ATTACKER: Fit = { zones: ['monsters'], said: 'what attacks is a monster on the field' };

/** A text may let one's own be attacked. */
export const ATTACKED: Fit = {
  zones: ['monsters'],
  said: 'what is attacked is another monster on the field',
};
