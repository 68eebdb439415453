/** Effects that are not those of a card on the field. */

import type { Ability } from '../../../ability/ability.js';
import { AFFECT } from '../word.js';
import { isOnField } from '../zone.js';

/** Whether an effect is not one of a card on the field: it is used elsewhere, or triggered by its card going elsewhere. */
export function isElsewhere(ability: Ability): boolean {
  if (ability.ability === 'activated') return ability.zone !== undefined && !isOnField(ability.zone);
  if (ability.ability !== 'triggered') return true;
  if (ability.zone !== undefined && !isOnField(ability.zone)) return true;
  return ability.on.object?.what === 'this' && TAKING.includes(ability.on.event);
}

/** What takes a card from where it is. */
const TAKING: readonly string[] = [
  'move',
  'destroy',
  'tribute',
  'become material',
  'discard',
  'detach',
  AFFECT,
];
