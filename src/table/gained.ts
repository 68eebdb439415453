/** What the index knows of abilities that others gain. */

import { flatOps, type StaticOp } from '../ability/static.js';
import type { AbilityKey } from '../ground/id.js';
import { type From, type Place, shelfOf } from './place.js';
import type { Keyed } from './registry.js';
import type { Table } from './table.js';
import { concernsItself, watched, watchKeys } from './watch.js';

/** Abilities that others gain. */
export function* gainedPlaces(
  table: Table,
  ops: readonly StaticOp[],
  granter: AbilityKey,
  from: From,
): Generator<Place> {
  for (const op of flatOps(ops)) {
    if (op.op !== 'gain') continue;
    for (const granted of table.registry.granted(op.abilities)) yield* grantedPlaces(granted, granter, from);
  }
}

/** An ability that others get and that looks at more than the object that has it. */
function* grantedPlaces({ key, ability }: Keyed, granter: AbilityKey, from: From): Generator<Place> {
  const shelf = shelfOf(ability);
  const pattern = watched(ability);
  if (!shelf || !pattern || concernsItself(ability)) return;
  for (const under of watchKeys(pattern))
    yield { shelf, key: under, entry: { ability: granter, ...from, granted: key } };
}
