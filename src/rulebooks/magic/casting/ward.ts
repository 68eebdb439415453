/** Ward (702.21): what an opponent targets it with is countered unless that player pays. */

import type { Ability, KeywordAbility } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { withhold } from '../../../ground/problem.js';
import { isSaying } from '../../../position/card.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { BY_ABILITY, BY_SPELL } from './targeted.js';

const COUNTER_ABILITY = 'counter an ability';
const COUNTER_SPELL = 'counter what targets';

const SPELL: What = { what: 'role', role: 'other', head: { sort: 'spell' } };

export function ward(keyword: KeywordAbility): readonly Ability[] {
  const cost = costOf(keyword);
  if (cost.length === 0) return [];
  const counter = (event: string): Instruction => ({ do: 'act', act: { event, object: SPELL } });
  const triggered = (event: string, steps: Instruction): Ability => ({
    ability: 'triggered',
    opens: 'whenever',
    on: {
      event,
      object: { what: 'this', noun: 'permanent' },
      cause: [{ manner: 'effect', whose: { who: 'opponent', said: 'a' } }],
    },
    do: [steps],
  });
  return [
    triggered(BY_SPELL, {
      do: 'unless',
      who: { who: 'controller', of: SPELL },
      cost,
      steps: [counter(COUNTER_SPELL)],
    }),
    triggered(BY_ABILITY, counter(COUNTER_ABILITY)),
  ];
}

function costOf({ cost, amount, whom, on }: KeywordAbility): Instruction[] {
  const act = (act: Act): Instruction[] => [{ do: 'act', act }];
  if (cost !== undefined) return act({ event: 'pay mana', mana: cost });
  if (amount !== undefined) return act({ event: 'pay life', amount });
  if (on) return act({ event: 'sacrifice', object: on });
  if (!whom) return [];
  return act({
    event: 'discard',
    object: { what: 'some', quantity: { how: 'one', said: 'a' }, described: whom },
  });
}

export const WARDING: { readonly [kind: string]: EventRule } = {
  [COUNTER_SPELL]: {
    parts: ({ table }, event) => {
      const { card = null } = (event.object === null ? null : table.position.objects[event.object]) ?? {};
      if (isSaying(card))
        withhold(
          'rule/not-modelled',
          'What is said is countered by ward; what comes of that is not worked out here.',
          'Write it as a card that is cast.',
        );
      return { before: [], after: [{ ...event, kind: 'counter' }] };
    },
    happen: () => true,
  },
  [COUNTER_ABILITY]: {
    happen: () =>
      withhold(
        'rule/not-modelled',
        'Ward counters an ability unless its controller pays; how an ability is countered is not worked out here.',
      ),
  },
};
