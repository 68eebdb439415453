/** Damage (120): what is dealt to a permanent or a player, and what comes of it. */

import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import { type Amount, add, atMost, compare, subtract } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { zoneOf } from '../common/event.js';
import { cite } from './rule.js';

export const DAMAGE: EventRule = {
  // What is dealt to a permanent is dealt to no player.
  fill: (_game, event) => (event.object === null ? event : { ...event, player: null }),
  impossible: (game, event) => {
    if (compare(event.amount ?? 0, 0) <= 0) return cite('no-damage');
    return event.object !== null && zoneOf(game, event.object) !== 'battlefield' ? cite('not-there') : null;
  },
  parts: (game, event) => ({ before: [], after: [...lost(event), ...gained(game, event)] }),
  happen: deal,
};

/** Damage to a player makes them lose that much life (120.3a). */
function lost(event: GameEvent): GameEvent[] {
  return event.object === null ? [{ ...event, kind: 'lose life' }] : [];
}

/** Damage by a source with lifelink (120.3f). */
function gained(game: Game, event: GameEvent): GameEvent[] {
  const { other } = event;
  if (other === null || !keywords(game, other).includes('lifelink')) return [];
  const { controller } = viewOf(game, other).object;
  return [{ ...event, kind: 'gain life', player: controller, object: null }];
}

/** @throws {Withheld} where the source deals damage in another manner: that is not worked out */
function deal(hands: Hands, event: GameEvent): boolean {
  const { object, other, amount } = event;
  if (amount === null) return false;
  const has = other === null ? [] : keywords(hands.game, other);
  const special = has.find((keyword) => SPECIAL.includes(keyword));
  if (special !== undefined)
    withhold('rule/not-modelled', `Damage by a source with ${special} is not worked out here (120.3).`);
  if (object !== null) dealTo(hands, object, amount);
  return true;
}

const SPECIAL: readonly string[] = ['deathtouch', 'infect', 'toxic', 'wither'];

/** It is marked on a creature and takes loyalty from a planeswalker (120.3c, 120.3e). */
function dealTo(hands: Hands, object: NonNullable<GameEvent['object']>, amount: Amount): void {
  const view = viewOf(hands.game, object);
  const types = wordsOf(hands.game, view, 'type');
  const { counters, damage } = view.object;
  if (types.includes('creature')) hands.damage(object, add(damage, amount));
  if (types.includes('planeswalker'))
    hands.counters(object, 'loyalty', subtract(0, atMost(amount, counters.loyalty ?? 0)));
}

function keywords(game: Game, object: NonNullable<GameEvent['object']>): readonly string[] {
  return wordsOf(game, viewOf(game, object), 'keyword');
}
