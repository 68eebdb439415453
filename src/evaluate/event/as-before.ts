/** An object as words that look at an event mean it. */

import type { EventRule } from '../../rulebook/catalogue.js';
import type { View } from '../../table/view.js';

/** In the status which the event changes it is as it was before: "whenever you tap an untapped creature". */
export function asBefore(subject: View, was: NonNullable<EventRule['was']>): View {
  if (subject.object.status.includes(was.status) === was.so) return subject;
  const others = subject.object.status.filter((word) => word !== was.status);
  const status = was.so ? [...others, was.status].sort() : others;
  return { ...subject, object: { ...subject.object, status } };
}
