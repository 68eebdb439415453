/** A monster that cannot be Summoned: it says so where it would be Summoned from, which is not the field. */

import type { Ability } from '../../../ability/ability.js';

/** "Cannot be Special Summoned", said of the card itself, holds wherever the card is. */
export function whereverItIs(ability: Ability): Ability {
  if (ability.ability !== 'cannot' || ability.zone !== undefined) return ability;
  const { event, object } = ability.act;
  return event.endsWith(' summon') && object?.what === 'this' ? { ...ability, zone: '*' } : ability;
}
