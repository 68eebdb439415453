/** ATK and DEF that a monster gains, for as long as something holds or for a turn. */

import type { Quantity } from '../../../ability/quantity.js';
import type { StaticOp } from '../../../ability/static.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';

/** "This card gains 500 ATK", "it gains 700 ATK until the end of this turn", "all monsters gain 300 ATK/DEF". */
export function addGains(english: English): void {
  const { grammar, amount, sentence, what } = english;
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
