/** To which battlefields a unit can be played (355.2) or move of its own, and whether something is there to be attached to. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import type { View } from '../../../table/view.js';
import { mustBeTheirs } from '../../common/theirs.js';
import { isControlledBy } from '../object/bring.js';
import { MOVE_FROM_ANYWHERE } from '../value.js';
import { BOARD } from '../zone.js';
import { sidesAt, unitsOnBoard } from './there.js';

/**
 * A unit is played to a battlefield that its player controls, or where a text lets it be played: there its player has units.
 * @throws {Withheld} `action/where` where it cannot be played to that place
 */
export function mustBePlayable(game: Game, { by, object, other }: Action): void {
  if (object === null || other === null) return;
  const isUnit = wordsOf(game, viewOf(game, object), 'type').includes('unit');
  const field = viewOf(game, other);
  const controls = isControlledBy(field.object, by);
  const isThere = sidesAt(game, other).includes(by);
  if (isUnit && isBattlefield(game, field) && (controls || isThere)) return;
  withhold(
    'action/where',
    'This card cannot be played to that place.',
    'Name a battlefield that its player controls by then, or take `with` out: then it enters at the base.',
  );
}

/** Where a player can play something that no text says more of: at their base, null, a unit also at a battlefield that they control. */
export function placesToPlay(game: Game, object: ObjectId, by: PlayerId): readonly (ObjectId | null)[] {
  if (!wordsOf(game, viewOf(game, object), 'type').includes('unit')) return [null];
  const fields = (game.table.position.zones.battlefields ?? []).filter((id) => {
    const field = viewOf(game, id);
    return isBattlefield(game, field) && isControlledBy(field.object, by);
  });
  return [null, ...fields];
}

/**
 * What lies face down at a battlefield can be played from there (811), which is more than being in play.
 * @throws {Withheld} always of such a card
 */
export function mustLieOpen(game: Game, { object }: Action): void {
  if (object === null || !game.table.position.objects[object]?.status.includes('face down')) return;
  withhold(
    'rule/not-modelled',
    'That a card is played from where it lies face down is not worked out.',
    'Write the board as it is once the card is played, or have a text do what it does (`say`).',
  );
}

/**
 * By a standard move a player's own unit comes from their base to a battlefield or back, or to another battlefield with
 * Ganking, or where that lets it come from anywhere (144.4).
 * @throws {Withheld} `action/where` where that is no battlefield, `action/not-yours` where the unit is another player's
 */
export function mayMove(game: Game, action: Action): boolean {
  const { object, other } = action;
  if (object === null) return false;
  const unit = viewOf(game, object);
  // What is not on the board cannot be exhausted for it.
  if (!BOARD.includes(unit.object.zone)) return true;
  mustBeTheirs(game, action, 'move');
  const isUnit = wordsOf(game, unit, 'type').includes('unit');
  const inBase = unit.object.zone === 'base';
  if (other === null) return isUnit && !inBase;
  const field = viewOf(game, other);
  if (!isBattlefield(game, field))
    withhold(
      'action/where',
      'This cannot move to that place by a standard move.',
      'Name the battlefield to which it moves, or take `with` out: then it moves to its base.',
    );
  return isUnit && (inBase || (unit.object.at !== other && comesFromBattlefields(game, unit, field)));
}

function comesFromBattlefields(game: Game, unit: View, { abilities }: View): boolean {
  return (
    wordsOf(game, unit, 'keyword').includes('ganking') ||
    abilities.some(({ ability }) => ability.ability === 'note' && ability.note === MOVE_FROM_ANYWHERE)
  );
}

function isBattlefield(game: Game, field: View): boolean {
  return wordsOf(game, field, 'type').includes('battlefield') && field.object.zone === 'battlefields';
}

/**
 * What is to be attached is attached to a unit of its player's (818.1.b).
 * @throws {Withheld} `action/no-choice` where its player has none
 */
export function mustHaveChoice(game: Game, { do: [first], env: { you } }: Steps): void {
  if (first?.do !== 'act' || first.act.event !== 'attach') return;
  if (unitsOnBoard(game).some((id) => viewOf(game, id).object.controller === you)) return;
  withhold(
    'action/no-choice',
    'There is no unit to which this could be attached.',
    'Take the action out, or see to it that its player has a unit.',
  );
}
