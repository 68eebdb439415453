/** What players do in Yu-Gi-Oh!, as a scenario lists it. */

import type { ActionRule } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** A Spell or Trap is activated from the hand or field; once it has resolved it is sent to the GY or stays. */
  activate: {
    needs: ['object'],
    from: ['hand', 'spells'],
    steps: (game, action) => ({
      announce: [
        { do: 'act', act: { event: 'activate', object: IT } },
        { do: 'aim', of: IT },
      ],
      do: [
        { do: 'act', act: { event: 'resolve', object: IT } },
        { do: 'act', act: { event: 'finish', object: IT } },
        { do: 'settle' },
      ],
      env: speaking(game, action),
    }),
  },
  /** A monster attacks another. */
  battle: {
    needs: ['object', 'other'],
    from: ['monsters'],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'battle', object: IT, other: OTHER } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  turn: endOfTurn,
  say,
};
