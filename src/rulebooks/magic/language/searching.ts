/** How texts speak of searching and shuffling (701.23, 701.24). */

import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';

/** "Search your library for a green creature card, ..." "Whenever an opponent searches their library, ..." */
export function addSearching(english: English): void {
  const { what: object, place } = english;
  const forms = 'search searches searching searched';
  verb(english, forms, '{from} for {object}', { from: place, object }, (h) => ({
    event: 'search',
    from: h.from,
    object: h.object,
  }));
  verb(english, forms, '{to}', { to: place }, (h) => ({ event: 'search', to: h.to }));
  verb(english, forms, 'libraries', {}, () => ({ event: 'search', to: { zone: 'library', plural: true } }));
  verb(english, 'reveal reveals revealing revealed', '{object}', { object }, (h) => ({
    event: 'reveal',
    object: h.object,
  }));
  const shuffle = 'shuffle shuffles shuffling shuffled';
  verb(english, shuffle, '', {}, () => ({ event: 'shuffle' }));
  verb(english, shuffle, '{to}', { to: place }, (h) => ({ event: 'shuffle', to: h.to }));
  addSearchedInstead(english);
}

/** "If an opponent would search a library, that player searches the top four cards of that library instead." */
function addSearchedInstead({ grammar, statement, who, count }: English): void {
  grammar.rule(statement)(
    'if {by:one} would search a library , that player searches the top {to:many} cards of that library instead',
    { by: who, to: count },
    (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: { event: 'search', to: { zone: 'library' }, by: h.by },
      outcome: { outcome: 'modify', changes: [{ change: 'amount', to: h.to }] },
      says: 'instead',
      of: { event: 'search' },
    }),
  );
}
