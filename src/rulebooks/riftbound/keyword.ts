/** Keywords of Riftbound: how cards write them, and what they stand for (800s). */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';

/** Keywords that say when a card can be played or how it fights: no bearing on what replaces what. */
export const KEYWORDS = ['Hidden', 'Action', 'Reaction', 'Ganking', 'Tank', 'Temporary'] as const;

/** Keywords with an amount, which is 1 where none is given: [Assault], [Assault 2]. */
export const KEYWORDS_WITH_AMOUNT = ['Assault', 'Shield'] as const;

const ME: What = { what: 'this', said: 'me' };

export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'assault':
      return [stronger(keyword, 'attacking')];
    case 'shield':
      return [stronger(keyword, 'defending')];
    case 'temporary':
      // Killed as its controller's turn begins.
      return [
        {
          ability: 'triggered',
          opens: 'at',
          on: { event: 'begin turn', by: { who: 'you' } },
          do: [{ do: 'act', act: { event: 'kill', object: ME } }],
        },
      ];
    default:
      return KEYWORDS.some((known) => known.toLowerCase() === keyword.keyword) ? [] : null;
  }
}

/** More Might while it is an attacker or a defender. */
function stronger({ amount = 1 }: KeywordAbility, status: string): Ability {
  return {
    ability: 'static',
    affects: ME,
    ops: [{ op: 'modify', trait: 'might', by: amount }],
    while: { if: 'is', what: ME, tests: [{ test: 'status', status }] },
  };
}
