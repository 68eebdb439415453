/** Some nodes of a group, by their names. */

import type { GroupFrame, Node } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import { changeNodes } from './work.js';

/** Makes those of these names anew; the others stay. */
export function changeThese(
  game: Game,
  frame: GroupFrame,
  ids: readonly number[],
  how: (node: Node) => Node | Node[],
): void {
  const those = new Set(ids);
  changeNodes(game, frame, (node) => (those.has(node.id) ? how(node) : node));
}
