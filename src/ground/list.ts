/**
 * What is made of each of several things, one after the other in one list. `flatMap` of arrays comes to the same, but
 * takes every item through V8's runtime, which costs more than most of what is made.
 */
export function flat<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made | readonly Made[],
): Made[] {
  const all: Made[] = [];
  for (let index = 0; index < items.length; index++) {
    const made = make(items[index] as Item, index);
    if (isList(made)) for (const one of made) all.push(one);
    else all.push(made);
  }
  return all;
}

function isList<Made>(made: Made | readonly Made[]): made is readonly Made[] {
  return Array.isArray(made);
}
