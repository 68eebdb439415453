/** How texts say that something is done again and again: "... then repeats this process until ...". */

import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { Test } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { extend, introduced, referred } from '../../../language/template.js';

const IN_GRAVEYARD: Test = { test: 'zone', at: { zone: 'graveyard' }, said: 'in' };

export function addRepeating(english: English): void {
  const { grammar, deed, condition, count, sentence, who: by, doing, described, what, back } = english;
  // A process is all that the text has told so far.
  grammar.rule(deed)('repeat this process', {}, () => ({ do: 'again' }));
  grammar.rule(condition)(
    '{atLeast:many} cards that share a color were milled this way',
    { atLeast: count },
    (h) => ({
      if: 'alike',
      trait: 'color',
      what: { what: 'that', of: referred(), said: 'this way' },
      atLeast: h.atLeast,
    }),
    { refers: { how: 'back', sort: 'object' } },
  );
  // Of what was moved so, what has come to the graveyard.
  const moved = grammar.category<Test>('what was done so');
  grammar.rule(moved)(
    'this way',
    {},
    () => ({ test: 'relation', relation: 'among', to: { what: 'that', of: referred(), said: 'this way' } }),
    { refers: { how: 'back', sort: 'object' } },
  );
  const until = grammar.category<Condition>('until when', { asks: true });
  grammar.rule(until)(
    'a {described:one} or {count:many} cards have been put into their graveyard {moved} , whichever comes first',
    { described, count, moved },
    (h) => ({
      if: 'any',
      of: [
        { if: 'exists', what: every(extend(h.described, { which: [IN_GRAVEYARD, h.moved] })) },
        {
          if: 'compare',
          left: { count: every({ head: { sort: 'card' }, which: [IN_GRAVEYARD, h.moved] }) },
          by: 'at least',
          right: h.count,
        },
      ],
    }),
  );
  grammar.rule(sentence)(
    '{by:one} {deed} , then repeats this process until {until}',
    { by, deed: doing.third, until },
    (h) => ({ do: 'repeat', steps: [{ do: 'act', act: extend(h.deed, { by: h.by }) }], until: h.until }),
  );
  grammar.rule(condition)(
    'one or more {described:many} were put into that graveyard {moved}',
    { described, moved },
    (h) => ({
      if: 'exists',
      what: {
        what: 'some',
        quantity: { how: 'every', said: 'one or more' },
        described: extend(h.described, { which: [IN_GRAVEYARD, h.moved] }),
        as: introduced(),
      },
    }),
    { number: 'many', refers: { how: 'introduces', sort: 'object' } },
  );
  grammar.rule(what)(
    'one of {to:many}',
    { to: back },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'one of' },
      described: {
        head: { sort: 'object' },
        which: [{ test: 'relation', relation: 'among', to: h.to }],
      },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}
