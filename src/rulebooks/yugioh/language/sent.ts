/** What is sent somewhere, and banished instead; what a card effect would send there. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import { ANYWHERE } from '../../../evaluate/event/pattern.js';
import type { English } from '../../../language/english/english.js';
import { cardName } from './noun.js';

export function banished(watch: Partial<Act>): Replacement {
  return {
    ability: 'replacement',
    watch: { event: 'move', ...watch, said: 'send' },
    outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'banished' } }] },
    says: 'instead',
  };
}

/** "Any card sent to the GY is banished instead", "... sent from the field to the GY during your opponent's turn ...". */
export function addSent(english: English): void {
  const { grammar, statement, what, place, field, whose } = english;
  const is = grammar.rule(statement);
  is('{object} sent to {to} is banished instead', { object: what, to: place }, (h) =>
    // "Any monster" is any Monster Card, wherever it comes from.
    banished({ object: h.object, from: { zone: ANYWHERE }, to: h.to }),
  );
  addExcept(english);
  is(
    '{object} sent from {from} to {to} during {whose} turn is banished instead',
    { object: what, from: field, to: place, whose },
    (h) => ({
      ...banished({ object: h.object, from: h.from, to: h.to, fromFirst: true }),
      given: { if: 'turn', whose: h.whose, said: 'during' },
    }),
  );
  is('{object} sent from {from} to {to} is banished instead', { object: what, from: field, to: place }, (h) =>
    banished({ object: h.object, from: h.from, to: h.to, fromFirst: true }),
  );
  addSending(english);
}

/** "Any card sent to the GY is banished instead, except "Amorphage" cards." */
function addExcept({ grammar, statement, head, place }: English): void {
  grammar.rule(statement)(
    'any {head:one} sent to {to} is banished instead , except {name} cards',
    { head, to: place, name: cardName(grammar) },
    (h) =>
      banished({
        object: {
          what: 'some',
          quantity: { how: 'one', said: 'any' },
          described: {
            head: h.head,
            which: [{ test: 'not', of: { test: 'trait', trait: 'archetype', is: h.name } }],
          },
        },
        from: { zone: ANYWHERE },
        to: h.to,
      }),
  );
}

/** "If a card effect would send this card to the GY from the hand or Deck, banish it instead": as if it would be sent so. */
function addSending({ grammar, would, what: object, place }: English): void {
  const sent = (): Act => ({
    event: 'move',
    said: 'send',
    cause: [{ manner: 'effect', one: true }],
    voice: 'deals',
  });
  grammar.rule(would)('a card effect would send {object} to {to}', { object, to: place }, (h) => ({
    ...sent(),
    object: h.object,
    to: h.to,
  }));
  grammar.rule(would)(
    'a card effect would send {object} to {to} from {from}',
    { object, to: place, from: place },
    (h) => ({ ...sent(), object: h.object, to: h.to, from: h.from }),
  );
}
