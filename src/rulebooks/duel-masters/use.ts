/** How a card is used: a spell is cast, a creature is summoned (rules 409, 601, 605). */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import type { ObjectId, PlayerId, Zone } from '../../ground/id.js';
import { isProhibited } from '../../kernel/event/raise.js';
import { release } from '../../kernel/play/release.js';
import type { Env } from '../../position/env.js';
import type { Cause, GameEvent, Spot } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Lapse } from '../../rulebook/policy.js';
import { IT, OTHER } from '../common/action.js';
import type { move as bring } from '../common/event.js';
import { byRule } from '../common/settle.js';
import { isShieldTrigger } from './keyword.js';
import { cite } from './rule.js';

/** A spell that is cast is pending: it is counted nowhere until it has been carried out (409.1b). */
export const CAST: Instruction = { do: 'act', act: { event: 'cast', object: IT } };

/** A pending spell is carried out; as the last of it, it goes to the graveyard (605.2f). */
export const RESOLUTION: readonly Instruction[] = [
  { do: 'act', act: { event: 'resolve', object: OTHER } },
  { do: 'act', act: { event: 'move', object: OTHER, to: { zone: 'graveyard' } } },
];

export const CASTING: readonly Instruction[] = [CAST, ...RESOLUTION];

/** A creature that is summoned is pending until it is put into the battle zone. */
export const SUMMONING = summoning(IT, OTHER);

/** As a creature is summoned, in the words of its own text: what is paid stands between the first and the others. */
export const PAID_SUMMONING = summoning({ what: 'this' }, { what: 'this' });

/** Likewise of a spell that is cast: its text is carried out once it has been paid for. */
export const PAID_CASTING: readonly [Instruction, ...Instruction[]] = [
  { do: 'act', act: { event: 'cast', object: { what: 'this' } } },
  { do: 'act', act: { event: 'resolve', object: { what: 'this' } } },
  { do: 'act', act: { event: 'move', object: { what: 'this' }, to: { zone: 'graveyard' } } },
];

/** What has not gone anywhere after all is pending no more (409.2). */
function summoning(object: What, pending: What): readonly [Instruction, ...Instruction[]] {
  return [
    { do: 'act', act: { event: 'summon', object } },
    { do: 'act', act: { event: 'move', object: pending, to: { zone: 'battle' } } },
    { do: 'act', act: { event: 'pend no more', object: pending } },
  ];
}

/** The words of a player who uses a card: pending or not, it is the same card. */
export function using(
  { id, stint }: Pick<GameObject, 'id' | 'stint'>,
  you: PlayerId,
  manner: 'cast' | 'summon',
): Env {
  const it = { objects: [id], stints: [stint] };
  return { you, source: null, stint: 0, ability: null, refs: [it, it], event: null, uses: [], manner };
}

const FROM = 'from ';

/** How a pending card is remembered that was used from a zone. */
export function usedFrom(zone: Zone): string {
  return `${FROM}${zone}`;
}

/** How a pending card is remembered that was used by its shield trigger. */
export const BY_SHIELD_TRIGGER = 'by shield trigger';

/** A shield trigger that a text forbids to be used does not wait to be (112.3a). */
export function lapse(game: Game, { ability, env }: Waiting): Lapse | undefined {
  if (!isShieldTrigger(game.table.registry.ability(ability))) return undefined;
  const used = byRule(game, 'use shield trigger', env.source, { player: env.you });
  return isProhibited(game, used) ? { rule: cite('can-not'), why: 'forbidden' } : undefined;
}

function isByShieldTrigger({ table }: Game, { ability }: Cause): boolean {
  return ability !== null && isShieldTrigger(table.registry.ability(ability));
}

/** A card that is used is pending: it is not counted any more, but belongs where it was (409.1). */
export function becomePending(hands: Hands, { object, cause }: GameEvent): boolean {
  if (object === null) return false;
  pend(hands, object);
  if (isByShieldTrigger(hands.game, cause)) hands.status(object, BY_SHIELD_TRIGGER, true);
  return true;
}

/** A card is pending: it is counted nowhere, stays what it is, and belongs where it lay. */
export function pend(hands: Hands, object: ObjectId): void {
  const { zone } = hands.object(object);
  hands.move(object, PENDING, { same: true });
  hands.status(object, usedFrom(zone), true);
}

/** A card is pending no more and lies where it lay, as it was; what was said of it before is not any more (409.1d, 409.2). */
export function unpend(hands: Hands, object: ObjectId, to: Spot): void {
  hands.move(object, to, { same: true });
  for (const word of hands.object(object).status)
    if (word.startsWith(FROM) || word === BY_SHIELD_TRIGGER) hands.status(object, word, false);
  release(hands.game, object);
}

const PENDING: Spot = { zone: 'pending', holder: null, at: null };

/** The zone to which a pending card belongs; null for any other. */
export function belongsTo({ zone, status }: GameObject): Zone | null {
  const word = zone === 'pending' ? status.find((one) => one.startsWith(FROM)) : undefined;
  return word === undefined ? null : word.slice(FROM.length);
}

/** Zones in which a card that is brought there is as it was before: it has no place among the others. */
const UNORDERED: readonly string[] = ['hand', 'graveyard', 'mana'];

/** Whether a card would be put where it is, or where it belongs while it is pending: it has not been put there (400.2f, 409.2a). */
export function staysPut({ table }: Game, { object: id, to }: GameEvent): boolean {
  const object = id === null ? undefined : table.position.objects[id];
  if (!object || !to) return false;
  const within = object.zone === to.zone && object.holder === to.holder && UNORDERED.includes(to.zone);
  return within || belongsTo(object) === to.zone;
}

/** A pending card that goes where it was is only pending no more; what is there already stays. */
export function moveOrStay(hands: Hands, event: GameEvent, move: typeof bring): boolean {
  const { object, to } = event;
  if (object === null || to === null) return false;
  if (!staysPut(hands.game, event)) return move(hands, event);
  if (hands.object(object).zone !== to.zone) unpend(hands, object, to);
  return false;
}
