/** The units on the board, and those at a battlefield. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { Game } from '../../../rulebook/game.js';
import { BOARD } from '../zone.js';

export function unitsAt(game: Game, battlefield: ObjectId): readonly ObjectId[] {
  return (game.table.position.zones.battlefields ?? []).filter((id) => {
    const view = viewOf(game, id);
    return view.object.at === battlefield && wordsOf(game, view, 'type').includes('unit');
  });
}

/** Whose the units at a battlefield are, unit by unit. */
export function sidesAt(game: Game, battlefield: ObjectId): readonly PlayerId[] {
  return unitsAt(game, battlefield).map((id) => viewOf(game, id).object.controller);
}

export function unitsOnBoard(game: Game): readonly ObjectId[] {
  const there = BOARD.flatMap((zone) => game.table.position.zones[zone] ?? []);
  return there.filter((id) => isUnitOnBoard(game, id));
}

export function isUnitOnBoard(game: Game, id: ObjectId): boolean {
  const view = viewOf(game, id);
  return BOARD.includes(view.object.zone) && wordsOf(game, view, 'type').includes('unit');
}
