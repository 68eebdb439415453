/**
 * Which objects need not be told one by one, where a game is compared with itself some rounds before: those of which nobody
 * speaks any more. What has ceased to exist and is not spoken of is nothing to anybody. Tokens that are equal, bear no text
 * that does anything while nothing happens to them and are not spoken of are so many of one kind; texts and rules that look
 * at them look at all of them alike, or at how many there are (`stage.ts` has that as a number that may grow). Where
 * something happens to them that such a text looks for, it triggers for each: in another round that is another number.
 *
 * Whoever is spoken of is taken widely: every number that could be the name of an object counts as one. An object taken for
 * spoken of that is not is told one by one, and two positions that are the same are at worst not recognised.
 */

import type { Ability } from '../../ability/ability.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { compare } from '../../ground/amount.js';
import { dataKey, inOrder } from '../../ground/data.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
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

/** @param waiting the abilities that wait, as far as it comes to them */
export function gatheredIn(game: Game, waiting = game.table.position.waiting): Gathered {
  const { objects } = game.table.position;
  const nameless = objects.filter((object) => isNameless(game, object));
  const all = objects.map(({ id }) => id);
  if (nameless.length === 0) return { apart: all, alike: [] };
  const spoken = spokenIn({ ...game.table.position, waiting }, nameless);
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
  const alike = [...kinds.values()]
    .flatMap((ids) => {
      const [first] = flat(ids.slice(0, 1), (id) => objects[id] ?? []);
      return first && isQuiet(game, first.id) ? [{ ids, first, kind: kindOf(numberless(first)) }] : [];
    })
    .sort((one, other) => inTurn(one.kind, other.kind) || byNumbers(one.first, other.first))
    .map(({ ids }) => ids);
  const together = new Set([...gone, ...alike.flat()]);
  return { apart: all.filter((id) => !together.has(id)), alike };
}

/** What could be the same as others, for all that stands on it. */
function isNameless(game: Game, object: GameObject): boolean {
  const { objects } = game.table.position;
  const { id, label, host, linked } = object;
  if (label !== null || host !== null || !isCounted(game, object)) return false;
  const others = Object.values(linked).flatMap((ids) =>
    flat(ids, (other) => (other === id ? [] : (objects[other] ?? []))),
  );
  // What it is linked to has to be told one by one, whatever else is.
  return others.every((other) => !isCounted(game, other));
}

/** Whether it has ceased to exist, or is a token of which there could be others. */
function isCounted({ catalogue }: Game, { zone, token }: GameObject): boolean {
  return zone === NOWHERE || (token && catalogue.zones[zone]?.ordered === false);
}

export function kindOf(object: GameObject): string {
  return dataKey(ofItsKind(object));
}

/** What an object has in common with those that are equal to it: all but when it came, how many it is, and that it is itself. */
export function ofItsKind(object: GameObject): object {
  const { id, linked } = object;
  const links = Object.entries(linked).map(
    ([relation, ids]) => [relation, ids.map((other) => (other === id ? 'itself' : other))] as const,
  );
  return { ...object, id: null, since: null, count: null, linked: Object.fromEntries(links) };
}

/** An object but for how many counters of a kind it has, and how much damage; that it has any is left. */
export function numberless(object: GameObject): GameObject {
  const counters = Object.fromEntries(inOrder(object.counters).map(([kind]) => [kind, 1]));
  return { ...object, counters, damage: compare(object.damage, 0) > 0 ? 1 : 0 };
}

const inTurn = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Which of two objects that are equal but for their numbers comes first: so it does still where both have grown by as much. */
function byNumbers(one: GameObject, other: GameObject): number {
  const numbers = ({ damage, counters }: GameObject) => [
    damage,
    ...inOrder(counters).map(([, many]) => many),
  ];
  const others = numbers(other);
  return (
    numbers(one)
      .map((number, at) => compare(number, others[at] ?? 0))
      .find((turn) => turn !== 0) ?? 0
  );
}

/**
 * Whether an object has no abilities, be they its own or given to it, but such as do nothing while nothing happens to it:
 * keywords that stand for nothing else, what somebody would have to activate, what triggers on what becomes of itself.
 */
function isQuiet(game: Game, id: ObjectId): boolean {
  const { traits, abilities } = viewOf(game, id);
  return traits !== null && abilities.every(({ ability }) => doesNothing(ability));
}

function doesNothing(ability: Ability): boolean {
  if (ability.ability === 'triggered') return ability.on.object?.what === 'this';
  return ability.ability === 'keyword' || ability.ability === 'activated';
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
  'amount count counters damage found id moment past since stint stints traits'.split(' '),
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
