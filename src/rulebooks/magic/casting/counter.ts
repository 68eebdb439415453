/** Countering a spell (701.6): it is put into its owner's graveyard, or where the text that counters it says. */

import type { EventRule } from '../../../rulebook/catalogue.js';
import { ownersZone, zoneOf } from '../../common/event.js';
import { cite } from '../rule.js';

export const COUNTERING: { readonly [kind: string]: EventRule } = {
  counter: {
    origin: 'stack',
    impossible: (game, { object }) => (zoneOf(game, object) === 'stack' ? null : cite('not-there')),
    parts: (game, event) => ({
      before: [],
      after: [
        {
          ...event,
          kind: 'move',
          from: 'stack',
          to: event.to ?? ownersZone(game, event, 'graveyard'),
        },
      ],
    }),
    // Where the text says where it goes instead, it replaces a part of itself (614.15).
    by: (_game, { to }) => (to === null ? null : cite('own-part')),
    happen: ({ game }, { object }) => zoneOf(game, object) === 'stack',
  },
};
