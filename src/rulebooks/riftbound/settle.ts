/** Cleanups (323) and triggered abilities on the chain (383). */

import { numberOf, wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { stacked } from '../common/chained.js';
import { byRule } from '../common/settle.js';
import { losing, uncovering } from './battlefield/losing.js';
import { hasWon, winning } from './battlefield/points.js';
import { combatCleanup, mustBeOfTwo } from './combat/fighting.js';
import { playingNext } from './playing/by-effect.js';
import { looseUnit, mustBeOffered } from './replacing/unsettled.js';
import { cite, type Version } from './rule.js';
import { FOUGHT_OUT, LEFT, PENDING, POINTS, VICTORY } from './value.js';
import { versionOf } from './version.js';
import { BOARD } from './zone.js';

export function settle(game: Game): SettleStep {
  const won = winner(game);
  if (won !== null) return { do: 'events', events: [winning(won)], rule: cite('wins') };
  if (game.table.position.players.length > 2) mustBeOfTwo(game);
  const dying = BOARD.flatMap((zone) => game.table.position.zones[zone] ?? [])
    .filter((id) => hasLethalDamage(game, id))
    .map((id) => byRule(game, 'kill', id))
    .filter((event) => !isProhibited(game, event));
  const fought = (game.table.position.zones.battlefields ?? []).find((id) => isLinked(game, id, FOUGHT_OUT));
  if (fought !== undefined) return combatCleanup(game, fought, dying);
  if (dying.length > 0) return { do: 'events', events: dying, rule: cite('cleanup') };
  const loose = (game.table.position.zones.battlefields ?? [])
    .filter((id) => isLooseGear(game, id))
    .map((id) => byRule(game, 'recall', id))
    .filter((event) => !isProhibited(game, event));
  if (loose.length > 0) return { do: 'events', events: loose, rule: cite('gear-recalled') };
  const hidden = (game.table.position.zones.battlefields ?? []).filter((id) => isHidden(game, id));
  const uncovered = hidden.length > 0 ? uncovering(game, hidden) : null;
  if (uncovered) return uncovered;
  const pending = (game.table.position.zones.chain ?? []).filter((id) => isLinked(game, id, PENDING));
  if (pending.length > 0) return playingNext(game, pending);
  // Each goes onto the chain with what it chooses before any of them resolves (355, 383.3).
  if (game.table.position.waiting.length > 0) {
    const step = stacked(game, cite('triggers'), 'chosen first');
    if (step.do === 'announce') mustBeOffered(game, step.waiting);
    return step;
  }
  const left = (game.table.position.zones.battlefields ?? []).filter((id) => isLinked(game, id, LEFT));
  return left.length === 0 ? { do: 'settled' } : losing(game, left);
}

function isLinked({ table }: Game, id: ObjectId, relation: string): boolean {
  return (table.position.objects[id]?.linked[relation] ?? []).length > 0;
}

function isHidden({ table }: Game, id: ObjectId): boolean {
  return table.position.objects[id]?.status.includes('face down') ?? false;
}

/** Who has won, where points are kept at all. */
function winner(game: Game): PlayerId | null {
  const { players } = game.table.position;
  if (!players.some(({ values }) => values[POINTS] !== undefined && values[VICTORY] !== undefined))
    return null;
  return players.find(({ id, values }) => values[VICTORY] !== undefined && hasWon(game, id))?.id ?? null;
}

/** Damage, and at least as much as its Might (143.2.a). The Might of what has no damage is not asked for. */
function hasLethalDamage(game: Game, id: ObjectId): boolean {
  const damage = game.table.position.objects[id]?.damage ?? 0;
  if (compare(damage, 0) <= 0) return false;
  const might = numberOf(game, viewOf(game, id), 'might');
  return might !== null && compare(damage, might) >= 0;
}

/** Gear at a battlefield that is attached to nothing there; what lies face down is none, nor is a unit (457.1, 323.7). */
function isLooseGear(game: Game, id: ObjectId): boolean {
  const view = viewOf(game, id);
  const types = wordsOf(game, view, 'type');
  if (view.object.host !== null || !types.includes('gear')) return false;
  if (!types.includes('unit')) return true;
  return UNITS_STAY[versionOf(game)] ? false : looseUnit();
}

/** Whether it is said everywhere that gear which is a unit as well is not recalled (457.1). */
const UNITS_STAY: { readonly [version in Version]: boolean } = { '1.4': true, '1.3': false };
