/** Of which kind "the chosen type" is: of that which the same text has one choose (607.2d). */

import type { Ability } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import { withParts } from '../../../ability/parted.js';

const CARD_TYPE = 'card type';

/** Whether an ability, or part of one, speaks of a type as of one that was chosen. */
export function saysChosenType(part: unknown): boolean {
  return isAnywhere(part, isChosenType);
}

/** Whether an ability, or part of one, has a card type chosen. */
export function choosesCardType(part: unknown): boolean {
  return isAnywhere(part, ({ change, kind }) => change === 'choose' && kind === CARD_TYPE);
}

/** An ability whose "chosen type" is a card type, where that of most texts is a creature type. */
export function ofCardType(ability: Ability): Ability {
  return meant(ability) as Ability;
}

function meant(part: unknown): unknown {
  if (isRecord(part) && isChosenType(part)) return { ...part, trait: 'type', kind: CARD_TYPE };
  return withParts(part, meant);
}

function isChosenType({ test, trait }: { readonly [key: string]: unknown }): boolean {
  return test === 'chosen' && trait === 'subtype';
}

function isRecord(part: unknown): part is { readonly [key: string]: unknown } {
  return typeof part === 'object' && part !== null;
}
