/** State-based actions and waiting abilities (rules 703.4 and 101.4). */

import { numberOf, wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { compare } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Pressing, SettleStep } from '../../rulebook/policy.js';
import { byRule } from '../common/settle.js';
import { turnPlayersFirst } from '../common/waiting.js';
import { isBrokenOff } from './combat.js';
import { decked } from './defeat.js';
import { isOfShields } from './keyword.js';
import { cite } from './rule.js';
import { isA } from './type.js';
import { mustLieThere, mustRest } from './unmodelled.js';

/** State-based actions come as soon as there is reason for them, in the middle of a resolution too (111.2d, 703.3). */
export function presses(game: Game): Pressing | null {
  const losing = decked(game);
  if (losing.length > 0) return { events: losing, rule: cite('deck-out') };
  if (isBrokenOff(game)) return { events: [byRule(game, 'break off', null)], rule: cite('attack-ends') };
  const returning = psychics(game);
  if (returning.length > 0) return { events: returning, rule: cite('psychic-returns') };
  mustRest(game);
  const events = powerless(game);
  return events.length > 0 ? { events, rule: cite('state-based') } : null;
}

export function settle(game: Game): SettleStep {
  const { waiting } = game.table.position;
  const triggers = waiting.filter(({ ability }) =>
    // Shield triggers and the like come before anything else that waits (101.4a).
    isOfShields(game.table.registry.ability(ability)),
  );
  return turnPlayersFirst(game, cite('waiting'), triggers.length > 0 ? triggers : waiting);
}

/** The zones in which such cards do not stay. */
const ELSEWHERE = ['hand', 'deck', 'graveyard', 'mana', 'shields'];

/** Cards that are kept in the hyperspatial zone. */
const KEPT = ['psychic', 'dragheart'];

/** What is kept in the hyperspatial zone goes back to it from wherever else it is put (117.1). */
function psychics(game: Game): GameEvent[] {
  return flat(game.table.position.objects, ({ id, zone, owner }) => {
    if (!ELSEWHERE.includes(zone)) return [];
    const view = viewOf(game, id);
    mustLieThere(view);
    if (!KEPT.some((type) => isA(view, type))) return [];
    return [byRule(game, 'move', id, { to: { zone: 'hyperspatial', holder: owner, at: null } })];
  });
}

/** A creature with power 0 or less is destroyed, unless it can't be (700.3). */
function powerless(game: Game): GameEvent[] {
  const { zones, turn } = game.table.position;
  return flat(zones.battle ?? [], (id) => {
    const view = viewOf(game, id);
    if (!wordsOf(game, view, 'type').includes('creature')) return [];
    const power = view.traits?.power === undefined ? null : numberOf(game, view, 'power');
    if (power === null || compare(power, 0) > 0) return [];
    const event = byRule(game, 'destroy', id, { player: turn.player });
    return isProhibited(game, event) ? [] : [event];
  });
}
