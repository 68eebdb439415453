/** What a player does with a card takes controlling it. */

import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';

/**
 * @param does what the player would do with the object: "use", "attack with"
 * @throws {Withheld} `action/not-yours` where somebody else controls it
 */
export function mustBeTheirs({ table }: Game, { by, object: id }: Action, does: string): void {
  const { players, cards, objects } = table.position;
  const object = id === null ? undefined : objects[id];
  if (!object || object.controller === by) return;
  const [user, owner] = [players[by]?.name, players[object.controller]?.name];
  const name = object.label ?? (object.card === null ? 'this' : cards[object.card]?.name);
  withhold(
    'action/not-yours',
    `${user} cannot ${does} ${name}: only its controller can, who is ${owner}.`,
    `Write \`by: ${owner}\`.`,
  );
}
