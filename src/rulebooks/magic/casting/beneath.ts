/**
 * What is beneath a spell on the stack: a spell that is cast as an ability resolves resolves before whatever was put onto the
 * stack together with that ability (405.5, 608.2g).
 */

import type { ObjectId } from '../../../ground/id.js';
import type { GameObject } from '../../../position/object.js';
import type { Waiting } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { wordOf } from './remembered.js';

/** Above how many abilities it was put onto the stack, by the last of their places. */
const ABOVE = 'cast above';

/** A spell remembers what it has come above. */
export function noteBeneath(hands: Hands, spell: ObjectId): void {
  const top = Math.max(0, ...hands.game.table.position.waiting.map(({ link = 0 }) => link));
  if (top > 0) hands.choose(spell, ABOVE, { word: String(top) });
}

/** Whether an ability on the stack is beneath a spell. */
export function isBeneath({ table }: Game, { link = 0 }: Waiting): boolean {
  const { zones, objects } = table.position;
  return (zones.stack ?? []).some((id) => {
    const above = wordOf(objects[id]?.chosen[ABOVE]);
    return above !== null && Number(above) >= link;
  });
}

/** What a permanent knows of the spell that it was (400.7d): not what was beneath that. */
export function ofSpell({ chosen }: GameObject): GameObject['chosen'] {
  const { [ABOVE]: _, ...known } = chosen;
  return known;
}
