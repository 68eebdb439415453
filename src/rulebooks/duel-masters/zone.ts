/** The zones of Duel Masters (rules 400 to 409). */

import type { ZoneRule } from '../../rulebook/catalogue.js';

export const ZONES = {
  battle: { shared: true, field: true, ordered: false, seen: 'all' },
  hand: { shared: false, field: false, ordered: false, seen: 'owner' },
  deck: { shared: false, field: false, ordered: true, seen: 'nobody' },
  graveyard: { shared: false, field: false, ordered: false, seen: 'all' },
  mana: { shared: false, field: false, ordered: false, seen: 'all' },
  shields: { shared: false, field: false, card: 'shield', ordered: true, seen: 'nobody' },
  hyperspatial: { shared: false, field: false, ordered: false, seen: 'all' },
  /** Cards under a card of the battle zone: parts of it (801). */
  under: { shared: false, field: false, ordered: true, seen: 'all' },
  /** Cards that are linked to one in the battle zone and are one creature with it (701.18). */
  linked: { shared: false, field: false, ordered: false, seen: 'all', joined: true },
  /** What is sent to the abyss stays there (410). */
  abyss: { shared: false, field: false, ordered: false, seen: 'all' },
  /** A card that is being used is in no zone where it could be counted (409). */
  pending: { shared: true, field: false, ordered: true, seen: 'all' },
} as const satisfies { [zone: string]: ZoneRule };

/** The words of a scenario. */
export const ZONE_WORDS = {
  'battle zone': 'battle',
  hand: 'hand',
  deck: 'deck',
  graveyard: 'graveyard',
  mana: 'mana',
  shields: 'shields',
  hyperspatial: 'hyperspatial',
  under: 'under',
  linked: 'linked',
  abyss: 'abyss',
} as const;
