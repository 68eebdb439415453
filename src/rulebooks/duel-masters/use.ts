/** How a card is used: a spell is cast, a creature is summoned (rules 409, 601, 605). */

import type { Instruction } from '../../ability/instruction.js';
import type { PlayerId, Zone } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { Cause, GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { IT, OTHER } from '../common/action.js';
import type { move as bring } from '../common/event.js';
import { isShieldTrigger } from './keyword.js';

/** A spell that is cast is pending: another object, in no zone where it could be counted (409). */
export const CAST: Instruction = { do: 'act', act: { event: 'cast', object: IT } };

/** A pending spell is carried out; as the last of it, it goes to the graveyard (605.2f). */
export const RESOLUTION: readonly Instruction[] = [
  { do: 'act', act: { event: 'resolve', object: OTHER } },
  { do: 'act', act: { event: 'move', object: OTHER, to: { zone: 'graveyard' } } },
];

export const CASTING: readonly Instruction[] = [CAST, ...RESOLUTION];

/** A creature that is summoned is pending until it is put into the battle zone. */
export const SUMMONING: readonly Instruction[] = [
  { do: 'act', act: { event: 'summon', object: IT } },
  { do: 'act', act: { event: 'move', object: OTHER, to: { zone: 'battle' } } },
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

const FROM = 'from ';

/** How a pending card is remembered that was used from a zone. */
export function usedFrom(zone: Zone): string {
  return `${FROM}${zone}`;
}

/** How a pending card is remembered that was used by its shield trigger. */
export const BY_SHIELD_TRIGGER = 'by shield trigger';

function isByShieldTrigger({ table }: Game, { ability }: Cause): boolean {
  return ability !== null && isShieldTrigger(table.registry.ability(ability));
}

/** A card that is used is pending: it is not counted any more, but belongs where it was (409.1). */
export function becomePending(hands: Hands, { object, cause }: GameEvent): boolean {
  if (object === null) return false;
  const { zone, status } = hands.object(object);
  hands.move(object, { zone: 'pending', holder: null, at: null }, { referred: true });
  hands.status(object, usedFrom(zone), true);
  if (isByShieldTrigger(hands.game, cause)) hands.status(object, BY_SHIELD_TRIGGER, true);
  if (status.includes('tapped')) hands.status(object, 'tapped', true);
  return true;
}

/** The zone to which a pending card belongs; null for any other. */
export function belongsTo({ zone, status }: GameObject): Zone | null {
  const word = zone === 'pending' ? status.find((one) => one.startsWith(FROM)) : undefined;
  return word === undefined ? null : word.slice(FROM.length);
}

/** A pending card that goes where it was has not been put there: it is only pending no more, as it was before (409.2). */
export function moveOrStay(hands: Hands, event: GameEvent, move: typeof bring): boolean {
  if (event.object === null) return false;
  const object = hands.object(event.object);
  const stays = event.to !== null && belongsTo(object) === event.to.zone;
  const tapped = object.status.includes('tapped');
  if (!move(hands, event)) return false;
  if (stays && tapped) hands.status(object.id, 'tapped', true);
  return !stays;
}
