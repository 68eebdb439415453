/** What an effect has left nothing of: no life is lost, no counter is put. */

import { compare } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';
import { bringsCounters } from '../name/counters.js';
import type { Root } from './fate.js';

/** Whether nothing of an event is left. */
export function isNone({ amount }: GameEvent): boolean {
  return amount !== null && compare(amount, 0) <= 0;
}

/**
 * What comes to one at the same moment, where something of that has come to nothing: the life that a player loses by all that is
 * dealt to them at once. Empty where it comes to nobody, or nothing has.
 */
export function besideNaught(root: Root, roots: readonly Root[]): readonly Root[] {
  const { event, part, scene, moment } = root;
  // Of what an object arrives with it is told how it arrives.
  if (event.amount === null || root.within.some((whole) => bringsCounters(event, whole.event))) return [];
  const alike = roots.filter(
    (one) => one.part === part && one.scene === scene && one.moment === moment && isAlike(one.event, event),
  );
  return alike.some(({ naught }) => naught) && alike.every(({ replaced }) => !replaced) ? alike : [];
}

/** Whether the same comes to the same, however much of it. */
export function isAlike(one: GameEvent, other: GameEvent): boolean {
  return (
    one.kind === other.kind &&
    one.object === other.object &&
    one.player === other.player &&
    one.detail?.counter === other.detail?.counter
  );
}
