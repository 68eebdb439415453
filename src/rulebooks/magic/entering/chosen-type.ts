/** Of which kind "the chosen type" is: of that which the same text has one choose (607.2d). */

import type { Ability } from '../../../ability/ability.js';
import { withParts } from '../../../ability/parted.js';

const CARD_TYPE = 'card type';

/** Whether an ability, or part of one, speaks of a type as of one that was chosen. */
export function saysChosenType(part: unknown): boolean {
  return isRecord(part) && (isChosenType(part) || Object.values(part).some(saysChosenType));
}

/** Whether an ability, or part of one, has a card type chosen. */
export function choosesCardType(part: unknown): boolean {
  if (!isRecord(part)) return false;
  return (part.change === 'choose' && part.kind === CARD_TYPE) || Object.values(part).some(choosesCardType);
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
