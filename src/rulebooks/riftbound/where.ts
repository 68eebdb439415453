/** To which battlefields a unit can be played (355.2). */

import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import { unitsAt } from './there.js';

/**
 * A unit is played to a battlefield that its player controls, or where a text lets it be played: there its player has units.
 * @throws {Withheld} `action/where` where it cannot be played to that place
 */
export function mustBePlayable(game: Game, { by, object, other }: Action): void {
  if (object === null || other === null) return;
  const isUnit = wordsOf(game, viewOf(game, object), 'type').includes('unit');
  const field = viewOf(game, other);
  const isField =
    wordsOf(game, field, 'type').includes('battlefield') && field.object.zone === 'battlefields';
  const controls = field.object.controller === by && !field.object.status.includes('uncontrolled');
  const isThere = unitsAt(game, other).some((id) => viewOf(game, id).object.controller === by);
  if (isUnit && isField && (controls || isThere)) return;
  withhold(
    'action/where',
    'This card cannot be played to that place.',
    'Name a battlefield that its player controls by then, or take `with` out: then it enters at the base.',
  );
}
