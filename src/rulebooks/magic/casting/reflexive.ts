/**
 * Reflexive triggered abilities (603.12): "You may sacrifice a creature. When you do, this creature deals 3 damage to any
 * target." What triggers is put on the stack as any other ability, and has its targets then.
 */

import type { Act } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import type { EventRule } from '../../../rulebook/catalogue.js';

/** On what it triggers: it is looked at once, right after it has been made. */
const DONE = 'when done';

export const REFLEXIVE: { readonly [kind: string]: EventRule } = { [DONE]: { happen: () => true } };

/** Under this condition such an ability is made, and triggers; `on`: of what it speaks as of its event. */
function triggering(given: Condition, on: Pick<Act, 'amount'>, what: Instruction[]): Instruction {
  return {
    do: 'if',
    given,
    yes: [
      {
        do: 'last',
        until: 'game',
        abilities: [
          { ability: 'triggered', opens: 'when', on: { event: DONE }, limit: { limit: 'next' }, do: what },
        ],
      },
      { do: 'act', act: { event: DONE, ...on } },
    ],
  };
}

/** "When you do": all that follows is what the ability does. */
export function addReflexive({ grammar, sentences }: English): void {
  grammar.rule(sentences)('when you do , {do}', { do: sentences }, (h) => [
    triggering({ if: 'did', said: 'when' }, {}, h.do),
  ]);
}

/** "When damage is prevented this way, this creature deals that much damage to any other target." */
export function addWhenPrevented({ grammar, sentences }: English, later: Category<Instruction[]>): void {
  grammar.rule(later)('when damage is prevented this way , {do}', { do: sentences }, (h) => [
    triggering({ if: 'prevented' }, { amount: { event: 'prevented' } }, h.do),
  ]);
}
