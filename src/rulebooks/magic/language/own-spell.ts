/** What instants and sorceries say of themselves wherever they are: "If this card would be put into a graveyard from anywhere, ...". */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

export function ownReplacement(
  { grammar, selfNoun }: English,
  becomes: Category<Becomes>,
): Category<Ability> {
  const own = grammar.category<Ability>('what would become of the card');
  grammar.rule(own)(
    'if this {noun} would be put into a graveyard from anywhere , {becomes} .',
    { noun: selfNoun, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        opens: 'if' as const,
        watch: {
          event: 'move' as const,
          object: { what: 'this' as const, noun: h.noun },
          to: { zone: 'graveyard' },
          from: { zone: '*' },
        },
      }),
  );
  return own;
}
