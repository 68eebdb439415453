/** What is counted one by one: "for each creature card in your graveyard". */

import type { Quantity } from '../../../ability/quantity.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { doneThisWay } from './this-way.js';

/** What stands after "for each": how many of it there are. */
export function eachOf(english: English): Category<Quantity> {
  const { grammar, described, clause, counter, what } = english;
  const each = grammar.category<Quantity>('what is counted');
  grammar.rule(each)('{described:one} ({having})?', { described, having: clause.one }, (h) => ({
    count: {
      what: 'some',
      quantity: { how: 'every', said: 'each' },
      described: h.described,
      having: h.having,
    },
  }));
  grammar.rule(each)('{counter} counter on {on}', { counter, on: what }, (h) => ({
    counters: h.counter,
    on: h.on,
  }));
  grammar.rule(each)('{done:one}', { done: doneThisWay(english) }, (h) => ({ count: h.done }));
  for (const [text, what] of Object.entries(CAST_WITH)) grammar.rule(each)(text, {}, () => ({ told: what }));
  grammar.rule(each)('opponent', {}, () => ({ players: { who: 'opponent', said: 'each' } }));
  return each;
}

/** Numbers of how it was cast, as "for each" says them. */
const CAST_WITH = {
  'color of mana spent to cast it': 'colors of mana spent to cast it',
  'mana spent to cast it': 'mana spent to cast it',
  'time it was kicked': 'times it was kicked',
};
