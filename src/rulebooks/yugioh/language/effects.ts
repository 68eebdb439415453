/** Effects of cards on the field that are negated: "negate its effects until the end of this turn". */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';

/** For how long: while it lies there, or for a turn. */
const TIMES: readonly (readonly [string, Pick<Act, 'until'>])[] = [
  ['', {}],
  [' until the end of this turn', { until: 'end turn' }],
];

export function negated(object: What, how: Partial<Act>): Act {
  return { event: 'negate effects', object, ...how };
}

/** @param rider what is said of a monster that is summoned */
export function addEffects(english: English, rider: Category<Instruction>): void {
  const { grammar, doing, whats, what } = english;
  for (const [text, time] of TIMES) {
    for (const number of ['one', 'many'] as const)
      grammar.rule(doing.base)(`negate {its:${number}} effects${text}`, { its: whats }, (h) =>
        negated(h.its, time),
      );
    grammar.rule(doing.base)(`negate the effects of {object}${text}`, { object: what }, (h) =>
      negated(h.object, { ...time, said: 'negate effects of' }),
    );
    grammar.rule(rider)(`{its:one} effects are negated${text}`, { its: whats }, (h) => ({
      do: 'act',
      act: negated(h.its, { ...time, said: 'be negated' }),
    }));
  }
  // "Special Summon it, but negate its effects."
  grammar.rule(rider)('negate {its:one} effects', { its: whats }, (h) => ({
    do: 'act',
    act: negated(h.its, {}),
  }));
}
