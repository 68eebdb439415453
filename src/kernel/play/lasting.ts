/** Effects that last: a text makes one, or an object arrives with one. */

import { withhold } from '../../ground/problem.js';
import type { LastingEffect } from '../../position/effect.js';
import { enlistLasting } from '../../table/enlist.js';
import type { Table } from '../../table/table.js';

/** More effects at once than any board has. */
const MOST_LASTING = 500;

/** @throws {Withheld} `ruling/endless` where there would be more than any board has */
export function makeLasting(table: Table, effect: LastingEffect): void {
  if (table.position.effects.length >= MOST_LASTING) {
    withhold('ruling/endless', `More than ${MOST_LASTING} effects would last at once; no end is in sight.`);
  }
  table.journal.set(table.position, 'effects', [...table.position.effects, effect]);
  enlistLasting(table, effect);
  table.touch();
}
