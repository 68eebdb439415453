/** What is done for each card that was discarded, and what may not be done with shields that are put into the hand. */

import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import { introduced, prefix, referred } from '../../../language/template.js';
import { unused } from '../substitution.js';

/** Parentheses that forbid what the rules would allow. */
export const FORBIDDING = /^\(You can['’]t use the ["“]shield trigger["”]/i;

const ATTEMPT = 'attempt';

export function addForEach(english: English): void {
  const { grammar, sentence, whose } = english;
  verb(
    english,
    'discard discards discarding discarded',
    '{whose} hand',
    { whose },
    (h) => ({
      event: 'discard',
      object: { what: 'contents', of: { zone: 'hand', whose: h.whose } },
      tried: introduced(),
    }),
    { refers: { how: 'introduces', sort: ATTEMPT } },
  );
  // What is put into the battle zone instead counts as discarded: its discarding was attempted (101.3a).
  grammar.rule(sentence)(
    'for each card you discarded , {step}',
    { step: sentence },
    (h) => ({ do: 'for each', times: { attempted: referred() }, steps: [h.step] }),
    { refers: { how: 'back', sort: ATTEMPT } },
  );
  addForbidding(english);
}

/** "(You can't use the "shield trigger" abilities of those shields.)": of the cards that were these shields. */
function addForbidding({ grammar, back, sentence, sentences }: English): void {
  const forbidden = grammar.category<Instruction>('what can\u2019t be used');
  grammar.rule(forbidden)(
    'you can\'t use the "shield\u00a0trigger" abilities of {shields:many}',
    { shields: back },
    (h) => unused(h.shields),
  );
  const text = grammar.rule(sentences);
  text('{first} . ( {forbidden} . )', { first: sentence, forbidden }, (h) => [h.first, h.forbidden]);
  text('{first} . ( {forbidden} . ) {rest}', { first: sentence, forbidden, rest: sentences }, (h) =>
    prefix([h.first, h.forbidden], h.rest),
  );
}
