/** What follows in a sentence: "and if you do" only where what stands before it was done, "also" in any case. */

import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';

export function addFollowing({ grammar, sentence, deeds, condition }: English): void {
  const chain = grammar.category<Instruction>('instructions');
  grammar.rule(chain)('{first} , and if you do , {second}', { first: deeds, second: deeds }, (h) => ({
    do: 'several',
    steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [h.second] }],
    said: 'if so',
  }));
  grammar.rule(chain)(
    '{first} , and if you do , {second} if {given}',
    { first: deeds, second: deeds, given: condition },
    (h) => ({
      do: 'several',
      steps: [
        h.first,
        { do: 'if', given: { if: 'did' }, yes: [{ do: 'if', given: h.given, yes: [h.second] }] },
      ],
      said: 'if so',
    }),
  );
  grammar.include(sentence, chain);
  for (const first of [deeds, chain]) {
    grammar.rule(sentence)('{first} , also {second}', { first, second: sentence }, (h) => ({
      do: 'several',
      steps: [h.first, h.second],
      said: 'also',
    }));
  }
}
