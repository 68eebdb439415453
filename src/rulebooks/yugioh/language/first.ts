/** "Each turn, the first time ...": what does not happen the first time, in the orders in which texts say so. */

import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';

const FIRST = { limit: 'first', per: 'turn' } as const;
const EACH_TURN = { limit: 'first', per: 'turn', said: 'each turn' } as const;

export function addFirst(english: English, becomes: Category<Becomes>): void {
  const { grammar, ability, would, described, done, causes } = english;
  const is = grammar.rule(ability);
  is('each turn , the first time {watch} , {becomes} .', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: EACH_TURN }),
  );
  // "The first Normal Monster you control that would be destroyed by battle each turn, is not destroyed."
  for (const [text, limit] of [
    ['each turn , the first {described:one} that would be {deed} by {cause} , is not destroyed .', EACH_TURN],
    ['the first {described:one} that would be {deed} by {cause} each turn , is not destroyed .', FIRST],
  ] as const) {
    is(text, { described, deed: done, cause: causes }, (h) => ({
      ability: 'replacement',
      watch: extend(h.deed, {
        object: {
          what: 'some' as const,
          quantity: { how: 'one' as const, said: 'a' as const },
          described: h.described,
          as: introduced(),
        },
        cause: h.cause,
      }),
      limit,
      outcome: { outcome: 'not' },
      says: 'plain',
      indicative: true,
    }));
  }
}
