/** What players have, what cards are and cost: the conditions of the cards. */

import type { Condition } from '../../../ability/condition.js';
import { cardsIn, every } from '../../../ability/every.js';
import type { Description, What, Who } from '../../../ability/reference.js';
import { addCounting } from '../../../language/english/condition.js';
import type { English } from '../../../language/english/english.js';
import { extend, referred } from '../../../language/template.js';

export function addHaving(english: English): void {
  addBeing(english);
  addOwning(english);
  addCounting(english);
  addCosting(english);
}

/** "it's tapped", "this creature has power 15000 or more". */
function addBeing({ grammar, condition, what, adjective, having, amount, trait, noun }: English): void {
  const itIs = grammar.category<What>('it is');
  grammar.rule(itIs)("it's", {}, () => ({ what: 'that', of: referred(), said: 'it' }), {
    number: 'one',
    refers: { how: 'back', sort: 'object' },
  });
  grammar.rule(itIs)("it's", {}, () => ({ what: 'this', said: 'it' }), { number: 'one', only: 'write' });
  const holds = grammar.rule(condition);
  holds('{what} {adjective}', { what: itIs, adjective }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [h.adjective],
  }));
  holds('{what} a {noun:one}', { what: itIs, noun }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [extend(h.noun, { test: 'trait' as const })],
    said: 'a',
  }));
  holds('{what} a {adjective} card', { what: itIs, adjective }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [h.adjective],
    said: 'a card',
  }));
  holds('{what:one} is a {noun:one}', { what, noun }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [extend(h.noun, { test: 'trait' as const })],
    said: 'is a',
  }));
  holds('{what:one} is {adjective}', { what, adjective }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [h.adjective],
    said: 'is',
  }));
  holds('{what} not a {is:one}', { what: itIs, is: noun }, (h) => ({
    if: 'not',
    of: { if: 'is', what: h.what, tests: [extend(h.is, { test: 'trait' as const })], said: 'a' },
  }));
  holds('{what:one} is in the battle zone', { what }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [{ test: 'zone', at: { zone: 'battle' }, said: 'in' }],
  }));
  holds('{what:one} has {having}', { what, having }, (h) => ({ if: 'is', what: h.what, tests: [h.having] }));
  holds('{of:one} has more than {right} {trait}', { of: what, right: amount, trait }, (h) => ({
    if: 'compare',
    left: { sum: h.trait, of: h.of },
    by: 'more than',
    right: h.right,
    said: 'has',
  }));
}

/** "you have no shields", "you have 5 or more nature cards in your mana zone". */
function addOwning(english: English): void {
  const {
    grammar,
    condition,
    who,
    what,
    which,
    described,
    count,
    zoneName,
    adjectives,
    oneHead: head,
  } = english;
  const said = 'have' as const;
  const has = grammar.category<Condition>('what one has');
  grammar.include(condition, has);
  const bare = { one: grammar.category<Description>('a noun'), many: grammar.category<Description>('nouns') };
  for (const number of ['one', 'many'] as const)
    grammar.rule(bare[number])(`({adjectives})? {head:${number}}`, { adjectives, head }, (h) => ({
      adjectives: h.adjectives,
      head: h.head,
    }));
  const holds = grammar.rule(has);
  holds('{who:many} have {what}', { who, what }, (h) => ({ if: 'controls', who: h.who, what: h.what, said }));
  holds('{who:one} has {what}', { who, what }, (h) => ({ if: 'controls', who: h.who, what: h.what, said }));
  for (const [number, verb] of [
    ['many', 'have'],
    ['one', 'has'],
  ] as const) {
    holds(`{who:${number}} ${verb} {count} or more {described:many}`, { who, count, described }, (h) => ({
      if: 'controls',
      who: h.who,
      what: every(h.described),
      atLeast: h.count,
      said,
    }));
    holds(
      `{who:${number}} ${verb} a total of {count} or more {a} and/or {b}`,
      { who, count, a: bare.many, b: bare.many },
      (h) => ({
        if: 'controls',
        who: h.who,
        what: every({ head: { among: [h.a, h.b] } }),
        atLeast: h.count,
        said: 'total',
      }),
    );
    holds(`{who:${number}} ${verb} no {described:many}`, { who, described }, (h) => ({
      if: 'not',
      of: {
        if: 'controls',
        who: h.who,
        what: every(h.described),
        said,
      },
    }));
    holds(`{who:${number}} ${verb} at least one {described:one}`, { who, described }, (h) => ({
      if: 'controls',
      who: h.who,
      what: every(h.described),
      atLeast: 1,
      said: 'at least',
    }));
  }
  // "A water card and a fire card in your mana zone": the zone is that of both.
  const one = { how: 'one', said: 'a' } as const;
  holds('{who:many} have a {a} and a {b} {at}', { who, a: bare.one, b: bare.one, at: which }, (h) => ({
    if: 'all',
    of: [h.a, h.b].map((described) => ({
      if: 'controls',
      who: h.who,
      what: { what: 'some', quantity: one, described: extend(described, { which: [h.at] }) },
      said,
    })),
  }));
  holds(
    'you have more cards in your {zone} than your opponent',
    { zone: zoneName },
    (h): Condition => ({
      if: 'compare',
      left: { count: cardsIn(h.zone, YOU) },
      by: 'more than',
      right: { count: cardsIn(h.zone, OPPONENT) },
    }),
  );
}

const YOU: Who = { who: 'you' };
const OPPONENT: Who = { who: 'opponent', said: 'your' };

/** "that costs 4 or less", "that costs more than the number of cards in their mana zone". */
function addCosting({ grammar, clause, amount, quantity }: English): void {
  const said = 'costs' as const;
  for (const [number, costs] of [
    ['one', 'costs'],
    ['many', 'cost'],
  ] as const) {
    const says = grammar.rule(clause[number]);
    says(`that ${costs} {to} or less`, { to: amount }, (h) => ({
      test: 'compare',
      trait: 'cost',
      by: 'at most',
      to: h.to,
      said,
    }));
    says(`that ${costs} {to} or more`, { to: amount }, (h) => ({
      test: 'compare',
      trait: 'cost',
      by: 'at least',
      to: h.to,
      said,
    }));
    says(`that ${costs} {to}`, { to: amount }, (h) => ({
      test: 'compare',
      trait: 'cost',
      by: 'equal',
      to: h.to,
      said,
    }));
    says(`that ${costs} more than {to}`, { to: quantity }, (h) => ({
      test: 'compare',
      trait: 'cost',
      by: 'more than',
      to: h.to,
      said,
    }));
    says(`that ${costs} less than {to}`, { to: quantity }, (h) => ({
      test: 'compare',
      trait: 'cost',
      by: 'less than',
      to: h.to,
      said,
    }));
  }
}
