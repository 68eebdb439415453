/** "The next time ...": replacement effects that apply once (371), and preventing (437). */

import type { English } from '../../../language/english/english.js';
import { addNextTime as addNext, addThisTurn, NEXT } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

export function addNextTime(english: English, becomes: Category<Becomes>): void {
  english.grammar.rule(becomes)('prevent it', {}, () => ({
    outcome: { outcome: 'prevent', amount: 'all' },
    says: 'plain',
  }));
  english.grammar.rule(becomes)('double that damage instead', {}, () => ({
    outcome: {
      outcome: 'modify',
      changes: [{ change: 'amount', to: { times: 2, of: { event: 'amount' } }, said: 'that damage' }],
    },
    says: 'instead',
  }));
  addNext(english, becomes);
  addThisTurn(english, becomes);
  addOlder(english, becomes);
  addFromTrash(english);
}

/** What replaces an event from the trash: "you may banish me from your trash instead" (366.1). */
function addFromTrash({ grammar, ability, would, sentences }: English): void {
  grammar.rule(ability)(
    'if {watch} , you may banish me from your trash instead . {after}',
    { watch: would, after: sentences },
    (h) => ({
      ability: 'replacement',
      zone: 'trash',
      opens: 'if',
      watch: h.watch,
      optional: { who: 'you' },
      outcome: {
        outcome: 'stand in',
        do: [{ do: 'act', act: { event: 'banish', object: { what: 'this', said: 'me' } } }],
      },
      after: h.after,
      says: 'instead',
    }),
  );
}

/** As an instruction in older texts: "The next time it dies this turn, ...". */
function addOlder({ grammar, sentence, happens }: English, becomes: Category<Becomes>): void {
  grammar.rule(sentence)('the next time {watch} this turn , {becomes}', { watch: happens, becomes }, (h) => ({
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
}
