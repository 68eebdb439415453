/** "Each turn, the first time ...": what does not happen the first time, or so often, in the orders in which texts say so. */

import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { forTheTurn } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { OFTEN_EACH_TURN } from './limit.js';
import { addOneNamed } from './noun.js';

const FIRST = { limit: 'first', per: 'turn' } as const;
const EACH_TURN = { limit: 'first', per: 'turn', said: 'each turn' } as const;

/** "The first time", "the first two times". */
const TIMES = [
  ['time', {}],
  ['two times', { times: 2 }],
  ['three times', { times: 3 }],
] as const;

export function addFirst(english: English, becomes: Category<Becomes>): void {
  const { grammar, ability, would, described, done, causes } = english;
  const is = grammar.rule(ability);
  for (const [often, times] of TIMES) {
    is(`each turn , the first ${often} {watch} , {becomes} .`, { watch: would, becomes }, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        limit: { ...EACH_TURN, ...times },
      }),
    );
    is(`the first ${often} {watch} each turn , {becomes} .`, { watch: would, becomes }, (h) =>
      extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: { ...FIRST, ...times } }),
    );
  }
  const kinds = grammar.category<Description>('a noun');
  grammar.include(kinds, described);
  addOneNamed(english, kinds);
  // "The first Normal Monster you control that would be destroyed by battle each turn, is not destroyed."
  for (const [text, limit] of [
    ['each turn , the first {kind:one} that would be {deed} by {cause} , is not destroyed .', EACH_TURN],
    ['the first {kind:one} that would be {deed} by {cause} each turn , is not destroyed .', FIRST],
  ] as const) {
    is(text, { kind: kinds, deed: done, cause: causes }, (h) => ({
      ability: 'replacement',
      watch: extend(h.deed, { object: one(h.kind), cause: h.cause }),
      limit,
      outcome: { outcome: 'not' },
      says: 'plain',
      indicative: true,
    }));
  }
  addFirstOtherwise(english, becomes);
  addSoOften(english);
}

/** The same in other orders of words, under a condition, and for a time or without one. */
function addFirstOtherwise(english: English, becomes: Category<Becomes>): void {
  const { grammar, ability, sentence, what, would, done, causes } = english;
  const is = grammar.rule(ability);
  // "... would be destroyed each turn, by battle or card effect, it is not destroyed."
  is(
    'the first time {object:one} would be {deed} each turn , by {cause} , {becomes} .',
    { object: what, deed: done, cause: causes, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: extend(h.deed, { object: h.object, cause: h.cause }),
        limit: { ...FIRST, said: 'before the cause' as const },
      }),
  );
  is(
    'while {while} , the first time {watch} each turn , {becomes} .',
    { while: english.condition, watch: would, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        while: h.while,
        watch: h.watch,
        limit: FIRST,
      }),
  );
  // Without "each turn" it is the first of all, as long as the card is what it is.
  is('the first time {watch} , {becomes} .', { watch: would, becomes }, (h) =>
    extend(h.becomes, {
      ability: 'replacement' as const,
      watch: h.watch,
      limit: { limit: 'next' as const, said: 'first' as const },
    }),
  );
  // As an instruction: what lasts for the turn begins with it.
  grammar.rule(sentence)('the first time {watch} this turn , {becomes}', { watch: would, becomes }, (h) =>
    forTheTurn(h.becomes, { watch: h.watch, limit: FIRST }),
  );
}

/** "Twice per turn, this card cannot be destroyed": so many such destructions do not happen. */
function addSoOften({ grammar, ability, what, done, causes }: English): void {
  for (const [often, limit] of OFTEN_EACH_TURN)
    grammar.rule(ability)(
      `${often} , {object} can't be {deed} (by {cause})? .`,
      { object: what, deed: done, cause: causes },
      (h) => ({
        ability: 'replacement',
        watch: extend(h.deed, { object: h.object, cause: h.cause }),
        limit,
        outcome: { outcome: 'not' },
        says: 'plain',
        indicative: true,
      }),
    );
}

function one(described: Description): What {
  return { what: 'some', quantity: { how: 'one', said: 'a' }, described, as: introduced() };
}
