/**
 * Which objects need not be told one by one, where a game is compared with itself some rounds before: those of which nobody
 * speaks any more. What has ceased to exist and is not spoken of is nothing to anybody. Tokens that are equal, bear no text
 * and are not spoken of are so many of one kind; texts and rules that look at them look at all of them alike, or at how
 * many there are (`stage.ts` has that as a number that may grow).
 *
 * Whoever is spoken of is taken widely: every number that could be the name of an object counts as one. An object taken for
 * spoken of that is not is told one by one, and two positions that are the same are at worst not recognised.
 */

import { viewOf } from '../../evaluate/characteristics.js';
import { dataKey } from '../../ground/data.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { NOWHERE } from './hands.js';

/** The objects of a position, those that need not be told one by one put together. */
export interface Gathered {
  /** Told one by one. */
  readonly apart: readonly ObjectId[];
  /** Equal ones, each kind by itself, the oldest first. */
  readonly alike: readonly (readonly ObjectId[])[];
}

export function gatheredIn(game: Game): Gathered {
  const { objects } = game.table.position;
  const nameless = objects.filter((object) => isNameless(game, object));
  const all = objects.map(({ id }) => id);
  if (nameless.length === 0) return { apart: all, alike: [] };
  const spoken = spokenIn(game.table.position, nameless);
  const kinds = new Map<string, ObjectId[]>();
  for (const object of nameless) {
    if (spoken.has(object.id)) continue;
    const kind = object.zone === NOWHERE ? NOWHERE : kindOf(object);
    const known = kinds.get(kind);
    if (known) known.push(object.id);
    else kinds.set(kind, [object.id]);
  }
  const gone = kinds.get(NOWHERE) ?? [];
  kinds.delete(NOWHERE);
  const alike = [...kinds.entries()]
    .filter(([, [first]]) => first !== undefined && isBare(game, first))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ids]) => ids);
  const together = new Set([...gone, ...alike.flat()]);
  return { apart: all.filter((id) => !together.has(id)), alike };
}

/** What could be the same as others, for all that stands on it. */
function isNameless({ catalogue }: Game, { id, zone, label, token, host, linked }: GameObject): boolean {
  if (label !== null || host !== null) return false;
  if (Object.values(linked).some((ids) => ids.some((other) => other !== id))) return false;
  return zone === NOWHERE || (token && catalogue.zones[zone]?.ordered === false);
}

/** What an object has in common with those that are equal to it: all but when it came, how many it is, and that it is itself. */
function kindOf({ id: _id, since: _since, count: _count, linked, ...what }: GameObject): string {
  const relations = Object.entries(linked).map(([relation, ids]) => [relation, ids.length] as const);
  return dataKey([what, Object.fromEntries(relations)]);
}

/** Whether an object has no abilities but keywords that stand for nothing else, be they its own or given to it. */
function isBare(game: Game, id: ObjectId): boolean {
  const { traits, abilities } = viewOf(game, id);
  return traits !== null && abilities.every(({ ability }) => ability.ability === 'keyword');
}

/** Every object of which anything in a position may speak, but for what is only said by one that nobody speaks of. */
function spokenIn(position: Position, nameless: readonly GameObject[]): ReadonlySet<number> {
  const { effects, waiting, held, work, decision, ledger, shuffled, objects } = position;
  const spoken = new Set<number>();
  const unasked = new Set(nameless);
  speak([effects, waiting, held, work, decision, Object.keys(ledger), shuffled], spoken);
  for (const object of objects) if (!unasked.has(object)) speak(wordsOf(object), spoken);
  let before: number;
  do {
    before = spoken.size;
    for (const object of nameless) {
      if (!spoken.has(object.id) || !unasked.delete(object)) continue;
      speak(wordsOf(object), spoken);
    }
  } while (before < spoken.size);
  return spoken;
}

/** What an object says of others. */
function wordsOf({ host, at, linked, chosen, was }: GameObject): readonly unknown[] {
  return [host, at, linked, chosen, was];
}

/** Numbers under these words say how much, or when. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'amount count counters damage id moment past since stint stints traits'.split(' '),
);

function speak(value: unknown, spoken: Set<number>): void {
  if (typeof value === 'number') spoken.add(value);
  else if (typeof value === 'string') effectsIn(value, spoken);
  else if (typeof value === 'object' && value !== null) {
    for (const [word, one] of Object.entries(value)) {
      effectsIn(word, spoken);
      if (!NO_NAMES.has(word)) speak(one, spoken);
    }
  }
}

/** Effects, and the places where uses are counted, are named after objects (`watcher.ts`, `ledger.ts`). */
function effectsIn(text: string, spoken: Set<number>): void {
  if (!text.includes(':')) return;
  for (const [, id] of text.matchAll(/[o~](\d+)/g)) spoken.add(Number(id));
}
