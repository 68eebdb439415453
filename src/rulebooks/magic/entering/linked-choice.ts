/**
 * Whose choice is meant by an ability that a text gives to another object: what is printed within a text is printed on its
 * card, and "the chosen color" there is the one that was chosen for that (607.2d).
 */

import type { Ability } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import { withParts } from '../../../ability/parted.js';
import { referents } from '../../../ability/referents.js';

type Words = { readonly [field: string]: unknown };

/** An ability whose given ones speak of what was chosen for the object that gives them. */
export function ofGiver(ability: Ability): Ability {
  return given(ability) as Ability;
}

function given(part: unknown): unknown {
  if (!isWords(part) || part.op !== 'gain') return withParts(part, given);
  const { abilities } = part;
  // What has something chosen itself speaks of that.
  if (!isAnywhere(abilities, saysChosen) || isAnywhere(abilities, ({ change }) => change === 'choose'))
    return part;
  const giver = Math.max(-1, ...referents(abilities)) + 1;
  const whose = (inner: unknown): unknown =>
    isWords(inner) && saysChosen(inner) ? { ...inner, of: giver } : withParts(inner, whose);
  return { ...part, abilities: whose(abilities), giver };
}

function saysChosen({ test, who }: Words): boolean {
  return test === 'chosen' || who === 'chosen';
}

function isWords(part: unknown): part is Words {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
