/** What a lasting effect has brought to the index of effects is taken out of it again. */

import type { ObjectId } from '../ground/id.js';
import type { Entry, Listed } from './index.js';
import type { Journal } from './journal.js';

/** Takes out everything that a lasting effect brought: of these lists, and of what is known of each object. */
export function takeLasting(
  journal: Journal,
  lists: Iterable<Listed>,
  bound: { [object: ObjectId]: readonly Entry[] },
  lasting: number,
): void {
  const brought = (entry: Entry): boolean => entry.lasting === lasting;
  const without = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => !brought(entry));
  for (const list of lists)
    if (list.entries.some(brought)) journal.set(list, 'entries', without(list.entries));
  for (const [object, entries] of Object.entries(bound))
    if (entries.some(brought)) journal.entry(bound, object, without(entries));
}
