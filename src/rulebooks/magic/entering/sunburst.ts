/** As what something with sunburst enters (702.44a): a creature has +1/+1 counters, anything else charge counters. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { arrivingUnchanged, arrivingView } from '../../../evaluate/object/ahead.js';
import type { FactRule } from '../../../rulebook/catalogue.js';

/** "If this object is entering as a creature". */
export const AS_CREATURE = 'it is entering as a creature';

/** Effects that change types are ignored, but for what a copy excepts; until the rule said so, they counted. */
export const ENTERS_AS_CREATURE: FactRule = {
  so: (game, { event }) => {
    if (!event?.detail?.arrival) return null;
    const view =
      game.table.position.rules === '2013' ? arrivingView(game, event) : arrivingUnchanged(game, event);
    return wordsOf(game, view, 'type').includes('creature');
  },
};
