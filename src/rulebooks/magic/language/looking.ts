/** How texts speak of cards that are looked at from the top of a library: scrying (701.22), surveilling (701.25). */

import type { Act } from '../../../ability/act.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';

const FORMS = {
  scry: 'scry scries scrying scried',
  surveil: 'surveil surveils surveiling surveiled',
} as const;

export function addLooking(english: English): void {
  for (const event of ['scry', 'surveil'] as const) addLook(english, event);
  verb(
    english,
    'look looks looking looked',
    'at the top {amount:many} cards of your library , then put them back in any order',
    { amount: english.count },
    (h) => ({ event: 'look over', amount: h.amount }),
  );
}

/**
 * "Scry 1", "that player surveils 2", "whenever you surveil", "if you would scry a number of cards, draw that many cards
 * instead", "... scry that many cards plus one instead".
 */
function addLook(english: English, event: 'scry' | 'surveil'): void {
  const { grammar, amount, who: by, happens, would, statement, count: plus } = english;
  const [base, third] = FORMS[event].split(' ');
  const introduces = { refers: { how: 'introduces', sort: 'amount' } } as const;
  verb(english, FORMS[event], '{amount}', { amount }, (h) => ({ event, amount: h.amount }));
  grammar.rule(happens)(`{by:many} ${base}`, { by }, (h) => ({ event, by: h.by }), introduces);
  grammar.rule(happens)(`{by:one} ${third}`, { by }, (h) => ({ event, by: h.by }), introduces);
  const some = (by: Who): Act => ({ event, atLeast: 1, by });
  grammar.rule(would)(`{by} would ${base} a number of cards`, { by }, (h) => some(h.by), introduces);
  const to = grammar.category<Quantity>(`how many cards to ${base}`);
  grammar.rule(to)('that many cards plus {plus}', { plus }, (h) => ({
    plus: h.plus,
    to: { event: 'amount' },
  }));
  grammar.rule(statement)(
    `if {by:many} would ${base} a number of cards , ${base} {to} instead`,
    { by, to },
    (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: some(h.by),
      outcome: { outcome: 'modify', changes: [{ change: 'amount', to: h.to }] },
      says: 'instead',
      of: { event },
    }),
  );
}
