/** What is so only for some of the time: in somebody's turn, or instead of something else while a condition holds. */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

/** "During your turn, prevent all damage that would be dealt to you." */
export function addInTurns({ grammar, ability, whose, statement }: English): void {
  grammar.rule(ability)('during {whose} turn , {statement} .', { whose, statement }, (h) =>
    extend(h.statement, { while: { if: 'turn' as const, whose: h.whose, said: 'during' as const } }),
  );
}

/** "Equipped creature gets +1/+0. It gets +3/+1 instead as long as an opponent has eight or more cards in their graveyard." */
export function insteadWhile({
  grammar,
  what: affects,
  predicate: { one },
  condition,
}: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('abilities');
  grammar.rule(both)(
    '{affects:one} {only} . it {other} instead as long as {given} .',
    { affects, only: one, other: one, given: condition },
    (h) => [
      { ability: 'static', while: { if: 'not', of: h.given }, affects: h.affects, ops: [h.only] },
      { ability: 'static', while: h.given, affects: h.affects, ops: [h.other] },
    ],
  );
  return both;
}
