/** ATK and DEF that a monster gains, for as long as something holds or for a turn. */

import { every } from '../../../ability/every.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { StaticOp } from '../../../ability/static.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';

/** "This card gains 500 ATK", "it gains 700 ATK until the end of this turn", "all monsters lose 300 ATK/DEF". */
export function addGains(english: English): void {
  const { grammar, amount, sentence, what } = english;
  const each = addEach(english);
  const gained = (trait: string, by: Quantity): StaticOp => ({ op: 'modify', trait, by });
  for (const [text, gains] of [
    ['ATK', (by: Quantity) => gained('atk', by)],
    ['DEF', (by: Quantity) => gained('def', by)],
    [
      'ATK / DEF',
      (by: Quantity): StaticOp => ({ op: 'several', ops: [gained('atk', by), gained('def', by)] }),
    ],
  ] as const) {
    addPredicate(english, `[gains|gain] {by} ${text}`, { by: amount }, (h) => gains(h.by));
    addPredicate(english, `[loses|lose] {by} ${text}`, { by: amount }, (h) =>
      gains({ minus: h.by, from: 0 }),
    );
    // Only what goes on all the time: what is gained once stays as much as it then is.
    addPredicate(english, `[gains|gain] {by} ${text} for each {each}`, { by: amount, each }, (h) =>
      gains({ times: h.by, of: h.each }),
    );
    for (const [number, verb] of [
      ['one', 'gains'],
      ['many', 'gain'],
    ] as const)
      grammar.rule(sentence)(
        `{on:${number}} ${verb} {by} ${text} until the end of this turn`,
        { on: what, by: amount },
        (h) => ({ do: 'last on', until: 'turn', on: h.on, ops: [gains(h.by)] }),
      );
  }
}

/** What is counted: "each Trap in your GY", "each Spell Counter on this card". */
function addEach({ grammar, described, counter, what }: English): Category<Quantity> {
  const each = grammar.category<Quantity>('what is counted');
  grammar.rule(each)('{described:one}', { described }, (h) => ({ count: every(h.described) }));
  grammar.rule(each)('{counter} Counter on {on}', { counter, on: what }, (h) => ({
    counters: h.counter,
    on: h.on,
  }));
  return each;
}
