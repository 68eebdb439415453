/** State-based actions and waiting abilities (rules 703.4 and 101.4). */

import { viewOf } from '../../evaluate/characteristics.js';
import { makeEvent } from '../../evaluate/plan.js';
import { numberOf, wordsOf } from '../../evaluate/test.js';
import { compare } from '../../ground/amount.js';
import { isProhibited } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { turnOrder } from './policy.js';
import { cite } from './rule.js';

export function settle(game: Game): SettleStep {
  const events = powerless(game);
  if (events.length > 0) return { do: 'events', events, rule: cite('state-based') };
  for (const player of turnOrder(game)) {
    const theirs = game.table.position.waiting.filter(({ env }) => env.you === player);
    const [first, ...others] = theirs;
    if (!first) continue;
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: theirs, rule: cite('waiting') };
  }
  return { do: 'settled' };
}

/** A creature with power 0 or less is destroyed, unless it can't be (700.3). */
function powerless(game: Game): GameEvent[] {
  const { zones, turn } = game.table.position;
  return (zones.battle ?? []).flatMap((id) => {
    const view = viewOf(game, id);
    if (!wordsOf(game, view, 'type').includes('creature')) return [];
    const power = view.traits?.power === undefined ? null : numberOf(game, view, 'power');
    if (power === null || compare(power, 0) > 0) return [];
    const event = makeEvent(game, {
      kind: 'destroy',
      player: turn.player,
      object: id,
      share: null,
      other: null,
      from: 'battle',
      to: null,
      amount: null,
      detail: null,
      cause: { manner: 'rule', player: null, source: null, ability: null },
    });
    return isProhibited(game, event) ? [] : [event];
  });
}
