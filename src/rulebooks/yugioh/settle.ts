/** What waits after an effect has resolved, and what a rule makes happen. */

import { isLasting } from '../../kernel/watcher.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { byRule, turnPlayersFirst } from '../common/settle.js';
import { cite } from './rule.js';

export function settle(game: Game): SettleStep {
  const left = materialsLeft(game);
  if (left.length > 0) return { do: 'events', events: left, rule: cite('materials-left') };
  const { waiting } = game.table.position;
  // What lasts from something that has resolved applies by itself, before any effect is activated.
  const applying = waiting.filter(({ effect }) => isLasting(effect));
  return turnPlayersFirst(game, cite('chain-order'), applying.length > 0 ? applying : waiting);
}

/** Materials of a monster that is no longer there are sent to the GY. */
function materialsLeft(game: Game): GameEvent[] {
  const { objects } = game.table.position;
  return Object.values(objects).flatMap((object): GameEvent[] => {
    const host = object.host === null ? undefined : objects[object.host];
    if (object.zone !== 'materials' || host?.zone === 'monsters') return [];
    return [byRule(game, 'move', object.id, { to: { zone: 'gy', holder: object.owner, at: null } })];
  });
}
