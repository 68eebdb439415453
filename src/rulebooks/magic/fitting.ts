/** What each action of Magic is done with. */

import type { Zone } from '../../ground/id.js';
import type { Fit } from '../common/fitting.js';

/** Where cards are cast and played from, by themselves or because a text says so: not where they are spells already. */
const USABLE: readonly Zone[] = ['hand', 'library', 'graveyard', 'exile', 'command'];

/** A land is no spell, whatever else it is (305.9); planes, schemes and the like are not cast (311, 314). */
export const CAST_SPELL: Fit = {
  zones: USABLE,
  is: [
    'artifact',
    'battle',
    'creature',
    'enchantment',
    'instant',
    'kindred',
    'planeswalker',
    'sorcery',
    'tribal',
  ],
  not: ['land'],
  said: 'what is cast is a card that is no land (a land is played)',
};

export const CAST_HIDDEN: Fit = {
  zones: USABLE,
  said: 'what is cast face down is a card that is not in play and no spell yet',
};

export const PLAYED: Fit = {
  zones: USABLE,
  is: ['land'],
  said: 'what is played is a land (anything else is cast)',
};

export const TAPPED: Fit = {
  zones: ['battlefield'],
  said: 'what is tapped for mana is a permanent on the battlefield',
};

/** Only its controller turns it face up (708.7). */
export const FACING_DOWN: Fit = {
  zones: ['battlefield'],
  whose: 'own',
  status: 'face down',
  said: "what is turned face up is a face-down permanent of its player's",
};
