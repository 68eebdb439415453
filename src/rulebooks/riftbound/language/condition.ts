/** What conditions of Riftbound ask. */

import { every } from '../../../ability/every.js';
import type { Test, What } from '../../../ability/reference.js';
import { addHolding } from '../../../language/english/condition.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { referred } from '../../../language/template.js';
import { FACTS } from '../playing/fact.js';
import { digitWords } from './word.js';

/** @param where the category of where an object is */
export function addRiftboundConditions(english: English, where: Category<Test>): void {
  for (const fact of Object.keys(FACTS).filter((one) => !one.startsWith('[')))
    english.grammar.rule(english.condition)(fact, {}, () => ({ if: 'fact', fact }));
  addBeing(english, where);
  addNumbersOf(english);
  addHolding(english, 'in your hand');
}

/** "It's [Empowered]", "I'm at a battlefield", "this is exhausted". */
function addBeing(
  { grammar, condition, what, back, adjective, trait, which }: English,
  where: Category<Test>,
): void {
  const itIs = grammar.category<What>('it is');
  grammar.rule(itIs)("it's", {}, () => ({ what: 'that', of: referred(), said: 'it' }), {
    number: 'one',
    refers: { how: 'back', sort: 'object' },
  });
  grammar.rule(itIs)("it's", {}, () => ({ what: 'this', said: 'it' }), { number: 'one', only: 'write' });
  grammar.rule(itIs)("I'm", {}, () => ({ what: 'this', said: 'I' }), { number: 'one' });
  const holds = grammar.rule(condition);
  for (const [less, by] of [
    ['less', 'less than'],
    ['more', 'more than'],
  ] as const) {
    holds(`{of:one} has ${less} {trait} than {other}`, { of: back, trait, other: what }, (h) => ({
      if: 'compare',
      left: { sum: h.trait, of: h.of },
      by,
      right: { sum: h.trait, of: h.other },
      said: 'has',
    }));
  }
  for (const [than, by] of [
    ['less', 'less than'],
    ['more', 'more than'],
    ['no more', 'at most'],
    ['no less', 'at least'],
  ] as const) {
    const compared = (sum: string, of: What): Test => ({ test: 'compare', trait: sum, by, to: { sum, of } });
    grammar.rule(which)(`with ${than} {trait} than {other}`, { trait, other: back }, (h) =>
      compared(h.trait, h.other),
    );
    grammar.rule(which)(`with ${than} {trait} than me`, { trait }, (h) =>
      compared(h.trait, { what: 'this', said: 'me' }),
    );
  }
  for (const test of [adjective, where]) {
    holds('{of} {test}', { of: itIs, test }, (h) => ({ if: 'is', what: h.of, tests: [h.test] }));
    for (const of of [what, back])
      holds('{of:one} is {test}', { of, test }, (h) => ({
        if: 'is',
        what: h.of,
        tests: [h.test],
        said: 'is',
      }));
  }
}

/** "You control 7 or more runes", "you have 3+ XP". */
function addNumbersOf({ grammar, condition, count, amount, described, who, what }: English): void {
  const holds = grammar.rule(condition);
  const digits = grammar.category<number>('a number');
  grammar.words(digits, digitWords);
  const several = { who, amount: digits, described };
  holds('{who:many} control {amount} or more {described:many}', several, (h) => ({
    if: 'controls',
    who: h.who,
    what: every(h.described),
    atLeast: h.amount,
    said: 'digits',
  }));
  holds('{who:many} control {amount} or fewer {described:many}', several, (h) => ({
    if: 'controls no more',
    who: h.who,
    what: every(h.described),
    than: h.amount,
    said: 'digits',
  }));
  holds('{who:many} control {count} or fewer {described:many}', { who, count, described }, (h) => ({
    if: 'controls no more',
    who: h.who,
    what: every(h.described),
    than: h.count,
  }));
  holds('{who:many} have {amount} or more XP', { who, amount }, (h) => ({
    if: 'value',
    who: h.who,
    value: 'xp',
    by: 'at least',
    to: h.amount,
  }));
  holds('there is {what:one}', { what }, (h) => ({ if: 'exists', what: h.what }));
}
