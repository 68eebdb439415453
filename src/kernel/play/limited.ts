/** Uses that a sentence of a card limits. */

import type { CardLimit } from '../../ability/duration.js';
import type { AbilityKey, EffectKey, PlayerId } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';
import type { Used } from './counts.js';

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

/** Whether its use, of which a player has one for all cards of a name, is counted once it is announced. */
export function isUsedLater({ policy, table }: Game, { key, ability }: Used): boolean {
  if (ability.ability !== 'triggered' || table.registry.limitedBy(key) === null) return false;
  return policy.usedAsAnnounced?.(ability) ?? false;
}
