/** Whether something holds of life, turns, opponents, or of how much somebody controls. */

import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { PERMANENTS } from './control.js';
import { manaWords } from './word.js';

export function addHolding(english: English): void {
  const { grammar, condition, who, whose, what, count, amount, described } = english;
  const holds = grammar.rule(condition);
  holds("it's not {whose} turn", { whose }, (h) => ({
    if: 'not',
    of: { if: 'turn', whose: h.whose, said: 'it is' },
  }));
  holds('{who:many} control {than} or fewer {described:many}', { who, than: count, described }, (h) => ({
    if: 'controls no more',
    who: h.who,
    what: every(h.described),
    than: h.than,
  }));
  // "You control a Forest or an Island": two phrases, either of which will do.
  holds('{who:many} control {first} or {second}', { who, first: what, second: what }, (h) => ({
    if: 'any',
    of: [
      { if: 'controls', who: h.who, what: h.first },
      { if: 'controls', who: h.who, what: h.second },
    ],
  }));
  holds('you have {right} or more opponents', { right: count }, (h) => ({
    if: 'compare',
    left: { players: { who: 'opponent', said: 'plural' } },
    by: 'at least',
    right: h.right,
  }));
  addOwnFacts(english);
  for (const [number, has] of [
    ['one', 'has'],
    ['many', 'have'],
  ] as const) {
    for (const [more, by] of [
      ['less', 'at most'],
      ['more', 'at least'],
    ] as const) {
      holds(`{who:${number}} ${has} {to} or ${more} life`, { who, to: amount }, (h) => life(h, by));
    }
  }
}

/** "This creature was kicked": of the object itself, which later words speak of. */
function addOwnFacts({ grammar, condition }: English): void {
  const itself = grammar.category<What>('itself');
  for (const noun of PERMANENTS) {
    grammar.rule(itself)(`this ${noun}`, {}, () => ({ what: 'this', noun }), {
      number: 'one',
      refers: { how: 'introduces', sort: 'object' },
    });
  }
  const holds = grammar.rule(condition);
  for (const fact of ['was kicked', 'was bargained'])
    holds(`{of} ${fact}`, { of: itself }, (h) => ({ if: 'fact', fact, of: h.of }));
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  holds('{of} was kicked with its {about} kicker', { of: itself, about: mana }, (h) => ({
    if: 'fact',
    fact: 'was kicked with its',
    of: h.of,
    about: h.about,
  }));
}

type Value = Extract<Condition, { if: 'value' }>;

function life({ who, to }: Pick<Value, 'who' | 'to'>, by: Value['by']): Condition {
  return { if: 'value', who, value: 'life', by, to };
}

/** Amounts that only Magic has. */
export function addMagicAmounts({ grammar, quantity, amount }: English): void {
  const says = grammar.rule(quantity);
  says('{plus} plus {to}', { plus: amount, to: quantity }, (h) => ({ plus: h.plus, to: h.to }));
  says('the amount of mana spent to cast it', {}, () => ({ told: 'mana spent to cast it' }));
}
