/** What follows in a sentence: "and if you do" only where what stands before it was done, "also" in any case. */

import type { English } from '../../language/english/english.js';

export function addFollowing({ grammar, sentence, deeds }: English): void {
  const is = grammar.rule(sentence);
  is('{first} , and if you do , {second}', { first: deeds, second: sentence }, (h) => ({
    do: 'several',
    steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [h.second] }],
    said: 'if so',
  }));
  is('{first} , also {second}', { first: deeds, second: sentence }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'also',
  }));
}
