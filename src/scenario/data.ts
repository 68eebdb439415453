/** Data of one's own in the place of a file: plain values, whose parts are named by their paths. */

import { type Place, withhold } from '../ground/problem.js';
import { FORBIDDEN, LIMITS, type Limits } from './limits.js';
import type { Source } from './source.js';

/**
 * Plain data (records, lists, text, numbers, truths, null) as if it had been read from a file: for `readScenario`,
 * `judge` and `CardLibrary`. It is copied; keys whose value is `undefined` are left out. A place in it has the path of
 * the part beside the line and column, which count as in `JSON.stringify(data, null, 2)`.
 *
 * @param name what places call it, as if it were a file
 * @throws {Withheld} `source/not-plain` for what JSON cannot hold; `source/too-deep`, `source/too-many-parts` and
 * `source/too-large` beyond the limits; `source/forbidden-key` for keys by which a prototype could be reached
 * @example
 * const printed = { game: 'magic', cards: [{ name: 'Test Cub', type: 'Creature', text: 'Trample' }] };
 * const cards = new CardLibrary(magic);
 * cards.addFile(sourceOf(printed)); // => []
 * cards.has('Test Cub'); // => true
 */
export function sourceOf(data: unknown, name = 'data', limits: Limits = LIMITS): Source {
  // A file of cards may be as long as a file.
  const isCards = isRecord(data) && 'cards' in data && !('players' in data);
  const copy = new Copier(limits, isCards ? limits.file : limits.scenario).copy(data, []);
  return {
    data: copy,
    place: (path) => placeOf(copy, name, path, false),
    keyPlace: (path) => placeOf(copy, name, path, true),
  };
}

/** Copies what JSON can hold, within limits. */
class Copier {
  private readonly limits: Limits;
  private readonly most: number;
  private parts = 0;
  private characters = 0;

  /** @param most characters */
  constructor(limits: Limits, most: number) {
    this.limits = limits;
    this.most = most;
  }

  copy(value: unknown, path: readonly PropertyKey[]): unknown {
    const { parts, depth } = this.limits;
    this.parts += 1;
    if (this.parts > parts) withhold('source/too-many-parts', `This has more than ${parts} parts.`, SMALLER);
    if (path.length > depth)
      withhold('source/too-deep', `This is nested too deeply; ${depth} levels are the most.`, SMALLER);
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'string') return this.text(value);
    // Also what is left out of a list is looked at.
    if (Array.isArray(value)) return Array.from(value, (one, index) => this.copy(one, [...path, index]));
    if (isRecord(value)) return this.record(value, path);
    return withhold('source/not-plain', `${pathText(path)} is nothing that JSON could hold.`, PLAIN);
  }

  private text(value: string): string {
    this.characters += value.length;
    if (this.characters > this.most)
      withhold('source/too-large', `This is too long; ${this.most} characters are the most.`, SMALLER);
    return value;
  }

  private record(value: { readonly [key: string]: unknown }, path: readonly PropertyKey[]): unknown {
    const record: { [key: string]: unknown } = {};
    for (const [key, one] of Object.entries(value)) {
      if (FORBIDDEN.has(key))
        withhold('source/forbidden-key', `${key} cannot be a key.`, 'Use another word.');
      if (one !== undefined) record[key] = this.copy(one, [...path, key]);
    }
    return record;
  }
}

const SMALLER = 'Leave out what is beside the point; unknown cards are written as a number.';
const PLAIN = 'Write records, lists, text, numbers, true, false and null.';

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'This' : `\`${path.map(String).join('.')}\``;
}

/** Where a part stands in the data as it is written with two spaces for each level. */
function placeOf(data: unknown, file: string, path: readonly PropertyKey[], key: boolean): Place {
  let at = data;
  let line = 1;
  let column = 1;
  const walked: PropertyKey[] = [];
  for (const step of path) {
    const entries = entriesOf(at);
    const place = entries.findIndex(([name]) => name === step);
    const found = entries[place];
    if (!found) break;
    line += 1 + entries.slice(0, place).reduce((sum, [, value]) => sum + linesOf(value), 0);
    walked.push(step);
    const isKey = key && walked.length === path.length;
    column =
      1 + 2 * walked.length + (typeof step === 'number' || isKey ? 0 : JSON.stringify(step).length + 2);
    at = found[1];
  }
  const excerpt = JSON.stringify(data, null, 2)?.split('\n')[line - 1];
  return { file, line, column, path: walked, ...(excerpt === undefined ? {} : { excerpt }) };
}

function entriesOf(value: unknown): readonly (readonly [PropertyKey, unknown])[] {
  if (Array.isArray(value)) return value.map((one, index) => [index, one] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** How many lines a value takes: what is empty stands on one. */
function linesOf(value: unknown): number {
  const entries = entriesOf(value);
  if (entries.length === 0) return 1;
  return 2 + entries.reduce((sum, [, one]) => sum + linesOf(one), 0);
}
