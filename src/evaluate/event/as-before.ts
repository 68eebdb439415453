/** An object as words that look at an event mean it. */

import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';

/** In a status which the event changes it is as it was before: "whenever you tap an untapped creature". */
export function asBefore({ catalogue }: Game, { kind }: GameEvent, subject: View | null): View | null {
  const { was } = catalogue.events[kind] ?? {};
  if (!was || !subject || subject.object.status.includes(was.status) === was.so) return subject;
  const others = subject.object.status.filter((word) => word !== was.status);
  const status = was.so ? [...others, was.status].sort() : others;
  return { ...subject, object: { ...subject.object, status } };
}
