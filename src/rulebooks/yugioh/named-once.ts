/** "You can only activate 1 "..." per turn": how many cards of a name have been activated, by whom. */

import type { ObjectId } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { cite, type Rule } from './rule.js';
import { count, countedBy } from './tally.js';

/** The rule by which a card cannot be activated once more this turn. */
export function whyNotAgain(game: Game, { object, by }: Action): Rule | undefined {
  const keys = object === null ? [] : countsOf(game, object, by);
  return keys.some((key) => countedBy(game, key) > 0) ? cite('used-up') : undefined;
}

/** @param change 1 as it is activated, -1 as that is negated */
export function countActivation({ game }: Hands, object: ObjectId, by: number, change: 1 | -1): void {
  for (const key of countsOf(game, object, by)) count(game, key, change);
}

function countsOf({ table }: Game, object: ObjectId, by: number): readonly string[] {
  const card = table.position.objects[object]?.card ?? null;
  return (card === null ? [] : table.registry.ofCard(card)).flatMap(({ ability }) =>
    ability.ability === 'note' && ability.note === 'activated once per turn'
      ? [`${ability.label}/${by}:activated@${table.position.turn.number}`]
      : [],
  );
}
