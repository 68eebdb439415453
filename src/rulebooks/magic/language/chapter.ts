/** How a Saga says its chapters: "I, II — Draw a card." (714.2). */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { chapter } from '../entering/saga.js';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** One chapter, or several that follow one another and say the same: an ability for each (714.2c). */
export function chapters({ grammar, sentences }: English): Category<Ability[]> {
  const abilities = grammar.category<Ability[]>('chapters');
  for (const [first] of NUMERALS.entries()) {
    for (let last = first; last < NUMERALS.length; last++) {
      const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at + 1);
      const words = numbers.map((number) => NUMERALS[number - 1]).join(' , ');
      grammar.rule(abilities)(`${words} — {do}`, { do: sentences }, (h) =>
        numbers.map((number) => chapter(number, h.do)),
      );
    }
  }
  return abilities;
}
