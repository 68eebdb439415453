/**
 * What was worked out for the latest of many things. No more are kept than are asked for again: a weak map, which keeps
 * all of them, costs more for each than most of what is worked out, and what outlives a collection costs the most.
 */
export class Recent<Thing, Found> {
  private readonly most: number;
  private found = new Map<Thing, Found>();
  /** Those before them; what is asked for again stays. */
  private before = new Map<Thing, Found>();

  /** @param most of how many things it is kept at least; of twice as many at most */
  constructor(most: number) {
    this.most = most;
  }

  get(thing: Thing): Found | undefined {
    const found = this.found.get(thing);
    if (found !== undefined) return found;
    const before = this.before.get(thing);
    return before === undefined ? undefined : this.set(thing, before);
  }

  set(thing: Thing, found: Found): Found {
    if (this.found.size >= this.most) {
      this.before = this.found;
      this.found = new Map();
    }
    this.found.set(thing, found);
    return found;
  }
}
