/** Keywords of Riftbound: how cards write them (800s). What they stand for stands in `meaning.ts`. */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import { meaningOf } from './meaning.js';

/** Keywords that say when a card can be played or how it fights: no bearing on what replaces what. */
const SILENT = ['Hidden', 'Action', 'Reaction', 'Ganking', 'Tank', 'Backline', 'Ambush', 'Unique'] as const;

/** Keywords that stand alone. */
export const KEYWORDS = [...SILENT, 'Temporary', 'Accelerate', 'Vision'] as const;

/** Keywords with a cost: [Flow] [3], [Equip] [Calm]. */
export const KEYWORDS_WITH_COST = ['Flow', 'Equip', 'Repeat'] as const;

/** Keywords with an amount, which is 1 where none is given: [Assault], [Assault 2]. */
export const KEYWORDS_WITH_AMOUNT = ['Assault', 'Shield', 'Deflect', 'Hunt'] as const;

export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  const isSilent = SILENT.some((known) => known.toLowerCase() === keyword.keyword);
  return isSilent ? [] : meaningOf(keyword);
}
