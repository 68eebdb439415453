/** Whether an effect deals with several at once: where some of them are taken, those that are left may be too few. */

import type { Ability } from '../../ability/ability.js';
import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';

/** Whether what stands in for an event is one act, done to more than one object. */
export function takesSeveral(ability: Ability): boolean {
  if (ability.ability !== 'replacement' || ability.outcome.outcome !== 'stand in') return false;
  const [only, ...more] = ability.outcome.do;
  if (only?.do !== 'act' || more.length > 0 || !only.act.object) return false;
  return isSeveral(amountOf(only.act.object));
}

function amountOf(what: What): Quantity {
  if (what.what === 'top') return what.amount;
  return what.what === 'some' && what.quantity.how === 'exactly' ? what.quantity.amount : 1;
}

/** Only what is printed is told: an amount that is counted may be one. */
function isSeveral(amount: Quantity): boolean {
  return typeof amount === 'number' && amount > 1;
}
