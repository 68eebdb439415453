/** The monster that attacks, and its attack, as what answers that speaks of them. */

import type { Description } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';
import { ATTACKER } from '../word.js';

export const ATTACKING_MONSTER: Description = {
  head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
  which: [{ test: 'relation', relation: ATTACKER, to: { what: 'this' } }],
};

/** "Negate the attack", "negate that attack", "destroy the attacking monster". */
export function addAttackers({ grammar, doing, what }: English): void {
  for (const said of ['the', 'that'] as const)
    grammar.rule(doing.base)(`negate ${said} attack`, {}, () => ({
      event: 'negate attack',
      object: { what: 'some', quantity: { how: 'every', said }, described: ATTACKING_MONSTER },
    }));
  grammar.rule(what)(
    'the attacking monster',
    {},
    () => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: ATTACKING_MONSTER,
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}
