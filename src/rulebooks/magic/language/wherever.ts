/** Objects wherever they are: "a black or red permanent, spell, or card not on the battlefield". */

import type { English } from '../../../language/english/english.js';
import { introduced, referred } from '../../../language/template.js';

/** A permanent is on the battlefield, a spell on the stack; whatever is anywhere else is a card (109.1, 109.2). */
export function addWherever({ grammar, what, adjectives, head, place }: English): void {
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
  // "Return that card from your graveyard to the battlefield": only while it is there (400.7, 608.2h).
  grammar.rule(what)(
    'that {head:one} from {at}',
    { head, at: place },
    (h) => ({
      what: 'that',
      of: referred(),
      said: 'that',
      adjectives: [{ test: 'zone', at: h.at, said: 'from' }],
      head: h.head,
    }),
    { number: 'one', refers: { how: 'back', sort: 'object' } },
  );
}
