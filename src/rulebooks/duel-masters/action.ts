/** What players do in Duel Masters, as a scenario lists it (rule 601). */

import type { ActionRule } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** A spell is pending while it is carried out; as the last of it, it goes to the graveyard (409, 605.2f). */
  cast: {
    needs: ['object'],
    steps: (game, action) => {
      const env = speaking(game, action);
      const stint = game.table.position.objects[action.object ?? -1]?.stint ?? 0;
      const pending = action.object === null ? [] : [{ objects: [action.object], stints: [stint + 1] }];
      return {
        announce: [{ do: 'act', act: { event: 'cast', object: IT } }],
        do: [
          { do: 'act', act: { event: 'resolve', object: OTHER } },
          { do: 'act', act: { event: 'move', object: OTHER, to: { zone: 'graveyard' } } },
          { do: 'settle' },
        ],
        env: { ...env, refs: [env.refs[0] ?? null, ...pending] },
      };
    },
  },
  summon: {
    needs: ['object'],
    steps: (game, action) => ({
      do: [
        { do: 'act', act: { event: 'summon', object: IT } },
        { do: 'act', act: { event: 'move', object: IT, to: { zone: 'battle' } } },
        { do: 'settle' },
      ],
      env: speaking(game, action),
    }),
  },
  /** Two creatures battle without an attack. */
  battle: {
    needs: ['object', 'other'],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'battle', object: IT, other: OTHER } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  turn: endOfTurn,
  say,
};
