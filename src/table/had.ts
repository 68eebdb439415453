/** Abilities as objects have them, where that is not just as they are written. */

import type { Ability, KeywordAbility, StaticAbility } from '../ability/ability.js';
import type { Condition } from '../ability/condition.js';

/** A keyword that is had only while a condition holds. */
export type GatedKeyword = KeywordAbility & { readonly while: Condition };

/**
 * A keyword behind a condition is had only while that holds, whoever looks, as if the text said "as long as ..., this has ..."
 * (Magic 614.12c, Riftbound 824; "has its Wave striker abilities").
 * @param expand the abilities for which a keyword stands
 */
export function asHad(
  { while: held, label, ...keyword }: GatedKeyword,
  expand: (keyword: KeywordAbility) => readonly Ability[],
): StaticAbility {
  return {
    ability: 'static',
    while: held,
    ...(label !== undefined && { label }),
    ...(expand(keyword).some(isElsewhere) && { zone: '*' }),
    affects: { what: 'this' },
    ops: [{ op: 'gain', abilities: [keyword] }],
  };
}

/** Whether an ability that a keyword stands for is there before its card is on the field, or after. */
function isElsewhere({ ability, zone }: Ability): boolean {
  return ability === 'additional cost' || zone !== undefined;
}
