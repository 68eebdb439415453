/** What each action of Duel Masters is done with. */

import type { Zone } from '../../ground/id.js';
import type { Fit } from '../common/fitting.js';

/**
 * Where cards are used from, by themselves or because a text says so. What lies under a card or is linked to one is a part
 * of it (109.2, 801), and what is pending is being used already (409.1).
 */
const USABLE: readonly Zone[] = ['hand', 'deck', 'graveyard', 'mana', 'shields', 'hyperspatial'];

export const CAST_SPELL: Fit = {
  zones: USABLE,
  is: ['spell'],
  said: 'what is cast is a spell, and no part of a creature (a creature is summoned)',
};

export const SUMMONED: Fit = {
  zones: USABLE,
  is: ['creature'],
  not: ['evolution'],
  said: 'what is summoned is a creature, and no part of another (a spell is cast, and an evolution creature is put on another: `evolve`)',
};

export const BATTLING: Fit = {
  zones: ['battle'],
  is: ['creature'],
  said: 'two different creatures in the battle zone battle',
};

export const ATTACKER: Fit = { is: ['creature'], said: 'what attacks is a creature' };

/** A player's creatures attack the opponent, or creatures of the opponent's (506). */
export const ATTACKED: Fit = {
  zones: ['battle'],
  is: ['creature'],
  whose: 'other',
  said: "what is attacked is an opponent's creature in the battle zone, or, without `with`, the player",
};

export const BLOCKER: Fit = { is: ['creature'], said: 'what blocks is a creature' };

/** A NEO creature is put on another, too, where its player likes. */
export const EVOLUTION: Fit = {
  zones: USABLE,
  is: ['evolution', 'neo', 'g-neo'],
  said: 'what is put on another is an evolution creature, and no part of another yet',
};

export const EVOLVED: Fit = {
  zones: ['battle'],
  whose: 'own',
  said: "it is put on another card of its player's in the battle zone",
};

export const SWAPPED_OUT: Fit = {
  is: ['creature'],
  whose: 'own',
  said: "what changes places with a card is a creature of its player's",
};

export const SWAPPED_IN: Fit = {
  zones: USABLE,
  is: ['creature'],
  whose: 'own',
  said: "it changes places with a creature of its player's that is not in the battle zone",
};
