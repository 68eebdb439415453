/** Keywords of Duel Masters: how cards write them, and what they stand for. */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';

/** Keywords that stand alone. */
export const KEYWORDS = [
  'blocker',
  'double breaker',
  'triple breaker',
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
    default:
      return (KEYWORDS as readonly string[]).includes(keyword.keyword) ? [] : null;
  }
}

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
