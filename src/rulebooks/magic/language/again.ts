/** "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time" (603.2d). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { English } from '../../../language/english/english.js';

/** What happens to permanents, as these texts say it. */
const CAUSES: readonly (readonly [words: string, act: Pick<Act, 'from' | 'to' | 'said'>])[] = [
  ['entering', { to: { zone: 'battlefield' } }],
  ['entering the battlefield', { to: { zone: 'battlefield' }, said: 'enter' }],
  ['dying', { from: { zone: 'battlefield' }, to: { zone: 'graveyard' } }],
];

export function addAgain({ grammar, ability, what, described }: English): void {
  for (const [words, act] of CAUSES) {
    const text = `if {object:one} ${words} causes a triggered ability of a {described:one} to trigger`;
    grammar.rule(ability)(
      `${text} , that ability triggers a additional time .`,
      { object: what, described },
      (h): Replacement => ({
        ability: 'replacement',
        opens: 'if',
        watch: {
          event: 'trigger',
          ...act,
          object: h.object,
          other: { what: 'some', quantity: { how: 'one', said: 'a' }, described: h.described },
        },
        outcome: {
          outcome: 'modify',
          changes: [{ change: 'amount', to: { plus: 1, to: { event: 'amount' } } }],
        },
        says: 'plain',
      }),
    );
  }
}
