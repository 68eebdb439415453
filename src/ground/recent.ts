/**
 * What was worked out for the latest of many things. No more are kept than are asked for again: a weak map, which keeps
 * all of them, costs more for each than most of what is worked out.
 */
export class Recent<Thing, Found> {
  private most: number;
  private readonly found = new Map<Thing, Found>();

  constructor(most: number) {
    this.most = most;
  }

  /** Keeps at least so many from now on: what is asked for in turn is never found where there is room for one less. */
  keep(count: number): void {
    if (count > this.most) this.most = count;
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
