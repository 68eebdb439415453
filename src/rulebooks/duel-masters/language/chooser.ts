/** Who chooses shields, where it is not who would. */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { CHOOSES_OWN, LETS_CHOOSE } from '../choosing.js';

/** Nothing stands before these: a condition under which they hold would not be looked at. */
export function addChoosers({ grammar }: English, lines: Category<Ability[]>): void {
  for (const [text, note] of [
    ['whenever your opponent would choose one of your shields , you choose instead .', CHOOSES_OWN],
    [
      "whenever you would choose one of your opponent 's shields , your opponent chooses instead .",
      LETS_CHOOSE,
    ],
  ] as const)
    grammar.rule(lines)(text, {}, () => [{ ability: 'note', note }]);
}
