/**
 * What Magic says of cards that are looked at from the top of a library: "put one of them into your hand and the rest on the
 * bottom of your library in any order", "you may reveal a creature card from among them and put it into your hand".
 */

import type { What } from '../../../ability/reference.js';
import { addAmong, amongThem, OF_THEM } from '../../../language/english/among.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';

const LIBRARY = 'library';

export function addAmongThem(english: English): void {
  const { grammar, deed, place, field, end, arriving, whose } = english;
  // Of one card it is not said how many they are.
  grammar.rule(deed)(
    'look at the top card of {of} library',
    { of: whose },
    (h) => ({
      do: 'act',
      act: {
        event: 'look at',
        object: { what: 'top', amount: 1, of: h.of, zone: LIBRARY, as: introduced() },
      },
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  const { some, somewhere, restAway } = addAmong(english, LIBRARY);
  addOfThem(english, some);
  grammar.rule(somewhere)('{object} onto {to} ({arriving})?', { object: some, to: field, arriving }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    arriving: h.arriving,
  }));
  grammar.rule(deed)('exile {object}', { object: some }, (h) => ({
    do: 'act',
    act: { event: 'move', object: h.object, to: { zone: 'exile' }, said: 'exile' },
  }));
  const other = otherOne(english);
  for (const [preposition, to] of [
    ['into', place],
    ['on', end],
  ] as const)
    grammar.rule(restAway)(`{object} ${preposition} {to}`, { object: other, to }, (h) => ({
      event: 'move',
      object: h.object,
      to: h.to,
    }));
  grammar.rule(deed)('put {some} and {rest}', { some: somewhere, rest: restAway }, (h) => ({
    do: 'several',
    steps: [
      { do: 'act', act: h.some },
      { do: 'act', act: h.rest },
    ],
    said: 'in one',
  }));
  // Later words mean the cards that are revealed: "and put it into your hand".
  const revealed = grammar.category<What>('what is revealed of them');
  for (const number of ['one', 'many'] as const)
    grammar.rule(revealed)(`{some:${number}}`, { some }, (h) => extend(h.some, { as: introduced() }), {
      number,
      refers: { how: 'introduces', sort: 'object' },
    });
  grammar.rule(deed)('reveal {object}', { object: revealed }, (h) => ({
    do: 'act',
    act: { event: 'reveal', object: h.object },
  }));
}

/** "The other": of two cards the one that has not been put elsewhere. */
function otherOne({ grammar }: English): Category<What> {
  const other = grammar.category<What>('the other');
  grammar.rule(other)(
    'the other',
    {},
    () => ({
      what: 'some',
      quantity: { how: 'every', said: 'the other' },
      described: { head: { sort: 'card' }, which: [amongThem(LIBRARY)] },
    }),
    { number: 'one', refers: OF_THEM },
  );
  return other;
}

/** "One of them", "one", "two of them", "all land cards revealed this way". */
function addOfThem({ grammar, count, described: noun }: English, some: Category<What>): void {
  const described = { head: { sort: 'card' }, which: [amongThem(LIBRARY)] };
  for (const [text, said] of [
    ['one of them', 'one of'],
    ['one', 'one'],
  ] as const)
    grammar.rule(some)(text, {}, () => ({ what: 'some', quantity: { how: 'one', said }, described }), {
      number: 'one',
      refers: OF_THEM,
    });
  grammar.rule(some)(
    '{amount:many} of them',
    { amount: count },
    (h) => ({ what: 'some', quantity: { how: 'exactly', amount: h.amount }, described }),
    { number: 'many', refers: OF_THEM },
  );
  const revealed = amongThem(LIBRARY, 'this way');
  grammar.rule(some)(
    'all {noun:many} revealed this way',
    { noun },
    (h) => ({
      what: 'some',
      quantity: { how: 'every', said: 'all' },
      described: extend(h.noun, { which: [revealed] }),
    }),
    { number: 'many', refers: OF_THEM },
  );
}
