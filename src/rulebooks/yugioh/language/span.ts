/** What goes on from when it is said until a turn ends: "this turn, if ...", "until the end of the next turn, any card ...". */

import type { Instruction } from '../../../ability/instruction.js';
import { ANYWHERE } from '../../../evaluate/event/pattern.js';
import type { English } from '../../../language/english/english.js';
import { forTheTurn } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { banished } from './sent.js';

type Lasting = Extract<Instruction, { do: 'last' }>;

/** How the text says for how long, before what goes on. */
const SPANS = [
  ['this turn', { until: 'turn', said: 'this turn' }],
  ['until the end of this turn', { until: 'turn', said: 'first' }],
  ['until the end of the next turn', { until: 'next turn', said: 'first' }],
] as const satisfies readonly (readonly [string, Pick<Lasting, 'until' | 'said'>])[];

export function addSpans(
  { grammar, sentence, what, place, would }: English,
  becomes: Category<Becomes>,
): void {
  const is = grammar.rule(sentence);
  for (const [text, span] of SPANS) {
    is(`${text} , {object} sent to {to} is banished instead`, { object: what, to: place }, (h) => ({
      do: 'last',
      abilities: [banished({ object: h.object, from: { zone: ANYWHERE }, to: h.to })],
      ...span,
    }));
    for (const opens of ['if', 'each time'] as const)
      is(`${text} , ${opens} {watch} , {becomes}`, { watch: would, becomes }, (h) => ({
        ...forTheTurn(h.becomes, { watch: h.watch, opens }),
        ...span,
      }));
  }
}
