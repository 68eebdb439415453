/** What is an event for each of several: of a group, of an amount. */

import { flatOps } from '../../ability/static.js';
import { type Amount, compare } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { printedOn } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { countsForEach } from '../../table/registry.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';

/** To how many equal objects an event happens: a group stands for all of it, or for a share; to a player it happens once. */
export function manyOf({ table }: Game, { object, share }: Pick<GameEvent, 'object' | 'share'>): Amount {
  return object === null ? 1 : (share ?? table.position.objects[object]?.count ?? 1);
}

/** What happens to equal objects as they come to be: to each, where each is an object of its own from then on. */
export function apart(play: Play, event: GameEvent): readonly GameEvent[] {
  return isOfEach(play, event) ? singly(play, event) : [event];
}

/**
 * Whether each of equal objects is one of its own: all that can be told apart, and of more those that do something of their
 * own, as what doubles beside another like it doubles again.
 */
function isOfEach({ table: { position, registry } }: Play, { object: id, share }: GameEvent): boolean {
  const object = id === null ? undefined : position.objects[id];
  if (!object || share !== null) return false;
  if (isSingly(object.count)) return true;
  const card = printedOn(object);
  if (card !== null && registry.countsForEach(card)) return true;
  return flatOps(object.copy?.except ?? []).some(
    (op) => op.op === 'gain' && op.abilities.some(countsForEach),
  );
}

/** What happens to a group, or so often, as an event for each of it. */
export function singly(play: Play, event: GameEvent): readonly GameEvent[] {
  if (play.catalogue.events[event.kind]?.singly === 'amount') return oneByOne(event);
  if (event.object === null) return [event];
  const hands = handsOf(play);
  const { object: group } = event;
  const parts = Array.from({ length: atOnce(hands.object(group).count) }, () => hands.split(group, 1));
  return parts.map((object) => eventWith(event, { object, share: null }));
}

/** Of an amount of it, as many events as that, which happen at the same time. */
export function oneByOne(event: GameEvent): readonly GameEvent[] {
  const { amount } = event;
  if (amount === null || compare(amount, 1) <= 0) return [event];
  return Array.from({ length: atOnce(amount) }, () => eventWith(event, { amount: 1 }));
}

/** More events at once than any board gives rise to; of more equal objects than that all stand as one. */
const MOST_SINGLY = 100;

/** Whether so many are objects of their own. */
function isSingly(count: Amount): boolean {
  return compare(count, MOST_SINGLY) <= 0;
}

/** @throws {Withheld} where that is too many */
function atOnce(count: Amount): number {
  if (!isSingly(count))
    withhold('ruling/too-many-events', `More than ${MOST_SINGLY} events at once are not followed.`);
  return Number(count);
}
