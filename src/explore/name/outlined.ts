/** Parts of an outline that many positions lack: zones in which the order counts, objects that others are linked to, what lasts. */

import { type Amount, add } from '../../ground/amount.js';
import { dataKey } from '../../ground/data.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import { perTable, type Table } from '../../table/table.js';
import type { Names } from './outline.js';

/** The objects of an ordered zone; equal ones beside each other are counted. */
export function inOrder(position: Position, ids: readonly ObjectId[], names: Names): string {
  let text = '';
  let last: string | null = null;
  let count: Amount = 0;
  for (const id of ids) {
    const name = names[id] ?? '';
    if (last !== null && name !== last) {
      text += `${count}x${last};`;
      count = 0;
    }
    last = name;
    count = add(count, position.objects[id]?.count ?? 1);
  }
  return `${text}${count}x${last ?? ''}`;
}

/** What an object is linked to. */
export function withLinks({ id, host, at, linked }: GameObject, names: Names): string {
  const name = (one: ObjectId | null): string => (one === null ? '' : (names[one] ?? ''));
  const links = Object.entries(linked).map(([relation, ids]) => [relation, ids.map(name).sort()]);
  return JSON.stringify([name(id), name(host), name(at), links.sort()]);
}

/** Effects that last: by what they do, whichever ability has made them; riot is riot, printed on a creature or had by another. */
export function lasting(table: Table, names: Names): string {
  const { effects, objects } = table.position;
  // What lasts on objects that are others by now does nothing any more.
  const still = effects.filter(
    ({ on }) => on.length === 0 || on.some(({ object, stint }) => objects[object]?.stint === stint),
  );
  return still
    .map(({ made, controller, source, on }) => {
      const ends = on.map(({ object }) => names[object] ?? '').sort();
      return JSON.stringify([doing(table, made), controller, source === null ? '' : names[source], ends]);
    })
    .sort()
    .join();
}

const known = perTable((): { [made: AbilityKey]: string } => ({}));

function doing(table: Table, made: AbilityKey): string {
  const found = known(table);
  found[made] ??= dataKey(table.registry.maker(made));
  return found[made];
}
