/**
 * How a player loses control of a battlefield without a combat: no unit of theirs is there any more (190.4). What is hidden
 * there goes with it (323.7).
 */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { SettleStep } from '../../../rulebook/policy.js';
import { byRule } from '../../common/settle.js';
import { cite } from '../rule.js';
import { FOUGHT_OVER, LEFT } from '../value.js';
import { isUnitOnBoard, unitsAt } from './there.js';

/**
 * A unit of the player who controls the battlefield leaves it. Whoever controls one where the scenario places no unit has
 * none that could leave, and keeps it.
 */
export function noteLeft(hands: Hands, unit: ObjectId, field: ObjectId): void {
  if (isUnitOnBoard(hands.game, unit)) hands.link(field, LEFT, [field], { only: true });
}

/** Who controls one of these and has no unit there loses control of it, unless there is a chain (190.4.c). */
export function losing(game: Game, fields: readonly ObjectId[]): SettleStep {
  const open = (game.table.position.zones.chain ?? []).length === 0;
  const events = fields
    .filter((id) => open && isLost(game, id))
    .map((id) => byRule(game, 'lose control', id));
  return events.length === 0 ? { do: 'settled' } : { do: 'events', events, rule: cite('loses-control') };
}

/** Nobody fights over it or is about to: who is there alone contests it, and takes it by conquering. */
function isLost(game: Game, id: ObjectId): boolean {
  const { status = [], linked = {} } = game.table.position.objects[id] ?? {};
  if (status.includes('uncontrolled') || (linked[FOUGHT_OVER] ?? []).length > 0) return false;
  return viewOf(game, id).object.zone === 'battlefields' && unitsAt(game, id).length === 0;
}

/**
 * What lies face down at a battlefield that its own controller does not control is put into its owner's trash (323.7);
 * null where each of these may stay.
 */
export function uncovering(game: Game, hidden: readonly ObjectId[]): SettleStep | null {
  const events = hidden.filter((id) => !mayStay(game, id)).map((id) => byRule(game, 'uncover', id));
  return events.length === 0 ? null : { do: 'events', events, rule: cite('uncovered') };
}

function mayStay({ table }: Game, id: ObjectId): boolean {
  const { objects } = table.position;
  const { at = null, controller } = objects[id] ?? {};
  const field = at === null ? undefined : objects[at];
  return field === undefined || (field.controller === controller && !field.status.includes('uncontrolled'));
}

export function loseControl(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  hands.status(object, 'uncontrolled', true);
  return true;
}
