/** State-based actions (704) and triggered abilities (603.3b, 608). */

import { viewOf } from '../../evaluate/characteristics.js';
import { makeEvent } from '../../evaluate/plan.js';
import { numberOf, wordsOf } from '../../evaluate/test.js';
import { compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { isProhibited } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { cite } from './rule.js';

/** The active player, then the others in turn order. */
export function turnOrder(game: Game): readonly PlayerId[] {
  const { players, turn } = game.table.position;
  return players.map((_, index) => ((turn.player + index) % players.length) as PlayerId);
}

export function settle(game: Game): SettleStep {
  const toughless = creatures(game).filter((id) => atMostZero(game, id));
  if (toughless.length > 0) {
    const events = toughless.map((id) => byRule(game, id, 'move'));
    return { do: 'events', events, rule: cite('zero-toughness') };
  }
  const damaged = creatures(game)
    .filter((id) => hasLethalDamage(game, id))
    .map((id) => byRule(game, id, 'destroy'))
    .filter((event) => !isProhibited(game, event));
  if (damaged.length > 0) return { do: 'events', events: damaged, rule: cite('lethal-damage') };
  return nextTrigger(game);
}

/** The abilities that triggered last are on top of the stack; among them the last player's in turn order. */
function nextTrigger(game: Game): SettleStep {
  const { waiting } = game.table.position;
  const latest = Math.max(...waiting.map(({ moment }) => moment));
  const top = waiting.filter(({ moment }) => moment === latest);
  for (const player of turnOrder(game).toReversed()) {
    const theirs = top.filter(({ env }) => env.you === player);
    const [first, ...others] = theirs;
    if (!first) continue;
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: theirs, rule: cite('trigger-order') };
  }
  return { do: 'settled' };
}

function creatures(game: Game): ObjectId[] {
  return (game.table.position.zones.battlefield ?? []).filter((id) => {
    const view = viewOf(game, id);
    return view.traits !== null && wordsOf(game, view, 'type').includes('creature');
  });
}

/** A creature whose toughness nobody wrote down is not looked at here; a ruling that needs it asks for it. */
function toughnessOf(game: Game, id: ObjectId) {
  const view = viewOf(game, id);
  return view.traits?.toughness === undefined ? null : numberOf(game, view, 'toughness');
}

function atMostZero(game: Game, id: ObjectId): boolean {
  const toughness = toughnessOf(game, id);
  return toughness !== null && compare(toughness, 0) <= 0;
}

function hasLethalDamage(game: Game, id: ObjectId): boolean {
  const toughness = toughnessOf(game, id);
  const damage = game.table.position.objects[id]?.damage ?? 0;
  return toughness !== null && compare(damage, 0) > 0 && compare(damage, toughness) >= 0;
}

function byRule(game: Game, id: ObjectId, kind: string): GameEvent {
  const object = game.table.position.objects[id];
  return makeEvent(game, {
    kind,
    player: object?.controller ?? null,
    object: id,
    share: null,
    other: null,
    from: 'battlefield',
    to: kind === 'move' ? { zone: 'graveyard', holder: object?.owner ?? null, at: null } : null,
    amount: null,
    detail: null,
    cause: { manner: 'rule', player: null, source: null, ability: null },
  });
}
