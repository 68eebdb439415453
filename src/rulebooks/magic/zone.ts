/** The zones of Magic (400 to 408). */

import type { ZoneRule } from '../../rulebook/catalogue.js';

export const ZONES = {
  battlefield: { shared: true, field: true, ordered: false, seen: 'all' },
  hand: { shared: false, field: false, ordered: false, seen: 'owner' },
  library: { shared: false, field: false, ordered: true, seen: 'nobody' },
  graveyard: { shared: false, field: false, ordered: false, seen: 'all' },
  exile: { shared: true, field: false, ordered: false, seen: 'all' },
  stack: { shared: true, field: false, controlled: true, spoken: true, ordered: true, seen: 'all' },
  command: { called: 'command zone', shared: false, field: false, ordered: false, seen: 'all' },
  /** The plane on which a game of Planechase is (901). */
  plane: { shared: true, field: true, ordered: false, seen: 'all' },
} as const satisfies { [zone: string]: ZoneRule };

/** The words of a scenario. */
export const ZONE_WORDS = {
  battlefield: 'battlefield',
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  command: 'command',
  plane: 'plane',
} as const;
