/** Counters: kinds by their names, on cards. */

import type { Act } from '../../../ability/act.js';
import type { Test, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Words } from '../../../language/grammar.js';

export function addCounters(english: English): void {
  const { grammar, counter, count, amount, what: object } = english;
  grammar.words(counter, KIND);
  for (const [forms, event, where] of [
    ['remove removes removing removed', 'remove counters', 'from'],
    ['place places placing placed', 'place counters', 'on'],
  ] as const) {
    verb(english, forms, `1 {counter} Counter ${where} {object}`, { counter, object }, (h) => ({
      event,
      amount: 1,
      counter: h.counter,
      object: h.object,
    }));
    if (event === 'place counters')
      verb(
        english,
        forms,
        `1 {counter} Counter ${where} {object} ( max . {most} )`,
        { counter, object, most: amount },
        (h) => ({ event, amount: 1, counter: h.counter, object: h.object, most: h.most }),
      );
    const several = { amount: count, counter, object };
    verb(english, forms, `{amount:many} {counter} Counters ${where} {object}`, several, (h) => ({
      event,
      amount: h.amount,
      counter: h.counter,
      object: h.object,
    }));
  }
  addFromField(english);
}

/** "Remove 1 Spell Counter from your field": from any card there. Several could be from several cards. */
function addFromField({ grammar, doing, counter, whose, zoneName }: English): void {
  const removed = (counter: string, by: Who, where: readonly Test[]): Act => ({
    event: 'remove counters',
    amount: 1,
    counter,
    object: {
      what: 'some',
      quantity: { how: 'exactly', amount: 1 },
      described: { head: { sort: 'card' }, which: [{ test: 'controlled', by }, ...where] },
    },
    said: 'remove',
  });
  const is = grammar.rule(doing.base);
  for (const [field, zone] of [
    ['field', { zone: 'field' }],
    ['side of the field', { zone: 'field', bare: true }],
  ] as const)
    is(`remove 1 {counter} Counter from {by} ${field}`, { counter, by: whose }, (h) =>
      removed(h.counter, h.by, [{ test: 'zone', at: zone, said: 'on' }]),
    );
  is('remove 1 {counter} Counter from {by} {zone}', { counter, by: whose, zone: zoneName }, (h) =>
    removed(h.counter, h.by, [{ test: 'zone', at: { zone: h.zone }, said: 'in' }]),
  );
}

/** "Spell" in "Spell Counter", "Black Feather" in "Black Feather Counter". */
const KIND: Words<string> = {
  starts: ({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text),
  read: (tokens, at) => {
    const end = tokens.findIndex(({ word }, index) => index > at && /^counters?$|^counter\(s\)$/.test(word));
    const named = end < 0 ? [] : tokens.slice(at, end);
    if (named.length === 0 || named.length > 4 || !named.every(KIND.starts)) return [];
    return [{ end, meaning: named.map(({ text }) => text).join(' ') }];
  },
  print: (meaning) => (typeof meaning === 'string' ? { words: meaning.split(' ') } : null),
};
