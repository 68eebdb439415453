/** Keywords of Magic (702): how cards write them, and what they stand for. */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';

/** Keywords that an object simply has. */
export const KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
] as const;

/** Keywords with a number: "devour 3". */
export const KEYWORDS_WITH_AMOUNT = ['devour'] as const;

const THIS: What = { what: 'this', noun: 'creature' };

/** What a keyword stands for. */
export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'devour':
      return [devour(keyword.amount ?? 0)];
    case 'indestructible':
      return [{ ability: 'cannot', act: { event: 'destroy', object: THIS } }];
    default:
      return (KEYWORDS as readonly string[]).includes(keyword.keyword) ? [] : null;
  }
}

/** "As this creature enters, you may sacrifice any number of creatures. It enters with N counters for each" (702.82). */
function devour(amount: Quantity): Ability {
  const devoured: What = {
    what: 'some',
    quantity: { how: 'any number' },
    described: {
      head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' },
      which: [{ test: 'controlled', by: { who: 'you' } }],
    },
    as: 0,
  };
  return {
    ability: 'replacement',
    opens: 'as',
    watch: { event: 'move', to: { zone: 'battlefield' }, object: THIS },
    outcome: {
      outcome: 'modify',
      changes: [
        { change: 'also', do: [{ do: 'act', act: { event: 'sacrifice', object: devoured } }] },
        {
          change: 'counters',
          counter: '+1/+1',
          amount: { times: amount, of: { count: { what: 'that', of: 0, said: 'those' } } },
        },
      ],
    },
    says: 'plain',
  };
}
