/** What texts say of a combat in which units of both players are left. */

import type { Test } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { SIDES } from '../object/bring.js';

/** It takes part in the combat. */
const FIGHTING: Test = {
  test: 'any',
  of: SIDES.map((status): Test => ({ test: 'status', status })),
};

/** "Recall ALL units instead": not only the attackers, as the rules would, but the units of both players there. */
export function addTies({ grammar, statement }: English): void {
  grammar.rule(statement)(
    'if a combat where you are the attacker ends in a tie , recall ALL units instead',
    {},
    () => ({
      ability: 'replacement',
      watch: { event: 'tie', by: { who: 'you' } },
      outcome: {
        outcome: 'stand in',
        do: [
          {
            do: 'act',
            act: {
              event: 'recall',
              object: {
                what: 'some',
                quantity: { how: 'every', said: 'all' },
                described: {
                  adjectives: [FIGHTING],
                  head: { noun: { trait: 'type', is: 'unit' }, sort: 'permanent' },
                },
              },
            },
          },
        ],
      },
      says: 'instead',
      opens: 'if',
      indicative: true,
    }),
  );
}
