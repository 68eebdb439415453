/** Who controls what has come under the control of a player, or what is new. */

import type { PlayerId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Change, Thing } from '../message/message.js';
import type { Naming } from '../name/things.js';

/** Whether nothing else says whose something is that is new: no board has named it. */
export function isAnybodys({ table }: Game, { of }: Thing): boolean {
  return table.position.players.length > 1 && of === null;
}

/**
 * Who controls an object now, and its statuses.
 * @param usual who has controlled it, where anybody has
 */
export function handed(
  { catalogue }: Game,
  naming: Naming,
  object: GameObject,
  usual: PlayerId | null,
  statuses: readonly Change[],
): Change[] {
  const { isControlled = () => true } = catalogue;
  const from = usual === null ? null : naming.player(usual);
  // That it has a controller now says that it no longer has a status by which nobody has it.
  const says = (one: Change): boolean =>
    usual !== null || one.change !== 'status' || isControlled({ ...object, status: [one.status] });
  return [{ change: 'controller', from, to: naming.player(object.controller) }, ...statuses.filter(says)];
}
