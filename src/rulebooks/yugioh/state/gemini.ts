/** Gemini monsters: Normal Monsters on the field and in the GY, without the effects that they have once summoned again. */

import type { Ability } from '../../../ability/ability.js';
import { wordList } from '../../../evaluate/object/printed.js';
import type { Traits } from '../../../position/card.js';
import type { GameObject } from '../../../position/object.js';
import type { View } from '../../../table/view.js';
import { GEMINI_RULE, SUMMONED_AGAIN } from '../word.js';

/** Of what is printed, what such a monster is and has; any other card is as it is printed. */
export function asGemini(view: View, printed: Traits | null): View {
  const { object, traits, abilities } = view;
  if (traits === null || printed === null || !isAsleep(object)) return view;
  const types = wordList(printed.type);
  if (!types.includes('gemini') && !abilities.some(({ ability }) => isOwnRule(ability))) return view;
  const had = abilities.filter(({ ability }) => !isEffect(ability));
  // One that lies face-down shows nothing of what it is.
  if (traits !== printed) return { object, traits, abilities: had };
  const type = [...types.filter((one) => one !== 'effect' && one !== 'normal'), 'normal'];
  return { object, traits: { ...traits, type }, abilities: had };
}

/** Whether a Gemini monster would be a Normal Monster as it lies: on the field only until it is summoned again. */
export function isAsleep({ zone, status }: GameObject): boolean {
  return zone === 'gy' || (zone === 'monsters' && !status.includes(SUMMONED_AGAIN));
}

/** The sentences that the card prints of that. */
function isOwnRule(ability: Ability): boolean {
  return ability.ability === 'note' && ability.note === GEMINI_RULE;
}

/** What a card is always treated as is none. */
function isEffect(ability: Ability): boolean {
  switch (ability.ability) {
    case 'note':
    case 'unread':
      return false;
    case 'static':
      return ability.zone !== '*' || ability.while !== undefined;
    default:
      return true;
  }
}
