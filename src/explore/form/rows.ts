/**
 * Rows of whole numbers of 32 bits, each kept once: equal rows have the same number, and no others have it. A row is found
 * by its hash and compared number by number.
 */
export class Rows {
  /** The rows one behind the other, and behind them the one that is being put together. */
  private cells = new Int32Array(1 << 10);
  private end = 0;
  /** Where each row begins, and behind the last where the next does. */
  private begins = new Int32Array(1 << 8);
  /** By their hash, the numbers of the rows and one; 0 where there is none. A power of two, at most half of it taken. */
  private slots = new Int32Array(1 << 9);
  private count = 0;

  /** Puts a number at the end of the row that is being put together. */
  put(cell: number): void {
    if (this.end === this.cells.length) this.cells = twice(this.cells);
    this.cells[this.end++] = cell;
  }

  /** The number of the row that has been put together; the next one is begun. */
  close(): number {
    const begin = this.begins[this.count] ?? 0;
    const slot = this.slotFor(begin, this.end);
    const known = this.slots[slot] ?? 0;
    if (known > 0) {
      this.end = begin;
      return known - 1;
    }
    this.count += 1;
    this.slots[slot] = this.count;
    if (this.count === this.begins.length) this.begins = twice(this.begins);
    this.begins[this.count] = this.end;
    if (2 * this.count > this.slots.length) this.spread();
    return this.count - 1;
  }

  /** How many rows are kept: to come back to with `forget`. */
  mark(): number {
    return this.count;
  }

  /** Forgets the rows that came after a mark. */
  forget(mark: number): void {
    // The last first: what is looked for never passes a place that has been left by one that came before it.
    for (let row = this.count - 1; row >= mark; row--)
      this.slots[this.slotFor(this.begins[row] ?? 0, this.begins[row + 1] ?? 0)] = 0;
    this.count = mark;
    this.end = this.begins[mark] ?? 0;
  }

  /** Bytes in use. */
  get size(): number {
    return 4 * this.end + 12 * this.count;
  }

  /** Where a row is, or would be put. */
  private slotFor(begin: number, end: number): number {
    const { slots } = this;
    const last = slots.length - 1;
    let slot = this.hash(begin, end) & last;
    for (let known = slots[slot] ?? 0; known > 0; known = slots[slot] ?? 0) {
      if (this.isSame(known - 1, begin, end)) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  private hash(begin: number, end: number): number {
    const { cells } = this;
    let hash = end - begin;
    for (let at = begin; at < end; at++) {
      hash = Math.imul(hash ^ (cells[at] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private isSame(row: number, begin: number, end: number): boolean {
    const { cells } = this;
    let at = this.begins[row] ?? 0;
    if ((this.begins[row + 1] ?? 0) - at !== end - begin) return false;
    for (let other = begin; other < end; other++) if (cells[at++] !== cells[other]) return false;
    return true;
  }

  /** Makes room for more, each row in its turn. */
  private spread(): void {
    this.slots = new Int32Array(2 * this.slots.length);
    for (let row = 0; row < this.count; row++)
      this.slots[this.slotFor(this.begins[row] ?? 0, this.begins[row + 1] ?? 0)] = row + 1;
  }
}

function twice(cells: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * cells.length);
  more.set(cells);
  return more;
}
