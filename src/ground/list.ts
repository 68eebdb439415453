/** Lists, most of which hold one thing or none: where one is begun empty and added to, V8 takes room for seventeen. */

/**
 * What is made of each of several things, one after the other in one list. `flatMap` of arrays comes to the same, but
 * takes every item through V8's runtime, which costs more than most of what is made.
 */
export function flat<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made | readonly Made[],
): Made[] {
  let all: Made[] = [];
  for (let index = 0; index < items.length; index++) {
    const made = make(items[index] as Item, index);
    if (!isList(made)) {
      if (all.length === 0) all = [made];
      else all.push(made);
    } else if (made.length > 0) {
      if (all.length === 0) all = made.slice();
      else for (const one of made) all.push(one);
    }
  }
  return all;
}

function isList<Made>(made: Made | readonly Made[]): made is readonly Made[] {
  return Array.isArray(made);
}

/** A list, and one thing more at its end. */
export function added<Item>(items: readonly Item[], item: Item): Item[] {
  return items.length === 0 ? [item] : [...items, item];
}

/** A list of one's own, to which one thing more is added: the list itself, or where nothing was in it one of just that. */
export function grown<Item>(items: Item[], item: Item): Item[] {
  if (items.length === 0) return [item];
  items.push(item);
  return items;
}

/** Those of a list of which something is so; the list itself where it is so of all of them. */
export function kept<Item>(items: readonly Item[], is: (item: Item) => boolean): readonly Item[] {
  let some: Item[] | null = null;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    if (!is(item)) some ??= items.slice(0, index);
    else some?.push(item);
  }
  return some ?? items;
}
