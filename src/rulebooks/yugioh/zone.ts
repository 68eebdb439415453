/** The zones of Yu-Gi-Oh!. */

import type { ZoneRule } from '../../rulebook/catalogue.js';

export const ZONES = {
  monsters: { shared: true, field: true, ordered: false, seen: 'all' },
  spells: { shared: true, field: true, ordered: false, seen: 'all' },
  'field spells': { shared: true, field: true, ordered: false, seen: 'all' },
  /** A card in it is no monster, and has none of what is printed in the box for monsters. */
  pendulum: { shared: true, field: true, named: true, ordered: false, seen: 'all' },
  hand: { shared: false, field: false, ordered: false, seen: 'owner' },
  deck: { shared: false, field: false, ordered: true, seen: 'nobody' },
  'extra deck': { shared: false, field: false, ordered: false, seen: 'owner' },
  gy: { shared: false, field: false, ordered: false, seen: 'all' },
  banished: { shared: false, field: false, ordered: false, seen: 'all' },
  /** Beneath an Xyz Monster. */
  materials: { shared: true, field: false, ordered: false, seen: 'all' },
  /** A card whose activation is resolving. Its player still controls it, but its effect leaves it alone. */
  resolving: { shared: true, field: false, controlled: true, exempt: true, ordered: true, seen: 'all' },
  /** Where it lies once its activation has been negated, until it goes to the GY: it is not on the field any more (R11). */
  annulled: { shared: true, field: false, controlled: true, exempt: true, ordered: true, seen: 'all' },
} as const satisfies { [zone: string]: ZoneRule };

/** "The field". A card that is resolving is on it, though nothing that it says of itself applies yet. */
const FIELD = ['monsters', 'spells', 'field spells', 'pendulum', 'resolving'] as const;

/** Where Spells and Traps lie, and whatever is treated as one. */
export const BACK_ROW: readonly string[] = ['spells', 'field spells', 'pendulum'];

/** "Your hand or GY": one of two zones, by the words that texts have for them. */
export const EITHER_ZONE = {
  'field or gy': [...FIELD, 'gy'],
  'hand or field': ['hand', ...FIELD],
  'hand or gy': ['hand', 'gy'],
  'hand or deck': ['hand', 'deck'],
  'deck or gy': ['deck', 'gy'],
  'hand and/or deck': ['hand', 'deck'],
  'hand and/or gy': ['hand', 'gy'],
  'hand and/or field': ['hand', ...FIELD],
  'Monster Zone or Pendulum Zone': ['monsters', 'pendulum'],
} as const;

export const REGIONS = { field: FIELD, ...EITHER_ZONE } as const;

export function isOnField(zone: string): boolean {
  return (FIELD as readonly string[]).includes(zone);
}

/** In a Chain: cards that have been activated and have gone nowhere yet. */
export const CHAIN: readonly string[] = ['resolving', 'annulled'];

/** The words of a scenario. */
export const ZONE_WORDS = {
  monsters: 'monsters',
  spells: 'spells',
  'field spells': 'field spells',
  pendulum: 'pendulum',
  hand: 'hand',
  deck: 'deck',
  'extra deck': 'extra deck',
  gy: 'gy',
  banished: 'banished',
  materials: 'materials',
} as const;
