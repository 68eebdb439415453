/**
 * What a monster has done this turn, or how it has come: a monster that is turned face-down stays the same one, and that
 * is not forgotten. Of one that has left the field and comes back nothing is.
 */

import type { ObjectId } from '../../../ground/id.js';
import type { Game } from '../../../rulebook/game.js';
import { count, countedBy, inTurn } from '../tally.js';

/** It has declared an attack; it has been Normal, Special or Flip Summoned. */
const DEEDS = ['attack', 'summon'] as const;

export type Deed = (typeof DEEDS)[number];

export function noteDeed(game: Game, id: ObjectId, deed: Deed): void {
  if (!hasDone(game, id, deed)) count(game, keyOf(game, id, deed), 1);
}

export function hasDone(game: Game, id: ObjectId, deed: Deed): boolean {
  return countedBy(game, keyOf(game, id, deed)) > 0;
}

/** What it had done is noted of it as it now is. @param stint as which it lay there before */
export function keepDeeds(game: Game, id: ObjectId, stint: number): void {
  for (const deed of DEEDS) if (countedBy(game, keyOf(game, id, deed, stint)) > 0) noteDeed(game, id, deed);
}

/**
 * It is kept as a use of an effect is. What comes to the field again has attacked no more; it is there by a summon again, or it
 * comes as it lay, so that summons need not be told apart (and rounds of them leave no more behind than one).
 */
function keyOf(game: Game, id: ObjectId, deed: Deed, stint?: number): string {
  const as = deed === 'summon' ? '' : `.${stint ?? game.table.position.objects[id]?.stint ?? 0}`;
  return inTurn(game, `o${id}${as}:${deed}`);
}
