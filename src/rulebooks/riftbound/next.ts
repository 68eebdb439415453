/** "The next time ...": replacement effects that apply once (371), and preventing (437). */

import type { English } from '../../language/english/english.js';
import { addNextTime as addNext, NEXT } from '../../language/english/next.js';
import type { Becomes } from '../../language/english/replacement.js';
import type { Category } from '../../language/grammar.js';
import { extend } from '../../language/template.js';

export function addNextTime(english: English, becomes: Category<Becomes>): void {
  english.grammar.rule(becomes)('prevent it', {}, () => ({
    outcome: { outcome: 'prevent', amount: 'all' },
    says: 'plain',
  }));
  addNext(english, becomes);
  addThisTurn(english, becomes);
}

/** As an instruction in older texts: "The next time it dies this turn, ..."; and for as long as the turn lasts. */
function addThisTurn({ grammar, sentence, would, happens }: English, becomes: Category<Becomes>): void {
  const says = grammar.rule(sentence);
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
