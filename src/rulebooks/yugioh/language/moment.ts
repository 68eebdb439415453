/** Cards that do not stay on the field: in response to what they are activated, and what must be so then. */

import type { Ability, SpellAbility } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import type { Moments } from './negate.js';
import type { So } from './so.js';

type Moment = Pick<SpellAbility, 'answers' | 'label' | 'while' | 'whileSays' | 'whileJoined'>;

/** "When your opponent activates a Spell Card, while you control a Warrior monster: Discard 1 card; negate the activation." */
export function addMoments(
  { grammar, sentences, deeds }: English,
  { answering, label, either }: Moments,
  openings: So,
  spells: Category<Ability[]>,
): void {
  const bare = grammar.category<Moment>('when it is activated');
  grammar.rule(bare)('{answers}', { answers: answering }, (h) => ({ answers: h.answers }));
  grammar.rule(bare)('{answers}', { answers: either }, (h) => ({ answers: h.answers }));
  grammar.rule(bare)('{label}', { label }, (h) => ({ label: h.label }));
  const moment = grammar.category<Moment>('when it is activated');
  grammar.include(moment, bare);
  for (const { so, says } of openings)
    for (const [mark, joined] of [
      [' ,', {}],
      ['', { whileJoined: true as const }],
    ] as const)
      grammar.rule(moment)(`{bare}${mark} {so}`, { bare, so }, (h) =>
        extend(h.bare, { while: h.so, ...says, ...joined }),
      );
  const is = grammar.rule(spells);
  is('when {moment} : {do}', { moment, do: sentences }, (h) => [
    extend(h.moment, { ability: 'spell' as const, do: h.do }),
  ]);
  is('when {moment} : {cost} ; {do}', { moment, cost: deeds, do: sentences }, (h) => [
    { ability: 'additional cost', cost: [h.cost] },
    extend(h.moment, { ability: 'spell' as const, do: h.do }),
  ]);
}
