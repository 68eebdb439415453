/** What an object has done that has left by then, and is still asked for. */

import type { ObjectId } from '../../ground/id.js';
import { withLinks } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';

/** An object is linked to others as what it last was (Magic 608.2h); where it was nothing, nothing is. */
export function linkLast({ table }: Game, id: ObjectId, relation: string, to: readonly ObjectId[]): void {
  const object = table.position.objects[id];
  if (!object?.was) return;
  const { traits, object: last } = object.was;
  const linked = withLinks(last.linked, relation, to);
  table.journal.set(object, 'was', { object: { ...last, linked }, traits });
  table.touch(id);
}
