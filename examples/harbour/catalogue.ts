/** What there is in Harbour, and what can happen in it. */

import {
  type Catalogue,
  type EventRule,
  endTurn,
  move,
  ownersZone,
  PLAIN,
  plainArrival,
  resolve,
  type ZoneRule,
  zoneOf,
} from 'instead/rulebook';
import { cite } from './rule.js';

const ZONES = {
  harbour: { shared: true, field: true, ordered: false, seen: 'all' },
  deep: { shared: false, field: false, ordered: false, seen: 'all' },
  hand: { shared: false, field: false, ordered: false, seen: 'owner' },
} as const satisfies { [zone: string]: ZoneRule };

const EVENTS: { readonly [kind: string]: EventRule } = {
  sink: {
    fill: (game, event) => ({ ...event, to: ownersZone(game, event, 'deep') }),
    // Triggers on it look at the harbour as it was.
    looksBack: () => true,
    impossible: (game, event) => {
      if (zoneOf(game, event.object) !== 'harbour') return cite('afloat');
      const ship = event.object === null ? undefined : game.table.position.objects[event.object];
      return ship?.status.includes('moored') ? cite('moored') : null;
    },
    happen: move,
  },
  put: { happen: move },
  launch: {
    fill: (_game, event) => ({ ...event, to: { zone: 'harbour', holder: null, at: null } }),
    happen: move,
  },
  moor: {
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, 'moored', true);
      return true;
    },
  },
  resolve: { happen: resolve },
  'end turn': { happen: endTurn },
};

export const CATALOGUE: Catalogue = {
  ...PLAIN,
  zones: ZONES,
  regions: {},
  sorts: {
    permanent: { zones: ['harbour'] },
    card: { zones: Object.keys(ZONES) },
  },
  traits: { name: { is: 'words' }, type: { is: 'words' } },
  events: EVENTS,
  measures: {},
  relations: {},
  choices: {},
  arrival: (_game, object, _to, controller) => plainArrival(object, controller),
};

/** The words by which a scenario calls the zones. */
export const ZONE_WORDS = { harbour: 'harbour', deep: 'deep', hand: 'hand' } as const;
