/** Mana that a text lets somebody pay as it is carried out: so many times what it says, where it says how often. */

import { type Amount, compare, written } from '../../../ground/amount.js';
import { withhold } from '../../../ground/problem.js';
import { multiply } from '../../../ground/product.js';
import { eventWith } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';

/** Whether there is so much mana is not looked at: whoever can pay it may. */
export const PAY_MANA: EventRule = {
  fill: (_game, event) => {
    const { amount, detail } = event;
    if (amount === null || detail?.mana === undefined) return event;
    return eventWith(event, { amount: null, detail: { ...detail, mana: severalTimes(detail.mana, amount) } });
  },
  happen: () => true,
};

/** More symbols than are told one by one. */
const MOST_SYMBOLS = 100;

/** A cost so many times: generic mana is added up, each other symbol stands there as often. */
function severalTimes(mana: string, times: Amount): string {
  const symbols = mana.match(/\{[^}]*\}/g) ?? [];
  const generic = symbols.filter((symbol) => /^\{\d+\}$/.test(symbol));
  const others = symbols.filter((symbol) => !generic.includes(symbol));
  if (others.length > 0 && compare(multiply(others.length, times), MOST_SYMBOLS) > 0)
    withhold('rule/not-modelled', `A cost of more than ${MOST_SYMBOLS} symbols is not told.`);
  const sum = generic.reduce((all, symbol) => all + Number(symbol.slice(1, -1)), 0);
  const all = multiply(sum, times);
  const rest = others.length === 0 ? '' : others.join('').repeat(Number(times));
  return compare(all, 0) > 0 || rest === '' ? `{${written(all)}}${rest}` : rest;
}
