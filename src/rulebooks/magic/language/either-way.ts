/**
 * What would happen in one of two ways, to objects of different sorts: "a nontoken creature an opponent owns would die or a
 * creature card not on the battlefield would be put into an opponent's graveyard" (614.1a).
 */

import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { referred } from '../../../language/template.js';

export function addEitherWay(english: English): void {
  const { grammar, statement, which, who } = english;
  grammar.rule(which)('{by:one} owns', { by: who }, (h) => ({ test: 'owned', by: h.by }));
  grammar.rule(which)('not on the battlefield', {}, () => ({
    test: 'not',
    of: { test: 'zone', at: { zone: 'battlefield' }, said: 'on' },
    said: 'short',
  }));
  const [first, second] = [moves(english), moves(english)];
  const watch = grammar.category<Act>('what would happen');
  grammar.rule(watch)(
    '{first} or {second}',
    { first, second },
    (h) => ({ event: 'move', either: [h.first, h.second] }),
    { either: ['first', 'second'] },
  );
  // By no word that only one of the two could mean.
  const again = grammar.category<What>('that card');
  const back = { number: 'one', refers: { how: 'back', sort: 'object' } } as const;
  grammar.rule(again)('it', {}, () => ({ what: 'that', of: referred(), said: 'it' }), back);
  grammar.rule(again)(
    'that card',
    {},
    () => ({ what: 'that', of: referred(), said: 'that', head: { sort: 'card' } }),
    back,
  );
  grammar.rule(statement)('if {watch} , exile {object} instead', { watch, object: again }, (h) => ({
    ability: 'replacement',
    opens: 'if',
    watch: h.watch,
    outcome: {
      outcome: 'stand in',
      do: [{ do: 'act', act: { event: 'move', object: h.object, to: { zone: 'exile' }, said: 'exile' } }],
    },
    says: 'instead',
  }));
}

/** "This creature would die", "a card would be put into your graveyard". */
function moves({ grammar, what: object, place: to }: English): Category<Act> {
  const moves = grammar.category<Act>('what would happen');
  const is = grammar.rule(moves);
  const dies = {
    event: 'move',
    from: { zone: 'battlefield' },
    to: { zone: 'graveyard' },
    said: 'die',
  } as const;
  is('{object:one} would die', { object }, (h) => ({ ...dies, object: h.object }));
  is('{object:one} would be put into {to}', { object, to }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    said: 'put',
  }));
  return moves;
}
