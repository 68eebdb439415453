/** What offers name of events and things, of the kinds of effects among which one chooses, and of abilities that wait. */

import { grouped, nameOf } from './alike.js';
import type { Happening, Offer, Thing } from './message.js';
import type { Pool } from './offers.js';

/** What of an event stands for what is chosen: its objects, or the player where those are none. */
export function chosenIn({ objects, player }: Happening, { players }: Pool): string | null {
  if (objects.length > 0) return JSON.stringify(objects);
  return player !== null && players.includes(player) ? player : null;
}

/** The modes that are offered, each once. */
export function modesIn(offers: readonly Offer[]): readonly string[] {
  return [...new Set(offers.flatMap((offer) => (offer.offer === 'mode' ? offer.modes : [])))];
}

/** Whether of abilities that wait it is said which is put first on what they are put on, and not which is done first. */
export function announces(offered: readonly Offer[]): boolean {
  return offered.some((one) => one.offer === 'trigger' && one.announces);
}

/** The things of the first so many names. */
export function firstNames(things: readonly Thing[], names: number): readonly Thing[] {
  const all = grouped(things, nameOf);
  // "And 1 more" is no shorter than the name.
  return all.slice(0, all.length === names + 1 ? undefined : names).flat();
}
