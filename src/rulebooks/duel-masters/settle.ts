/** State-based actions and waiting abilities (rules 703.4 and 101.4). */

import { viewOf } from '../../evaluate/characteristics.js';
import { numberOf, wordsOf } from '../../evaluate/test.js';
import { compare } from '../../ground/amount.js';
import { isProhibited } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { byRule, turnPlayersFirst } from '../common/settle.js';
import { cite } from './rule.js';

export function settle(game: Game): SettleStep {
  const events = powerless(game);
  if (events.length > 0) return { do: 'events', events, rule: cite('state-based') };
  return turnPlayersFirst(game, cite('waiting'));
}

/** A creature with power 0 or less is destroyed, unless it can't be (700.3). */
function powerless(game: Game): GameEvent[] {
  const { zones, turn } = game.table.position;
  return (zones.battle ?? []).flatMap((id) => {
    const view = viewOf(game, id);
    if (!wordsOf(game, view, 'type').includes('creature')) return [];
    const power = view.traits?.power === undefined ? null : numberOf(game, view, 'power');
    if (power === null || compare(power, 0) > 0) return [];
    const event = byRule(game, 'destroy', id, { player: turn.player });
    return isProhibited(game, event) ? [] : [event];
  });
}
