/**
 * Which continuous effects of one layer depend on which (Magic 613.8): one that would exist or not, be on other objects, or do
 * something else to them once the other has been applied is applied after it.
 */

import type { StaticAbility } from '../../ability/ability.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import { flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import type { Effect } from './effect.js';

/** An effect's place among those of a layer that are still to be applied. */
export interface Pending {
  readonly effect: Effect;
  /** What it does in this layer. */
  readonly ops: readonly StaticOp[];
  /** It has begun in an earlier layer: its objects are settled. */
  readonly begun: boolean;
}

/**
 * The next effect to apply: the oldest of those that depend on no other. Effects that depend on each other in a circle do
 * not wait for each other.
 * @param depends whether the first depends on the second, found by trying; tried only where it could at all
 */
export function nextOf(
  pending: readonly Pending[],
  depends: (a: Pending, b: Pending) => boolean,
): Pending | undefined {
  const [first] = pending;
  if (!first || pending.length === 1) return first;
  const written = new Map(pending.map((one) => [one, flat(one.ops, writes)]));
  const all = [...new Set([...written.values()].flat())];
  const couldWait = (a: Pending, b: Pending): boolean =>
    a !== b && a.effect.defines === b.effect.defines && minds(a, written.get(b) ?? []);
  const waits = new Map(
    pending
      .filter((a) => minds(a, all))
      .map((a) => [a, pending.filter((b) => couldWait(a, b) && depends(a, b))]),
  );
  const free = pending.filter((a) => (waits.get(a) ?? []).every((b) => leadsTo(waits, b, a)));
  const open = free.length > 0 ? free : pending;
  return open.reduce((before, one) => (inTime(one, before) < 0 ? one : before));
}

/** What defines an object comes first, then the oldest (Magic 613.3, 613.7). */
export function inTime(a: Pending, b: Pending): number {
  return Number(b.effect.defines) - Number(a.effect.defines) || a.effect.since - b.effect.since;
}

function leadsTo(waits: ReadonlyMap<Pending, readonly Pending[]>, from: Pending, to: Pending): boolean {
  const seen = new Set<Pending>();
  const stack = [from];
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    stack.push(...(waits.get(one) ?? []));
  }
  return false;
}

/** Everything about an object. */
const ALL = '*';
/** Whether it has its abilities: what gives it more takes none away. */
const ABILITIES = 'abilities';
/** Abilities that it did not have, and with them effects. */
const MORE = 'more abilities';

/**
 * Whether none of these could matter to any of them: in whatever order they come to the same, unless one brings more.
 * @param absent those that are not there as things are: one of these could bring them about
 */
export function areApart(pending: readonly Pending[], absent: readonly Pending[]): boolean {
  if (pending.length < 2 && absent.length === 0) return true;
  const written = [...new Set(flat(pending, ({ ops }) => flat(ops, writes)))];
  return ![...pending, ...absent].some((one) => minds(one, written));
}

/** Whether what is written could matter to an effect at all: it looks at some of it. */
function minds({ effect, begun }: Pending, written: readonly string[]): boolean {
  if (written.includes(ALL)) return true;
  const read = reads(effect);
  return written.some((one) => read.has(one) && (one !== ABILITIES || (effect.from !== null && !begun)));
}

/**
 * Whether it could matter which of two objects with this ability came first: what it does to the other is looked at by
 * the other's, or takes it away.
 */
export function dependsOnItself({ affects, while: condition, ops }: StaticAbility): boolean {
  const read = new Set<string>();
  walk([affects, condition, lookedAt(ops)], read);
  return flat(ops, writes).some((one) => one === ALL || one === ABILITIES || read.has(one));
}

/** What a change writes. */
function writes(op: StaticOp): readonly string[] {
  switch (op.op) {
    case 'gain':
      return [MORE, 'keyword'];
    case 'lose':
      return [ABILITIES, 'keyword'];
    case 'set':
      // What follows from a word that was chosen can be that abilities are lost.
      return Array.isArray(op.values) ? [op.trait] : [op.trait, ABILITIES, 'keyword'];
    case 'add':
    case 'remove':
    case 'value':
    case 'modify':
    case 'unread':
      return [op.trait];
    case 'control':
    case 'keep counters':
      return [];
    case 'picked':
    case 'several':
      return flat(flatOps([op]), writes);
    case 'rename':
    case 'text of':
      return [ALL];
  }
}

/** Every trait that an effect's words look at. */
function reads({ static: ability, ops }: Effect): ReadonlySet<string> {
  return ability ? readByAbility(ability) : readByOps(ops);
}

const readByAbility = once(({ affects, while: held, ops }: StaticAbility) =>
  traitsIn([affects, held, lookedAt(ops)], [ABILITIES]),
);
const readByOps = once((ops: readonly StaticOp[]) => traitsIn(lookedAt(ops), [ABILITIES]));

/** What changes look at: what they write they only look at where their words speak of it. */
function lookedAt(ops: readonly StaticOp[]): unknown {
  return flatOps(ops).map((op) => ('trait' in op ? { ...op, trait: null } : op));
}

/** Whether an effect is decided by numbers though it does something in a layer before those in which they are worked out. */
export function isEarly({ static: ability, ops }: Effect, { traits }: Catalogue): boolean {
  if (!ability || flatOps(ops).every(({ op }) => op === 'value' || op === 'modify')) return false;
  return deciding(ability).some((trait) => traits[trait]?.is === 'number');
}

/** Every trait that decides on what an ability is, and whether. */
const deciding = once(({ affects, while: held }: StaticAbility) => [...traitsIn([affects, held])]);

function traitsIn(words: unknown, always: readonly string[] = []): ReadonlySet<string> {
  const traits = new Set(always);
  walk(words, traits);
  return traits;
}

function walk(value: unknown, traits: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) walk(part, traits);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const record = value as { readonly [key: string]: unknown };
  for (const key of ['trait', 'sum']) if (typeof record[key] === 'string') traits.add(record[key]);
  if ('measure' in record) traits.add('symbol');
  // What is granted looks at something only once it is had.
  for (const [key, part] of Object.entries(record)) if (key !== 'abilities') walk(part, traits);
}
