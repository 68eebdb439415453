/** In which zone an ability has its own object, where that is not the field, by what it takes as it is applied. */

import type { Ability } from '../ability/ability.js';
import type { Zone } from '../ground/id.js';
import { type Origin, takenFrom } from './taken.js';
import { concernsItself } from './watch.js';

/**
 * The zone from which an ability's own object is taken as it is applied ("banish this card from your GY instead",
 * "discard this card instead").
 */
export function zoneUsed(ability: Ability, origin: Origin): Zone | undefined {
  switch (ability.ability) {
    case 'replacement': {
      const { cost = [], outcome } = ability;
      return takenFrom([...cost, ...(outcome.outcome === 'stand in' ? outcome.do : [])], origin);
    }
    case 'activated':
      return takenFrom(ability.cost, origin) ?? takenFrom(ability.do, nowhere);
    case 'triggered':
      // What happened to the object itself may have been what brought it there.
      return concernsItself(ability) ? undefined : takenFrom(ability.do, origin);
    case 'cannot':
      // What cannot befall it elsewhere than in one zone cannot befall it there: "This spell can't be countered".
      return concernsItself(ability) ? origin(ability.act.event) : undefined;
    default:
      return undefined;
  }
}

/** What is done as an ability resolves may be done wherever its object then is, unless its words say from where. */
const nowhere: Origin = () => undefined;
