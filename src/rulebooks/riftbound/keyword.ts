/** Keywords of Riftbound: how cards write them, and what they stand for (800s). */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';

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

/** Keywords with a cost: [Flow] [3]. */
export const KEYWORDS_WITH_COST = ['Flow'] as const;

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
    case 'accelerate':
      return ACCELERATE;
    case 'flow':
      return FLOW;
    default:
      return KEYWORDS.some((known) => known.toLowerCase() === keyword.keyword) ? [] : null;
  }
}

/** An additional cost that may be paid, and where it is, the unit enters ready (805.1.a). */
const ACCELERATE: readonly Ability[] = [
  {
    ability: 'additional cost',
    optional: true,
    cost: [{ do: 'act', act: { event: 'pay', mana: '[1][C]' } }],
    yes: [{ do: 'act', act: { event: 'accelerate', object: ME } }],
    of: ME,
  },
  {
    ability: 'replacement',
    watch: { event: 'enter', object: { what: 'this', said: 'I' } },
    given: { if: 'fact', fact: 'I was accelerated' },
    givenLast: 'if',
    outcome: { outcome: 'modify', changes: [{ change: 'status', status: 'exhausted', without: true }] },
    says: 'plain',
  },
];

/** What was played for its Flow cost is banished as it leaves the chain (829.1.b.1). */
const FLOW: readonly Ability[] = [
  {
    ability: 'replacement',
    zone: 'chain',
    opens: 'if',
    watch: { event: 'put', object: { what: 'this' }, from: { zone: 'chain' } },
    given: { if: 'fact', fact: 'this was played for its Flow cost' },
    outcome: { outcome: 'stand in', do: [{ do: 'act', act: { event: 'banish', object: { what: 'this' } } }] },
    says: 'instead',
  },
];

/** More Might while it is an attacker or a defender. */
function stronger({ amount = 1 }: KeywordAbility, status: string): Ability {
  return {
    ability: 'static',
    affects: ME,
    ops: [{ op: 'modify', trait: 'might', by: amount }],
    while: { if: 'is', what: ME, tests: [{ test: 'status', status }] },
  };
}
