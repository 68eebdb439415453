/** Xyz Materials: they lie beneath their monster, on the field or about to be, and are sent to the GY together with it. */

import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import { byRule } from '../../common/settle.js';
import { BEING_SUMMONED } from '../word.js';

/** Those of a monster that goes elsewhere, save what is detached in the same moment: no effect sends them to the GY. */
export function takenAlong(game: Game, { object, to }: GameEvent, among: readonly GameEvent[]): GameEvent[] {
  if (object === null || to?.zone === 'monsters') return [];
  return sentToGy(game, ({ id, host }) => host === object && among.every((one) => one.object !== id));
}

/** Those of monsters that are no longer there. */
export function leftBehind(game: Game): GameEvent[] {
  return sentToGy(game, ({ host }) => !canHold(game, host));
}

/** Whether Materials can lie beneath it: a monster on the field, or one that is being summoned with them. */
export function canHold({ table }: Game, id: ObjectId | null): boolean {
  const host = id === null ? undefined : table.position.objects[id];
  return host?.zone === 'monsters' || (host?.zone === 'extra deck' && host.status.includes(BEING_SUMMONED));
}

function sentToGy(game: Game, among: (material: GameObject) => boolean): GameEvent[] {
  const { objects, zones } = game.table.position;
  return (zones.materials ?? []).flatMap((id) => {
    const material = objects[id];
    if (!material || !among(material)) return [];
    return [byRule(game, 'move', id, { to: { zone: 'gy', holder: material.owner, at: null } })];
  });
}
