/** Equal objects that stand as one, and an ability that each of them has been given. */

import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isField } from '../../rulebook/game.js';
import { countsForEach } from '../../table/registry.js';
import { concernsItself } from '../../table/watch.js';
import type { Watcher } from './at-object.js';

/**
 * What looks at an event is one, and not one of each of several. What triggers on the objects themselves as they leave
 * triggers for each, and finds none of them there.
 *
 * @throws {Withheld} where it is one of each: how often it applies or triggers is not worked out
 */
export function mustBeOne(game: Game, { source, lasting, keyed }: Watcher, { object, to }: GameEvent): void {
  if (source === null || lasting !== null) return;
  if ((game.table.position.objects[source]?.count ?? 1) === 1 || !countsForEach(keyed.ability)) return;
  if (source === object && to !== null && !isField(game, to.zone) && concernsItself(keyed.ability)) return;
  withhold(
    'rule/not-modelled',
    'Several equal objects stand as one here, and each of them has been given an ability; what that comes to is not worked out.',
  );
}
