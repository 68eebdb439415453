/** Objects wherever they are: "a black or red permanent, spell, or card not on the battlefield". */

import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';

/** A permanent is on the battlefield, a spell on the stack; whatever is anywhere else is a card (109.1, 109.2). */
export function addWherever({ grammar, what, adjectives }: English): void {
  grammar.rule(what)(
    'a {adjectives} permanent , spell , or card not on the battlefield',
    { adjectives },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: h.adjectives,
        head: { either: [{ sort: 'permanent' }, { sort: 'spell' }, { sort: 'card' }] },
      },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}
