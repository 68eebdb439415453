/** Playing more tokens than a text says (375): "play that token and an additional copy of it instead"; how often each turn (371). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, TokenText } from '../../../ability/act.js';
import type { Limit } from '../../../ability/duration.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { tokenWords } from './token-words.js';

const TYPES = ['unit', 'gear'];

/** "Once each turn", "three times each turn". */
const times = (times: number) => ({ limit: 'times', times, per: 'turn', said: 'each' }) as const;

const TIMES = { two: 2, three: 3, four: 4, five: 5 };

export function addCopies(english: English, becomes: Category<Becomes>): void {
  addPlayed(english);
  addMore(english, becomes);
  addOften(english, becomes);
}

/** "You would play a token", "a token unit", "a unit token". */
function addPlayed({ grammar, would }: English): void {
  const played = (traits: TokenText['traits']): Act => ({
    event: 'play token',
    by: { who: 'you' },
    token: { values: {}, traits },
  });
  grammar.rule(would)('you would play a token', {}, () => played([]));
  for (const is of TYPES) {
    const act = played([{ trait: 'type', is }]);
    grammar.rule(would)(`you would play a token ${is}`, {}, () => act);
    grammar.rule(would)(`you would play a ${is} token`, {}, () => ({ ...act, typeFirst: true }));
  }
}

/** What is played as well, for each token that would be. */
function addMore({ grammar }: English, becomes: Category<Becomes>): void {
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
  const token = grammar.category<TokenText>('a token');
  grammar.words(token, tokenWords);
  grammar.rule(becomes)('play that token and a {token} token instead', { token }, (h) =>
    more({
      outcome: 'modify',
      changes: [
        {
          change: 'besides',
          do: [{ do: 'act', act: { event: 'play token', amount: { event: 'amount' }, token: h.token } }],
        },
      ],
    }),
  );
  // Once each turn: of one token that is played.
  grammar.rule(becomes)('you may play that token and a additional copy of it instead', {}, () => ({
    optional: { who: 'you' },
    outcome: { outcome: 'modify', changes: [{ change: 'amount', to: { plus: 1, to: { event: 'amount' } } }] },
    says: 'instead',
  }));
}

/** "Once each turn, if ...", "Two times each turn, if ..." (371). */
function addOften(
  { grammar, would, condition, statement, ability, sentences }: English,
  becomes: Category<Becomes>,
): void {
  const often = grammar.category<Limit>('how often');
  grammar.rule(often)('once', {}, () => times(1));
  for (const [word, number] of Object.entries(TIMES))
    grammar.rule(often)(`${word} times`, {}, () => times(number));
  const holes = { often, watch: would, becomes };
  grammar.rule(statement)('{often} each turn , if {watch} , {becomes}', holes, (h) =>
    extend(h.becomes, {
      ability: 'replacement' as const,
      watch: h.watch,
      opens: 'if' as const,
      limit: h.often,
    }),
  );
  grammar.rule(ability)(
    '{often} each turn , if {watch} , {becomes} . {after}',
    { ...holes, after: sentences },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        opens: 'if' as const,
        limit: h.often,
        after: h.after,
      }),
  );
  grammar.rule(statement)(
    '{often} each turn , if {watch} while {while} , {becomes}',
    { ...holes, while: condition },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        while: h.while,
        opens: 'if' as const,
        limit: h.often,
      }),
  );
}
