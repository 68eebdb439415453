/** What players do in Magic, as a scenario lists it (116, 601). Timing and mana are taken as legal. */

import type { ActionRule } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, say, speaking } from '../common/action.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** The spell goes on the stack; what that triggers resolves first; then the spell does (601, 608). */
  cast: {
    needs: ['object'],
    from: ['hand', 'command', 'graveyard'],
    steps: (game, action) => ({
      announce: [{ do: 'act', act: { event: 'cast', object: IT } }, { do: 'aim', of: IT }, { do: 'settle' }],
      do: [{ do: 'act', act: { event: 'resolve', object: IT } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  /** A land is put onto the battlefield without the stack (305.1). */
  play: {
    needs: ['object'],
    from: ['hand'],
    steps: (game, action) => ({
      do: [
        { do: 'act', act: { event: 'play', object: IT } },
        { do: 'act', act: { event: 'move', object: IT, to: { zone: 'battlefield' } } },
        { do: 'settle' },
      ],
      env: speaking(game, action),
    }),
  },
  turn: endOfTurn,
  say,
};
