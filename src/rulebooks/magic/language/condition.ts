/** What conditions of Magic ask. */

import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import { addCounting, addHolding } from '../../../language/english/condition.js';
import type { English } from '../../../language/english/english.js';
import { extend, referred } from '../../../language/template.js';
import { COLORS } from '../card.js';
import { FACTS } from '../casting/fact.js';
import { spentOn } from '../entering/entering-fact.js';
import { KEYWORDS } from '../keyword.js';
import { bearing } from './attached.js';

export function addMagicConditions(english: English): void {
  english.grammar.rule(english.condition)("you don't", {}, () => ({ if: 'not', of: { if: 'did' } }));
  addImpossible(english);
  addFacts(english);
  addUnlessEscaped(english);
  addSpent(english);
  addManaSpent(english);
  addBeing(english);
  addNumbersOf(english);
  addCounting(english);
  addHolding(english, 'in hand');
  addRelatives(english);
}

/** "If you can't": nothing of what was told before could be done (101.3). */
function addImpossible({ grammar, condition }: English): void {
  const says = grammar.rule(condition);
  says("you can't", {}, () => ({ if: 'not', of: { if: 'could', by: { who: 'you' } } }));
  for (const [words, said] of [
    ['they', 'they'],
    ['that player', 'that'],
  ] as const)
    says(
      `${words} can't`,
      {},
      () => ({ if: 'not', of: { if: 'could', by: { who: 'that', of: referred(), said } } }),
      { refers: { how: 'back', sort: 'player' } },
    );
}

/** "Creature you don't control", "creature with flying". */
function addRelatives({ grammar, which, who }: English): void {
  const relative = grammar.rule(which);
  relative("{by:many} don't control", { by: who }, (h) => ({
    test: 'not',
    of: { test: 'controlled', by: h.by },
  }));
  relative("{by:many} didn't control", { by: who }, (h) => ({
    test: 'not',
    of: { test: 'controlled', by: h.by },
    said: 'past',
  }));
  // No scenario has teammates: everybody is a team of their own.
  relative('your team controls', {}, () => ({ test: 'controlled', by: { who: 'you', said: 'your team' } }));
  for (const name of KEYWORDS)
    relative(`with ${name}`, {}, () => ({ test: 'trait', trait: 'keyword', is: name }));
}

/** "Sacrifice it unless it escaped": it was cast from the graveyard (702.138b). */
function addUnlessEscaped({ grammar, sentence, deeds }: English): void {
  grammar.rule(sentence)(
    '{deeds} unless it escaped',
    { deeds },
    (h) => ({
      do: 'if',
      given: { if: 'not', of: { if: 'fact', fact: 'escaped', of: { what: 'this' } }, said: 'unless' },
      yes: [h.deeds],
    }),
    { refers: { how: 'back', sort: 'object', own: true } },
  );
}

function addFacts({ grammar, condition }: English): void {
  for (const fact of Object.keys(FACTS)) {
    // "City's" is two words, "it's" is one.
    const words = fact.replace(/(?<!\bit)'s\b/g, " 's").replace(/\ban\b/g, 'a');
    // "It" was kicked where it is this object, and no other that the text has mentioned.
    const own = { refers: { how: 'back', sort: 'object', own: true } } as const;
    grammar.rule(condition)(words, {}, () => ({ if: 'fact', fact }), /\bit\b(?!')/.test(fact) ? own : {});
  }
}

/** "{G} was spent to cast this spell", "{R}{R} was spent to cast it". */
function addSpent({ grammar, condition }: English): void {
  const own = { refers: { how: 'back', sort: 'object', own: true } } as const;
  for (const [letter, color] of Object.entries(COLORS)) {
    for (const least of [1, 2]) {
      const symbols = Array(least).fill(`\\{${letter}\\}`).join(' ');
      const fact = spentOn(color);
      const about = String(least);
      grammar.rule(condition)(`${symbols} was spent to cast this spell`, {}, () => ({
        if: 'fact',
        fact,
        about,
      }));
      grammar.rule(condition)(
        `${symbols} was spent to cast it`,
        {},
        () => ({ if: 'fact', fact, about, of: { what: 'this' } }),
        own,
      );
    }
  }
}

/** "Five or more mana was spent to cast that spell": what stands beside its card (601.2h). */
function addManaSpent({ grammar, condition, count, back }: English): void {
  grammar.rule(condition)(
    '{count:many} or more mana was spent to cast {of:one}',
    { count, of: back },
    (h) => ({
      if: 'compare',
      left: { told: 'mana spent to cast it', of: h.of },
      by: 'at least',
      right: h.count,
    }),
  );
}

/** "That creature is white or blue", "it's a Mount", "you control a green permanent and a white permanent". */
function addBeing({
  grammar,
  condition,
  what,
  back,
  who,
  adjective,
  noun,
  counter,
  count,
  selfNoun,
  head,
}: English): void {
  const holds = grammar.rule(condition);
  holds('{of:one} is {test}', { of: back, test: adjective }, (h) => ({
    if: 'is',
    what: h.of,
    tests: [h.test],
    said: 'is',
  }));
  holds('{of:one} is a {noun:one}', { of: back, noun }, (h) => ({
    if: 'is',
    what: h.of,
    tests: [extend(h.noun, { test: 'trait' as const })],
    said: 'is a',
  }));
  const own = grammar.category<What>('itself');
  grammar.rule(own)('this {noun}', { noun: selfNoun }, (h) => ({ what: 'this', noun: h.noun }), {
    number: 'one',
    refers: { how: 'introduces', sort: 'object' },
  });
  // "This creature is a Wizard", "equipped creature is a Vampire".
  const borne = grammar.category<What>('what bears it');
  for (const said of ['enchanted', 'equipped'] as const)
    grammar.rule(borne)(`${said} {head:one}`, { head }, (h) => bearing(said, { head: h.head }), {
      number: 'one',
      refers: { how: 'introduces', sort: 'object' },
    });
  for (const of of [own, borne])
    holds('{of:one} is a {noun:one}', { of, noun }, (h) => ({
      if: 'is',
      what: h.of,
      tests: [extend(h.noun, { test: 'trait' as const })],
      said: 'is a',
    }));
  for (const of of [back, own]) {
    holds('{of:one} has a {counter} counter on it', { of, counter }, (h) => ({
      if: 'is',
      what: h.of,
      tests: [{ test: 'counters', counter: h.counter, atLeast: 1 }],
      said: 'has',
    }));
    holds('{of:one} has {count:many} or more {counter} counters on it', { of, count, counter }, (h) => ({
      if: 'is',
      what: h.of,
      tests: [{ test: 'counters', counter: h.counter, atLeast: h.count }],
      said: 'has',
    }));
  }
  const both = { who, a: what, b: what };
  holds('{who:many} control {a:one} and {b:one}', both, (h) => ({
    if: 'all',
    of: [
      { if: 'controls', who: h.who, what: h.a },
      { if: 'controls', who: h.who, what: h.b },
    ],
  }));
}

/** "Seven or more cards are in your graveyard". */
function addNumbersOf({ grammar, condition, count, head, place, whose }: English): void {
  const holds = grammar.rule(condition);
  holds('{count} or more {head:many} are in {at}', { count, head, at: place }, (h) => ({
    if: 'compare',
    left: { count: every({ head: h.head, which: [{ test: 'zone', at: h.at, said: 'in' }] }) },
    by: 'at least',
    right: h.count,
    said: 'are in',
  }));
  holds('there are {count} or more card types among cards in {whose} graveyard', { count, whose }, (h) => ({
    if: 'compare',
    left: { measure: 'card types', of: 'graveyard', whose: h.whose },
    by: 'at least',
    right: h.count,
  }));
}
