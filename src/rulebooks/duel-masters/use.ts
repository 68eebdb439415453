/** How a card is used: a spell is cast, a creature is summoned (rules 409, 601, 605). */

import type { Instruction } from '../../ability/instruction.js';
import type { PlayerId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import { IT, OTHER } from '../common/action.js';

/** A spell that is cast is pending: another object, in no zone where it could be counted (409). */
export const CAST: Instruction = { do: 'act', act: { event: 'cast', object: IT } };

/** A pending spell is carried out; as the last of it, it goes to the graveyard (605.2f). */
export const RESOLUTION: readonly Instruction[] = [
  { do: 'act', act: { event: 'resolve', object: OTHER } },
  { do: 'act', act: { event: 'move', object: OTHER, to: { zone: 'graveyard' } } },
];

export const CASTING: readonly Instruction[] = [CAST, ...RESOLUTION];

export const SUMMONING: readonly Instruction[] = [
  { do: 'act', act: { event: 'summon', object: IT } },
  { do: 'act', act: { event: 'move', object: IT, to: { zone: 'battle' } } },
];

/** The words of a player who uses a card: the card as it is, and as it will be while it is pending. */
export function using(
  { id, stint }: Pick<GameObject, 'id' | 'stint'>,
  you: PlayerId,
  manner: 'cast' | 'summon',
): Env {
  const refs = [
    { objects: [id], stints: [stint] },
    { objects: [id], stints: [stint + 1] },
  ];
  return { you, source: null, stint: 0, ability: null, refs, event: null, uses: [], manner };
}
