/** Cleanups (323) and triggered abilities on the chain (383). */

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
import { BOARD } from './zone.js';

/** The turn player, then the others in turn order. */
export function turnOrder(game: Game): readonly PlayerId[] {
  const { players, turn } = game.table.position;
  return players.map((_, index) => ((turn.player + index) % players.length) as PlayerId);
}

export function settle(game: Game): SettleStep {
  const dying = BOARD.flatMap((zone) => game.table.position.zones[zone] ?? [])
    .filter((id) => hasLethalDamage(game, id))
    .map((id) => corrected(game, 'kill', id))
    .filter((event) => !isProhibited(game, event));
  if (dying.length > 0) return { do: 'events', events: dying, rule: cite('cleanup') };
  const loose = (game.table.position.zones.battlefields ?? [])
    .filter((id) => isLooseGear(game, id))
    .map((id) => corrected(game, 'recall', id))
    .filter((event) => !isProhibited(game, event));
  if (loose.length > 0) return { do: 'events', events: loose, rule: cite('gear-recalled') };
  return nextTrigger(game);
}

/** What triggered last is on top of the chain; of one moment, the last player's in turn order. */
function nextTrigger(game: Game): SettleStep {
  const { waiting } = game.table.position;
  const latest = Math.max(...waiting.map(({ moment }) => moment));
  const top = waiting.filter(({ moment }) => moment === latest);
  for (const player of turnOrder(game).toReversed()) {
    const theirs = top.filter(({ env }) => env.you === player);
    const [first, ...others] = theirs;
    if (!first) continue;
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: theirs, rule: cite('triggers') };
  }
  return { do: 'settled' };
}

/** Damage, and at least as much as its Might (143.2.a). The Might of what has no damage is not asked for. */
function hasLethalDamage(game: Game, id: ObjectId): boolean {
  const damage = game.table.position.objects[id]?.damage ?? 0;
  if (compare(damage, 0) <= 0) return false;
  const might = numberOf(game, viewOf(game, id), 'might');
  return might !== null && compare(damage, might) >= 0;
}

/** Gear at a battlefield that is attached to nothing there; what lies face down is none. */
function isLooseGear(game: Game, id: ObjectId): boolean {
  const view = viewOf(game, id);
  return view.object.host === null && wordsOf(game, view, 'type').includes('gear');
}

/** What a cleanup does to an object, by the rules alone. */
function corrected(game: Game, kind: 'kill' | 'recall', id: ObjectId): GameEvent {
  const object = game.table.position.objects[id];
  return makeEvent(game, {
    kind,
    player: object?.controller ?? null,
    object: id,
    share: null,
    other: null,
    from: object?.zone ?? null,
    to: null,
    amount: null,
    detail: null,
    cause: { manner: 'rule', player: null, source: null, ability: null },
  });
}
