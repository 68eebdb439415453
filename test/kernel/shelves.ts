/** An index as it can be compared with another: without the places that are empty again. */

import type { EffectIndex, Entry } from '../../src/table/index.js';

export function shelvesOf(index: EffectIndex): unknown {
  const { shelves, bound, marked, statics } = index.whole();
  const onShelf = Object.entries(shelves).map(([shelf, places]) => [
    shelf,
    sorted([...places].map(([key, { entries }]) => [key, entries] as const)),
  ]);
  return {
    shelves: onShelf,
    bound: sorted(Object.entries(bound)),
    marked: Object.entries(marked).map(([mark, objects]) => [mark, Object.keys(objects)]),
    statics: written(statics),
  };
}

function sorted(found: readonly (readonly [string, readonly Entry[]])[]): unknown {
  return found
    .filter(([, entries]) => entries.length > 0)
    .map(([key, entries]) => [key, written(entries)])
    .sort();
}

function written(entries: readonly Entry[]): readonly string[] {
  return entries.map((entry) => JSON.stringify(entry));
}
