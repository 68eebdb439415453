/** What a player says, carried out as an object's own words. */

import { envOf } from '../../evaluate/env.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';

export function saying(game: Game, action: Action): Steps {
  const source = action.object === null ? undefined : game.table.position.objects[action.object];
  if (!source) throw new Error('nobody says it');
  return {
    announce: [{ do: 'aim', of: { what: 'this' } }],
    do: [{ do: 'act', act: { event: 'resolve', object: { what: 'this' } } }, { do: 'settle' }],
    env: envOf(source, action.by),
  };
}
