/** What tells objects of one name from one another. */

import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import { grouped } from '../message/alike.js';

/** Numbers namesakes, those of each player for themselves. */
export function numberApart(
  objects: readonly GameObject[],
  nameOf: (player: PlayerId) => string,
  apart: Map<ObjectId, { of: string | null; nth: number | null }>,
): void {
  const groups = grouped(objects, ({ controller }) => controller);
  for (const theirs of groups) {
    theirs.forEach(({ id, controller }, index) => {
      const of = groups.length > 1 ? nameOf(controller) : null;
      apart.set(id, { of, nth: theirs.length > 1 ? index + 1 : null });
    });
  }
}
