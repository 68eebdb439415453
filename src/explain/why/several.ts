/** Of what effects deal with where some of it is taken by others: whether it is several, so that what is left may be too few. */

import type { Ability } from '../../ability/ability.js';
import { isAnywhere } from '../../ability/anywhere.js';
import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';

/** Whether what stands in for an event is one act, done to more than one object. */
export function takesSeveral(ability: Ability): boolean {
  if (ability.ability !== 'replacement' || ability.outcome.outcome !== 'stand in') return false;
  const [only, ...more] = ability.outcome.do;
  if (only?.do !== 'act' || more.length > 0 || !only.act.object) return false;
  return isSeveral(amountOf(only.act.object));
}

/** Whether nobody chooses what an effect deals with: its words say which it is, "your graveyard", "the top 2 cards". */
export function takesAsSaid(ability: Ability): boolean {
  if (ability.ability !== 'replacement') return false;
  const { outcome, cost, after } = ability;
  return !isAnywhere([outcome, cost, after], (part) => {
    const { what, quantity } = part as Partial<Extract<What, { what: 'some' }>>;
    return what === 'some' && quantity?.how !== 'every';
  });
}

function amountOf(what: What): Quantity {
  if (what.what === 'top') return what.amount;
  return what.what === 'some' && what.quantity.how === 'exactly' ? what.quantity.amount : 1;
}

/** Only what is printed is told: an amount that is counted may be one. */
function isSeveral(amount: Quantity): boolean {
  return typeof amount === 'number' && amount > 1;
}
