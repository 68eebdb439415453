/** What the keywords of Riftbound stand for (800s). */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';

const ME: What = { what: 'this', said: 'me' };

/** What a keyword stands for; null where it is none. */
export function meaningOf(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'assault':
      return stronger(keyword, 'attacking');
    case 'shield':
      return stronger(keyword, 'defending');
    case 'hunt':
      return hunt(keyword);
    case 'temporary':
      return TEMPORARY;
    case 'accelerate':
      return ACCELERATE;
    case 'flow':
      return FLOW;
    case 'repeat':
      return repeat(keyword);
    case 'vision':
      return VISION;
    case 'equip':
      return equip(keyword);
    // What it asks of opponents is a part of what playing costs them (809), which is taken as paid.
    case 'deflect':
      return [];
    default:
      return null;
  }
}

/** For its cost it is attached to a unit of its controller's (818.1.b). */
function equip({ cost = '' }: KeywordAbility): readonly Ability[] {
  return [
    {
      ability: 'activated',
      cost: [{ do: 'act', act: { event: 'pay', mana: cost } }],
      do: [{ do: 'act', act: { event: 'attach', object: { what: 'this' }, other: UNIT_OF_YOURS } }],
    },
  ];
}

const UNIT_OF_YOURS: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: {
    head: { noun: { trait: 'type', is: 'unit' }, sort: 'permanent' },
    which: [{ test: 'controlled', by: { who: 'you' } }],
  },
};

/** More Might while it is an attacker or a defender. */
function stronger({ amount = 1 }: KeywordAbility, status: string): readonly Ability[] {
  return [
    {
      ability: 'static',
      affects: ME,
      ops: [{ op: 'modify', trait: 'might', by: amount }],
      while: { if: 'is', what: ME, tests: [{ test: 'status', status }] },
    },
  ];
}

/** XP for its controller as it conquers or holds (823.1). */
function hunt({ amount = 1 }: KeywordAbility): readonly Ability[] {
  return [
    {
      ability: 'triggered',
      on: { event: 'unit conquers or holds', object: ME },
      do: [{ do: 'act', act: { event: 'gain xp', amount } }],
    },
  ];
}

/** Killed as its controller's turn begins. */
const TEMPORARY: readonly Ability[] = [
  {
    ability: 'triggered',
    opens: 'at',
    on: { event: 'begin turn', by: { who: 'you' } },
    do: [{ do: 'act', act: { event: 'kill', object: ME } }],
  },
];

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

/** As it is played its player looks at the top card of their Main Deck, and may recycle it (817.1.b). */
const VISION: readonly Ability[] = [
  {
    ability: 'triggered',
    on: { event: 'play', by: { who: 'you' }, object: ME },
    do: [
      {
        do: 'act',
        act: { event: 'see', object: { what: 'top', amount: 1, of: { who: 'you' }, zone: 'deck', as: 0 } },
      },
      {
        do: 'may',
        who: { who: 'you' },
        steps: [{ do: 'act', act: { event: 'recycle', object: { what: 'that', of: 0, said: 'it' } } }],
      },
    ],
  },
];

/** A cost that may be paid besides, for which all that the spell tells is done once more (820.1.d). */
function repeat({ cost = '' }: KeywordAbility): readonly Ability[] {
  return [
    {
      ability: 'additional cost',
      optional: true,
      cost: [{ do: 'act', act: { event: 'pay', mana: cost } }],
      yes: [{ do: 'act', act: { event: 'repeat', object: ME } }],
      of: { what: 'this' },
    },
  ];
}
