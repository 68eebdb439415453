/** Playing more tokens than a text says (375): "play that token and an additional copy of it instead". */

import type { Replacement } from '../../../ability/ability.js';
import type { TokenText } from '../../../ability/act.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

const NOUNS: { readonly [noun: string]: TokenText['traits'] } = {
  token: [],
  'token unit': [{ trait: 'type', is: 'unit' }],
  'token gear': [{ trait: 'type', is: 'gear' }],
};

const ONCE = { limit: 'times', times: 1, per: 'turn', said: 'each' } as const;

export function addCopies(english: English, becomes: Category<Becomes>): void {
  const { grammar, would, condition, statement } = english;
  for (const [noun, traits] of Object.entries(NOUNS)) {
    grammar.rule(would)(`you would play a ${noun}`, {}, () => ({
      event: 'play token',
      by: { who: 'you' },
      token: { values: {}, traits },
    }));
  }
  // A copy of each of them, entering as they do.
  const more = (by: Extract<Replacement['outcome'], { outcome: 'modify' }>): Becomes => ({
    outcome: by,
    says: 'instead',
  });
  grammar.rule(becomes)('play that token and a additional copy instead', {}, () =>
    more({ outcome: 'modify', changes: [{ change: 'amount', to: { times: 2, of: { event: 'amount' } } }] }),
  );
  grammar.rule(becomes)('play that token and a additional copy of it instead', {}, () =>
    more({
      outcome: 'modify',
      changes: [{ change: 'amount', to: { plus: { event: 'amount' }, to: { event: 'amount' } } }],
    }),
  );
  // Once each turn: of one token that is played.
  grammar.rule(becomes)('you may play that token and a additional copy of it instead', {}, () => ({
    optional: { who: 'you' },
    outcome: { outcome: 'modify', changes: [{ change: 'amount', to: { plus: 1, to: { event: 'amount' } } }] },
    says: 'instead',
  }));
  grammar.rule(statement)(
    'once each turn , if {watch} while {while} , {becomes}',
    { watch: would, while: condition, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        while: h.while,
        opens: 'if' as const,
        limit: ONCE,
      }),
  );
  grammar.rule(statement)('once each turn , if {watch} , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens: 'if' as const, limit: ONCE }),
  );
}
