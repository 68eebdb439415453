/**
 * A moment of a game as text. Two are the same where their positions are, but for when things came about: of that only the
 * order counts, and whether an object is still the one that is meant.
 */

import type { ObjectId } from '../ground/id.js';
import type { Position } from '../position/position.js';

/** Everything that a position holds, with times told by their order. What stands on cards does not change. */
export function momentOf(position: Position): string {
  const { clock, moment, cards, ...rest } = position;
  return JSON.stringify(new Telling(position).value(rest));
}

class Telling {
  private readonly position: Position;
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly moments: readonly number[];

  constructor(position: Position) {
    this.position = position;
    const times = [...position.objects, ...position.effects].map(({ since }) => since);
    const moments = position.waiting.map(({ moment }) => moment);
    this.moments = [...new Set([...moments, position.moment])].sort((a, b) => b - a);
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
    // Waiting abilities are told apart by their places; of the moments in which they came about the order counts.
    if (key === 'moment' && typeof value === 'number') return this.moments.indexOf(value);
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
    if (!text.includes(':')) return text;
    return text.replace(/\bo(\d+)\.(\d+):/g, (_, id: string, stint: string) => {
      return `o${id}.${String(this.stint(Number(stint), Number(id)))}:`;
    });
  }
}
