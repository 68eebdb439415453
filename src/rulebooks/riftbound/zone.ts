/** The zones of Riftbound (105 to 108). */

import type { ZoneRule } from '../../rulebook/catalogue.js';

export const ZONES = {
  /** Everybody's bases; whose base an object is at is told by its controller (106.2). */
  base: { shared: true, field: true, ordered: false, seen: 'all' },
  /** The battlefields, and what is at them: those say at which one. */
  battlefields: { shared: true, field: true, ordered: false, seen: 'all' },
  legends: { shared: true, field: true, ordered: false, seen: 'all' },
  hand: { shared: false, field: false, ordered: false, seen: 'owner' },
  deck: { shared: false, field: false, ordered: true, seen: 'nobody' },
  'rune deck': { shared: false, field: false, ordered: true, seen: 'nobody' },
  trash: { shared: false, field: false, ordered: false, seen: 'all' },
  banishment: { shared: false, field: false, ordered: false, seen: 'all' },
  chain: { shared: true, field: false, controlled: true, spoken: true, ordered: true, seen: 'all' },
} as const satisfies { [zone: string]: ZoneRule };

/** The zones where units and gear are. */
export const BOARD: readonly string[] = ['base', 'battlefields'];

/** The words of a scenario. */
export const ZONE_WORDS = {
  base: 'base',
  battlefields: 'battlefields',
  'legend zone': 'legends',
  hand: 'hand',
  'main deck': 'deck',
  'rune deck': 'rune deck',
  trash: 'trash',
  banishment: 'banishment',
} as const;
