/** What is at a battlefield. */

import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import type { ObjectId } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';

export function unitsAt(game: Game, battlefield: ObjectId): readonly ObjectId[] {
  return (game.table.position.zones.battlefields ?? []).filter((id) => {
    const view = viewOf(game, id);
    return view.object.at === battlefield && wordsOf(game, view, 'type').includes('unit');
  });
}
