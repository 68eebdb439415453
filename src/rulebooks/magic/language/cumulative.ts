/** How cards write cumulative upkeep (702.24): mana, or a dash and what else is paid. */

import type { English } from '../../../language/english/english.js';
import { costWords } from './word.js';

export function addCumulativeUpkeep({ grammar, ability, keyword, amount }: English): void {
  const mana = grammar.category<string>('mana');
  grammar.words(mana, costWords);
  const upkeep = { ability: 'keyword', keyword: 'cumulative upkeep' } as const;
  grammar.rule(keyword)('cumulative upkeep {cost}', { cost: mana }, (h) => ({ ...upkeep, cost: h.cost }));
  grammar.rule(ability)('cumulative upkeep — pay {amount} life .', { amount }, (h) => ({
    ...upkeep,
    amount: h.amount,
  }));
  grammar.rule(ability)(
    'cumulative upkeep — pay {cost} and {amount} life .',
    { cost: mana, amount },
    (h) => ({ ...upkeep, cost: h.cost, amount: h.amount }),
  );
}
