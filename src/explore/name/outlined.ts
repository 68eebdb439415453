/** Parts of an outline that many positions lack: zones in which the order counts, and objects that others are linked to. */

import { type Amount, add } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
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
