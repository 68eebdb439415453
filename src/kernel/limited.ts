/** Uses that a sentence of a card limits. */

import type { CardLimit } from '../ability/duration.js';
import type { AbilityKey, EffectKey, PlayerId } from '../ground/id.js';
import type { Game } from '../rulebook/game.js';

/** Where the uses of an effect are counted that a sentence of its card limits. */
export function countedUnder(
  { table }: Game,
  { name, shared, per }: CardLimit,
  key: AbilityKey,
  effect: EffectKey | null,
  by: PlayerId,
): string {
  const of = name === undefined ? effect : `${name}/${shared ? '*' : key}/${by}`;
  return per === undefined ? `${of}@${table.position.turn.number}` : `${of}:${per}`;
}
