/** What several effects take from the top of one deck at the same time. */

import { severalFromTop } from '../../evaluate/reference/listed.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { objectOf } from '../../rulebook/game.js';
import type { Play } from '../play/play.js';

/**
 * Whether a card on top goes elsewhere by another event of the group than these.
 * @throws {Withheld} where it may, by one that finds its cards as it happens
 */
export function isLeaving(
  play: Play,
  all: readonly Node[],
  own: readonly number[],
  object: ObjectId,
): boolean {
  const others = flat(all, ({ id, events }) => (own.includes(id) ? [] : events));
  const { owner } = objectOf(play, object);
  if (others.some((event) => takesTopOf(play, event, owner))) severalFromTop();
  return others.some((event) => event.object === object && event.to !== null);
}

/** Whether an event takes cards from the top of a player's deck that are only found as it happens. */
export function takesTopOf(
  { catalogue }: Play,
  { kind, player }: GameEvent,
  whose: PlayerId | null,
): boolean {
  return catalogue.events[kind]?.takesTop === true && player === whose;
}
