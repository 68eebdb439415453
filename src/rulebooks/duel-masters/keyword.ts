/** Keywords of Duel Masters: how cards write them, and what they stand for. */

import type { Ability, KeywordAbility, Triggered } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';

/** Keywords that stand alone. */
export const KEYWORDS = [
  'blocker',
  'double breaker',
  'triple breaker',
  'quattro breaker',
  'world breaker',
  'speed attacker',
  'slayer',
  'shield trigger',
  'shield force',
  'release',
  'holy field',
] as const;

/** Keywords that name whom they save: "Saver: Dragon". */
export const SAVERS = ['saver', 'ultra saver'] as const;

const THIS: What = { what: 'this', noun: 'creature' };

/** What a keyword stands for: what its reminder text says. Many stand for nothing that bears on replacing events. */
export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'saver':
    case 'ultra saver':
      return [saving(keyword)];
    case 'release':
      return [
        {
          ability: 'replacement',
          opens: 'when',
          watch: { event: 'move', from: { zone: 'battle' }, object: THIS },
          outcome: {
            outcome: 'stand in',
            do: [{ do: 'act', act: { event: 'flip', object: { what: 'this', said: 'it' } } }],
          },
          says: 'instead',
        },
      ];
    case 'shield force':
      return [
        {
          ability: 'replacement',
          watch: { event: 'move', to: { zone: 'battle' }, object: THIS },
          outcome: {
            outcome: 'modify',
            changes: [
              {
                change: 'pick',
                as: 'chosen',
                what: {
                  what: 'some',
                  quantity: { how: 'up to', amount: 1 },
                  whose: { who: 'you' },
                  described: { head: { sort: 'shield' } },
                },
              },
            ],
          },
          says: 'plain',
        },
      ];
    case 'shield trigger':
      return [SHIELD_TRIGGER];
    case 'slayer':
      return [SLAYER];
    default:
      return (KEYWORDS as readonly string[]).includes(keyword.keyword) ? [] : null;
  }
}

/** Used for no cost where the card is put into its owner's hand from the shield zone (112.3a, 113.6). */
export const SHIELD_TRIGGER: Triggered = {
  ability: 'triggered',
  on: { event: 'move', from: { zone: 'shields' }, to: { zone: 'hand' }, object: { what: 'this' } },
  do: [
    {
      do: 'may',
      who: { who: 'you' },
      steps: [{ do: 'act', act: { event: 'use', object: { what: 'this' } } }],
    },
  ],
};

/** Whatever battles with this creature is destroyed after the battle. */
const SLAYER: Ability = {
  ability: 'triggered',
  on: { event: 'compare power', object: THIS },
  do: [
    {
      do: 'act',
      act: {
        event: 'destroy',
        object: {
          what: 'role',
          role: 'other',
          head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' },
        },
      },
    },
  ],
};

/** Destroys this creature instead of one that would be destroyed (saver) or would leave at all (ultra saver). */
function saving({ keyword, noun }: KeywordAbility): Ability {
  const saved: What = {
    what: 'some',
    quantity: { how: 'one', said: 'one of' },
    whose: { who: 'you' },
    described: { head: { ...(noun ? { noun } : {}), sort: 'permanent' } },
  };
  return {
    ability: 'replacement',
    opens: 'when',
    watch:
      keyword === 'saver'
        ? { event: 'destroy', object: saved }
        : { event: 'move', from: { zone: 'battle' }, object: saved },
    optional: { who: 'you' },
    outcome: { outcome: 'stand in', do: [{ do: 'act', act: { event: 'destroy', object: THIS } }] },
    says: 'instead',
  };
}
