/** What is chosen as an effect is made, besides targets. */

import type { Ability } from '../../ability/ability.js';
import type { Aiming } from '../../evaluate/reference/target.js';

/**
 * Whether it is chosen as the effect is made, though it is no target: "a source of your choice". Of a shield for each of
 * several, those that there are as it is made have one (Magic 615.11).
 */
export function isChosenAsMade({ limit }: Ability, phrase: Aiming): boolean {
  if (!('quantity' in phrase)) return false;
  const { ofChoice, quantity } = phrase;
  const isEach = limit?.limit === 'points' && quantity.how === 'every' && quantity.said === 'each';
  return ofChoice === true || isEach;
}
