/** How cards write their keywords: alone, with a number, with a cost, with what they are about. */

import type { English } from '../../../language/english/english.js';
import { COLORS_SPENT } from '../entering/entering-keyword.js';
import { ALONE, KEYWORDS, KEYWORDS_WITH_AMOUNT, KEYWORDS_WITH_COST } from '../keyword.js';
import { writtenSo } from '../moving/elsewhere.js';
import { manaCost } from './word.js';

export function addKeywords(english: English): void {
  const { grammar, ability, keyword, granted, described, noun, amount, count } = english;
  const mana = manaCost(grammar);
  for (const name of [...KEYWORDS, ...ALONE, ...writtenSo('alone')])
    grammar.rule(keyword)(name, {}, () => ({ ability: 'keyword', keyword: name }));
  for (const name of [...KEYWORDS_WITH_AMOUNT, ...writtenSo('amount')]) {
    grammar.rule(keyword)(`${name} {amount}`, { amount }, (h) => ({
      ability: 'keyword',
      keyword: name,
      amount: h.amount,
    }));
  }
  grammar.rule(keyword)('devour {noun:one} {amount}', { noun, amount }, (h) => ({
    ability: 'keyword',
    keyword: 'devour',
    amount: h.amount,
    whom: { head: { noun: h.noun, sort: 'permanent' } },
  }));
  grammar.rule(keyword)('affinity for {whom:many}', { whom: described }, (h) => ({
    ability: 'keyword',
    keyword: 'affinity',
    whom: h.whom,
  }));
  grammar.rule(keyword)('modular — sunburst', {}, () => ({
    ability: 'keyword',
    keyword: 'modular',
    amount: { told: COLORS_SPENT },
  }));
  for (const name of [...KEYWORDS_WITH_COST, ...writtenSo('cost')]) {
    grammar.rule(keyword)(`${name} {cost}`, { cost: mana }, (h) => ({
      ability: 'keyword',
      keyword: name,
      cost: h.cost,
    }));
  }
  grammar.rule(keyword)('reinforce {amount} — {cost}', { amount, cost: mana }, (h) => ({
    ability: 'keyword',
    keyword: 'reinforce',
    amount: h.amount,
    cost: h.cost,
  }));
  grammar.rule(keyword)('craft with {noun:one} {cost}', { noun, cost: mana }, (h) => ({
    ability: 'keyword',
    keyword: 'craft',
    whom: { head: { noun: h.noun, sort: 'permanent' } },
    cost: h.cost,
  }));
  grammar.rule(ability)(
    'escape — {cost} , exile {amount:many} other cards from your graveyard .',
    { cost: mana, amount: count },
    (h) => ({ ability: 'keyword', keyword: 'escape', cost: h.cost, amount: h.amount }),
  );
  grammar.include(granted, keyword);
  addCumulativeUpkeep(english);
}

/** Cumulative upkeep (702.24): mana, or a dash and what else is paid. */
function addCumulativeUpkeep({ grammar, ability, keyword, amount }: English): void {
  const mana = manaCost(grammar);
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
