/**
 * Every change to a position is written down with what it overwrote, so that exploring can take it back:
 * a branch costs what it changes, not what the position holds.
 */

type Slots = { [key: string | number]: unknown };

export class Journal {
  private readonly targets: object[] = [];
  private readonly keys: (string | number)[] = [];
  private readonly olds: unknown[] = [];

  /** Writes a field. The field must already be there: positions keep the shape of their records. */
  set<Target extends object, Key extends keyof Target & (string | number)>(
    target: Target,
    key: Key,
    value: Target[Key],
  ): void {
    const old = target[key];
    if (old === value) return;
    this.targets.push(target);
    this.keys.push(key);
    this.olds.push(old);
    target[key] = value;
  }

  push<Item>(list: Item[], item: Item): void {
    this.targets.push(list);
    this.keys.push(PUSHED);
    this.olds.push(undefined);
    list.push(item);
  }

  pop<Item>(list: Item[]): Item | undefined {
    this.targets.push(list);
    this.keys.push(POPPED);
    const item = list.pop();
    this.olds.push(item);
    return item;
  }

  /** Adds or removes an entry of a record that is used as a dictionary; `undefined` removes it. */
  entry<Item>(record: { [key: string]: Item }, key: string, value: Item | undefined): void {
    this.targets.push(record);
    this.keys.push(key);
    this.olds.push(Object.hasOwn(record, key) ? record[key] : ABSENT);
    if (value === undefined) delete record[key];
    else record[key] = value;
  }

  /** Where one stands now, to come back to with `undo`. */
  mark(): number {
    return this.targets.length;
  }

  undo(mark: number): void {
    for (let i = this.targets.length - 1; i >= mark; i--) {
      const target = this.targets[i] as Slots;
      const key = this.keys[i] as string | number;
      const old = this.olds[i];
      if (key === PUSHED) (target as unknown as unknown[]).pop();
      else if (key === POPPED) (target as unknown as unknown[]).push(old);
      else if (old === ABSENT) delete target[key];
      else target[key] = old;
    }
    this.targets.length = mark;
    this.keys.length = mark;
    this.olds.length = mark;
  }

  /** Forgets how to go back: for a long game that is only played forward. */
  forget(): void {
    this.targets.length = 0;
    this.keys.length = 0;
    this.olds.length = 0;
  }
}

const PUSHED = '\0pushed';
const POPPED = '\0popped';
const ABSENT = Symbol('absent');
