/**
 * Whether the game has come back to where it was without anybody having chosen anything: then it goes round for ever.
 *
 * Two moments are the same where their positions are, but for when things came about: of that only the order counts,
 * and whether an object is still the one that is meant. A position that only grows is not the same.
 */

import type { ObjectId } from '../ground/id.js';
import type { Position } from '../position/position.js';

/** So many times the game is settled before anybody looks whether it goes round. */
const UNSUSPICIOUS = 8;

export class Rounds {
  private readonly position: Position;
  private settled = 0;
  private next = UNSUSPICIOUS;
  private before: { readonly glance: string; readonly moment: string } | null = null;

  constructor(position: Position) {
    this.position = position;
  }

  /** Whether the game stood here before; asked each time that it is settled. */
  closed(): boolean {
    const { position } = this;
    this.settled += 1;
    if (this.settled < this.next && !this.before) return false;
    const glance = JSON.stringify([position.zones, position.waiting.length]);
    if (this.before?.glance === glance && this.before.moment === momentOf(position)) return true;
    // What it is compared with is taken anew ever less often: sooner or later it lies on the round (Brent).
    if (this.settled >= this.next) {
      this.before = { glance, moment: momentOf(position) };
      this.next = this.settled * 2;
    }
    return false;
  }
}

/** Everything that a position holds, with times told by their order. */
function momentOf(position: Position): string {
  const { clock, pressed, moment, ...rest } = position;
  const telling = new Telling(position);
  return JSON.stringify([telling.value(rest), pressed === clock]);
}

class Telling {
  private readonly position: Position;
  private readonly ranks: ReadonlyMap<number, number>;

  constructor(position: Position) {
    this.position = position;
    const times = [...position.objects, ...position.effects].map(({ since }) => since);
    this.ranks = new Map([...new Set(times)].sort((a, b) => a - b).map((time, rank) => [time, rank]));
  }

  value(value: unknown): unknown {
    if (typeof value === 'string') return this.named(value);
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    if (typeof value !== 'object' || value === null) return value;
    const record = value as { readonly [key: string]: unknown };
    return Object.entries(record).map(([key, one]) => [this.named(key), this.entry(key, one, record)]);
  }

  private entry(key: string, value: unknown, around: { readonly [key: string]: unknown }): unknown {
    if (key === 'since' && typeof value === 'number') return this.ranks.get(value) ?? 'now';
    if (key === 'stint') return this.stint(value, around.source ?? around.object ?? around.id);
    if (key === 'stints' && Array.isArray(value)) {
      const { objects } = around;
      return value.map((one, at) => this.stint(one, Array.isArray(objects) ? objects[at] : null));
    }
    // Waiting abilities are told apart by their places; the moment in which each came about counts from now.
    if (key === 'moment' && typeof value === 'number') return this.position.moment - value;
    if (key === 'id' && 'moment' in around) return null;
    return this.value(value);
  }

  /** Whether an object is in the stint in which it is meant, in the next, of which one still knows what it was, or further on. */
  private stint(stint: unknown, object: unknown): unknown {
    const now = typeof object === 'number' ? this.position.objects[object as ObjectId]?.stint : undefined;
    if (now === undefined || typeof stint !== 'number') return stint;
    return now - stint > 1 ? 'past' : now - stint;
  }

  /** Effects are named after their objects, each in a stint. */
  private named(text: string): string {
    return text.replace(/\bo(\d+)\.(\d+):/g, (_, id: string, stint: string) => {
      return `o${id}.${String(this.stint(Number(stint), Number(id)))}:`;
    });
  }
}
