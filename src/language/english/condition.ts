/** Conditions, and relative clauses that make them. */

import type { Condition } from '../../ability/condition.js';
import { cardsIn, every } from '../../ability/every.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Comparison } from '../../ability/reference.js';
import type { English } from './english.js';

export function addConditions({
  grammar,
  condition,
  who,
  whose,
  what,
  whats,
  trait,
  comparison,
  amount,
  which,
  described,
  count,
}: English): void {
  const holds = grammar.rule(condition);
  holds('{who:many} control {what}', { who, what }, (h) => ({ if: 'controls', who: h.who, what: h.what }));
  holds('{who:one} controls {what}', { who, what }, (h) => ({ if: 'controls', who: h.who, what: h.what }));
  holds('{who:many} control {count} or more {described:many}', { who, count, described }, (h) => ({
    if: 'controls',
    who: h.who,
    what: every(h.described),
    atLeast: h.count,
  }));
  holds('you do', {}, () => ({ if: 'did' }));
  holds("it's {whose} turn", { whose }, (h) => ({ if: 'turn', whose: h.whose, said: 'it is' }));
  holds('{of} {trait} is {by} {to}', { of: whats, trait, by: comparison, to: amount }, (h) => ({
    if: 'compare',
    left: { sum: h.trait, of: h.of },
    by: h.by,
    right: h.to,
  }));
  const relative = grammar.rule(which);
  relative('{by:many} control', { by: who }, (h) => ({ test: 'controlled', by: h.by }));
  relative('{by:one} controls', { by: who }, (h) => ({ test: 'controlled', by: h.by }));
  relative('you own', {}, () => ({ test: 'owned', by: { who: 'you' } }));
}

/** "You have two or fewer cards in hand", as a game writes what somebody holds. */
export function addHolding({ grammar, condition, count }: English, held: 'in hand' | 'in your hand'): void {
  const holds = grammar.rule(condition);
  const hand = (by: Comparison, right: Quantity): Condition => ({
    if: 'compare',
    left: { count: cardsIn('hand', { who: 'you' }) },
    by,
    right,
    said: 'have',
  });
  holds(`you have no cards ${held}`, {}, () => hand('equal', 0));
  holds(`you have {count} or fewer cards ${held}`, { count }, (h) => hand('at most', h.count));
  holds(`you have {count} or more cards ${held}`, { count }, (h) => hand('at least', h.count));
}

/** "There are 4 or more cards under this creature": whosesoever they are. */
export function addCounting({ grammar, condition, count, described }: English): void {
  grammar.rule(condition)('there are {count} or more {described:many}', { count, described }, (h) => ({
    if: 'compare',
    left: { count: every(h.described) },
    by: 'at least',
    right: h.count,
    said: 'there are',
  }));
}

/**
 * Adds comparisons of traits with numbers: "greater than 0", "with power 4 or greater".
 *
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * addComparisons(english);
 * english.comparison.productions.length; // => 3
 */
export function addComparisons({ grammar, comparison, which, trait, amount }: English): void {
  grammar.terms(comparison, {
    'greater than': 'more than',
    'less than': 'less than',
    'equal to': 'equal',
  });
  const relative = grammar.rule(which);
  relative('with {trait} {to} or less', { trait, to: amount }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'at most',
    to: h.to,
  }));
  relative('with {trait} {to} or greater', { trait, to: amount }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'at least',
    to: h.to,
  }));
}
