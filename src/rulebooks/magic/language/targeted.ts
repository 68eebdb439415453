/** How texts say that something becomes a target (115, 603.2), and how they write ward (702.21). */

import type { Act } from '../../../ability/act.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { BY_EITHER, BY_SPELL } from '../casting/targeted.js';
import { manaCost } from './word.js';

/** "This creature becomes the target of a spell or ability an opponent controls", "of an Aura spell". */
export function addTargeted(english: English): void {
  const { grammar, happens, what } = english;
  const by = targeting(english);
  grammar.rule(happens)('{object:one} becomes the target of {by}', { object: what, by }, (h) =>
    extend(h.by, { object: h.object }),
  );
  addWard(english);
}

/** By what it is targeted. */
function targeting({ grammar, described }: English): Category<Act> {
  const by = grammar.category<Act>('what targets it');
  const is = grammar.rule(by);
  const either = { event: BY_SPELL, either: [...BY_EITHER] };
  is('a spell or ability', {}, () => either);
  is('a spell or ability you control', {}, () => ({
    ...either,
    cause: [{ manner: 'effect', whose: { who: 'you' } }],
  }));
  is('a spell or ability a opponent controls', {}, () => ({
    ...either,
    cause: [{ manner: 'effect', whose: { who: 'opponent', said: 'a' } }],
  }));
  is('a {described:one}', { described }, (h) => ({
    event: BY_SPELL,
    other: { what: 'some', quantity: { how: 'one', said: 'a' }, described: h.described },
  }));
  return by;
}

/** "Ward {2}", "Ward—Pay 3 life.", "Ward—Discard a card.", "Ward—Sacrifice a permanent." */
function addWard({ grammar, ability, keyword, amount, what }: English): void {
  const ward = { ability: 'keyword', keyword: 'ward' } as const;
  grammar.rule(keyword)('ward {cost}', { cost: manaCost(grammar) }, (h) => ({ ...ward, cost: h.cost }));
  grammar.rule(ability)('ward — pay {amount} life .', { amount }, (h) => ({ ...ward, amount: h.amount }));
  grammar.rule(ability)('ward — discard a card .', {}, () => ({ ...ward, whom: { head: { sort: 'card' } } }));
  grammar.rule(ability)('ward — sacrifice {on} .', { on: what }, (h) => ({ ...ward, on: h.on }));
}
