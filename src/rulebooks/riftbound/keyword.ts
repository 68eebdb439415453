/** Keywords of Riftbound: how cards write them (800s). What they stand for stands in `meaning.ts`. */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import { accelerate, equip, flow, stronger, temporary } from './meaning.js';

/** Keywords that say when a card can be played or how it fights: no bearing on what replaces what. */
export const KEYWORDS = [
  'Hidden',
  'Action',
  'Reaction',
  'Ganking',
  'Tank',
  'Backline',
  'Ambush',
  'Unique',
  'Temporary',
  'Accelerate',
] as const;

/** Keywords with a cost: [Flow] [3], [Equip] [Calm]. */
export const KEYWORDS_WITH_COST = ['Flow', 'Equip'] as const;

/** Keywords with an amount, which is 1 where none is given: [Assault], [Assault 2]. */
export const KEYWORDS_WITH_AMOUNT = ['Assault', 'Shield', 'Deflect'] as const;

export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'assault':
      return stronger(keyword, 'attacking');
    case 'shield':
      return stronger(keyword, 'defending');
    case 'temporary':
      return temporary();
    case 'accelerate':
      return accelerate();
    case 'flow':
      return flow();
    case 'equip':
      return equip(keyword);
    // What it asks of opponents is a part of what playing costs them (809), which is taken as paid.
    case 'deflect':
      return [];
    default:
      return KEYWORDS.some((known) => known.toLowerCase() === keyword.keyword) ? [] : null;
  }
}
