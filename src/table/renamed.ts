/**
 * Abilities in whose words one stands for another. Each is had under a key of its own, which says how the words were
 * changed, so that it can be made again from that.
 */

import type { Ability } from '../ability/ability.js';
import { type Renaming, renamedAbility, renamingOf, suffixOf } from '../ability/rename.js';
import type { AbilityKey } from '../ground/id.js';
import type { Keyed } from './registry.js';

/** The abilities that there are, by their keys. */
interface Abilities {
  has(key: AbilityKey): boolean;
  ability(key: AbilityKey): Ability;
  add(key: AbilityKey, ability: Ability): void;
}

/** The ability with the word changed; the same where it does not occur. */
export function renamedIn(abilities: Abilities, keyed: Keyed, renaming: Renaming): Keyed {
  const ability = renamedAbility(keyed.ability, renaming);
  if (ability === keyed.ability) return keyed;
  const key = `${keyed.key}${suffixOf(renaming)}` as AbilityKey;
  if (!abilities.has(key)) abilities.add(key, ability);
  return { ...keyed, key, ability: abilities.ability(key), origin: keyed.origin ?? keyed.key };
}

/** Makes again what a key names that says how words were changed; whether it names such an ability, or one within it. */
export function derivedIn(abilities: Abilities, key: AbilityKey): boolean {
  const at = key.lastIndexOf('~');
  if (at <= key.indexOf('#')) return false;
  const base = key.slice(0, at) as AbilityKey;
  const [change = '', ...inside] = key.slice(at + 1).split('.');
  const renaming = renamingOf(change);
  if (!renaming) return false;
  const whole = `${base}~${change}` as AbilityKey;
  if (!abilities.has(whole)) abilities.add(whole, renamedAbility(abilities.ability(base), renaming));
  return inside.length > 0 || abilities.has(key);
}
