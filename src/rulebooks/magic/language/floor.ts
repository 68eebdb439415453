/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": less life is lost, as much damage is dealt (120.3a). */

import type { Replacement } from '../../../ability/ability.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { extend } from '../../../language/template.js';

const EVENT: Quantity = { event: 'amount' };

export function addFloors({
  grammar,
  ability,
  condition,
  statement,
  sentence,
  quantity,
  whose,
  amount,
}: English): void {
  const life = (whose: Who): Quantity => ({ measure: 'life', of: 'total', whose });
  grammar.rule(quantity)('{whose} starting life total', { whose }, (h) => ({
    measure: 'life',
    of: 'starting',
    whose: h.whose,
  }));
  const left = (whose: Who): Quantity => ({ measure: 'life', of: 'left', whose });
  grammar.rule(quantity)('{whose} life total', { whose }, (h) => life(h.whose));
  const floor = grammar.category<Replacement>('to what damage reduces life');
  grammar.rule(statement)('{floor}', { floor }, (h) => h.floor);
  grammar.rule(ability)('if {while} , {floor} .', { while: condition, floor }, (h) =>
    extend(h.floor, { while: h.while, whileSays: 'if' as const }),
  );
  grammar.rule(sentence)('until end of turn , {floor}', { floor }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.floor],
    said: 'first',
  }));
  grammar.rule(floor)(
    'damage ‹that would reduce {whose} life total to less than {least}› reduces it to {least} instead',
    { whose, least: amount },
    (h) => ({
      ability: 'replacement',
      watch: {
        event: 'lose life',
        by: h.whose,
        other: { what: 'some', quantity: { how: 'one', said: 'a' }, described: { head: { sort: 'source' } } },
      },
      // Whoever has less already is not reduced to less than that. What several sources deal at once counts together.
      given: {
        if: 'all',
        of: [
          { if: 'value', who: h.whose, value: 'life', by: 'at least', to: h.least },
          { if: 'compare', left: left(h.whose), by: 'less than', right: h.least },
        ],
      },
      outcome: {
        outcome: 'modify',
        changes: [{ change: 'amount', to: { minus: { minus: left(h.whose), from: h.least }, from: EVENT } }],
      },
      says: 'instead',
    }),
    { says: 'given' },
  );
}
