/** Texts in which one word of a kind stands for another (612): the words that abilities name by their trait. */

import type { Trait } from '../ground/id.js';
import type { Ability } from './ability.js';
import { withParts } from './parted.js';

/** Which word stands for which. */
export interface Renaming {
  readonly trait: Trait;
  readonly from: string;
  readonly to: string;
}

/** An ability, with the word changed wherever it names the trait: in descriptions, in what things become, in tokens. */
export function renamedAbility(ability: Ability, renaming: Renaming): Ability {
  return renamed(ability, renaming) as Ability;
}

function renamed(value: unknown, renaming: Renaming): unknown {
  const names = (value as { readonly trait?: unknown } | null)?.trait === renaming.trait;
  return withParts(value, (part, key) => (names ? wordsIn(key, part, renaming) : renamed(part, renaming)));
}

/** The words of a record that names the trait. */
function wordsIn(key: string, part: unknown, renaming: Renaming): unknown {
  const { from, to } = renaming;
  if (key === 'is') return part === from ? to : part;
  if (key === 'values' && Array.isArray(part) && part.includes(from))
    return part.map((word: unknown) => (word === from ? to : word));
  return renamed(part, renaming);
}

/** How the key of an ability says that words have been changed. */
export function suffixOf({ trait, from, to }: Renaming): string {
  return `~${[trait, from, to].map(plain).join(',')}`;
}

/** A word without any of the marks that keys are made of. */
function plain(word: string): string {
  return encodeURIComponent(word).replace(
    /[.~!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What such a suffix says; null where it says nothing of the kind. */
export function renamingOf(change: string): Renaming | null {
  const parts = change.split(',');
  const [trait, from, to] = parts.map((part) => decodeURIComponent(part));
  return parts.length === 3 && trait && from && to ? { trait, from, to } : null;
}
