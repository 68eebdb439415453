/** Where a text can mean one target and nothing else. */

import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced } from '../../../language/template.js';

/** "Target creature": one target, as a category of its own. @param label what is expected where it does not stand */
export function oneTarget({ grammar, described }: English, label: string): Category<What> {
  const target = grammar.category<What>(label);
  grammar.rule(target)(
    'target {described:one}',
    { described },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'target' },
      target: true,
      described: h.described,
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  return target;
}
