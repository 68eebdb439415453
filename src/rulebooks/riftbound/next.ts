/** "The next time ...": replacement effects that apply once (371), and preventing (437). */

import type { English } from '../../language/english/english.js';
import type { Becomes } from '../../language/english/replacement.js';
import type { Category } from '../../language/grammar.js';
import { extend } from '../../language/template.js';

const NEXT = { limit: 'next' } as const;

export function addNextTime(english: English, becomes: Category<Becomes>): void {
  english.grammar.rule(becomes)('prevent it', {}, () => ({
    outcome: { outcome: 'prevent', amount: 'all' },
    says: 'plain',
  }));
  addAtOnce(english, becomes);
  addThisTurn(english, becomes);
}

/** As an ability: "The next time a friendly unit would die, kill this instead." */
function addAtOnce(
  { grammar, ability, statement, would, sentences }: English,
  becomes: Category<Becomes>,
): void {
  grammar.rule(statement)('the next time {watch} , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: NEXT }),
  );
  grammar.rule(ability)(
    'the next time {watch} , {becomes} . {after}',
    { watch: would, becomes, after: sentences },
    (h) =>
      extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: NEXT, after: h.after }),
  );
}

/** As an instruction, of what was chosen: "The next time it would die this turn, ...", in older texts "it dies". */
function addThisTurn({ grammar, sentence, would, happens }: English, becomes: Category<Becomes>): void {
  const says = grammar.rule(sentence);
  says('the next time {watch} this turn , {becomes}', { watch: would, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: NEXT })],
  }));
  says('the next time {watch} this turn , {becomes}', { watch: happens, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        limit: NEXT,
        indicative: true as const,
      }),
    ],
  }));
  says('if {watch} this turn , {becomes}', { watch: would, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens: 'if' as const })],
  }));
}
