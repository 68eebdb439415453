/**
 * What was worked out for the latest of many things. No more are kept than are asked for again: a weak map, which keeps
 * all of them, costs more for each than most of what is worked out.
 */
export class Recent<Thing, Found> {
  private readonly most: number;
  private readonly found = new Map<Thing, Found>();

  constructor(most: number) {
    this.most = most;
  }

  get(thing: Thing): Found | undefined {
    return this.found.get(thing);
  }

  set(thing: Thing, found: Found): Found {
    if (this.found.size >= this.most) this.found.clear();
    this.found.set(thing, found);
    return found;
  }
}
