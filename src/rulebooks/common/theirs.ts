/** What a player does with a card takes controlling it. */

import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import { nameIn } from '../../position/name.js';
import type { Game } from '../../rulebook/game.js';

/**
 * @param does what the player would do with the object: "use", "attack with"
 * @throws {Withheld} `action/not-yours` where somebody else controls it
 */
export function mustBeTheirs(game: Game, { by, object: id }: Action, does: string): void {
  const { players, objects } = game.table.position;
  const object = id === null ? undefined : objects[id];
  if (!object || object.controller === by) return;
  const [user, owner] = [players[by]?.name, players[object.controller]?.name];
  const name = nameIn(game.table.position, id) ?? 'this';
  withhold(
    'action/not-yours',
    `${user} cannot ${does} ${name}: only its controller can, who is ${owner}.`,
    `Write \`by: ${owner}\`.`,
  );
}
