/** How texts change Might, for good or for a turn, and how objects enter. */

import { addPredicate } from '../../language/english/ability.js';
import type { English } from '../../language/english/english.js';
import { objectVerb } from '../../language/english/verb.js';
import { addedWords } from './word.js';

export function addMight(english: English): void {
  const { grammar, statement, sentence, what, described, arriving } = english;
  const added = grammar.category<number>('a change of Might');
  grammar.words(added, addedWords);
  addPredicate(english, '[has|have] {by} [M]', { by: added }, (h) => ({
    op: 'modify',
    trait: 'might',
    by: h.by,
  }));
  grammar.rule(statement)(
    '{described:many} have {by} [M] in {at}',
    { described, by: added, at: what },
    (h) => ({
      ability: 'static',
      affects: {
        what: 'some',
        quantity: { how: 'every', said: 'plural' },
        described: h.described,
        having: { test: 'relation', relation: 'at', to: h.at },
      },
      ops: [{ op: 'modify', trait: 'might', by: h.by }],
    }),
  );
  grammar.rule(sentence)('give {on} {by} [M] this turn', { on: what, by: added }, (h) => ({
    do: 'last on',
    until: 'turn',
    on: h.on,
    ops: [{ op: 'modify', trait: 'might', by: h.by }],
  }));
  objectVerb(english, 'enter enters entering entered', '', {}, () => ({ event: 'enter' }));
  grammar.rule(arriving)('ready', {}, () => [{ change: 'status', status: 'exhausted', without: true }]);
  grammar.rule(arriving)('exhausted', {}, () => [{ change: 'status', status: 'exhausted' }]);
}
