import type { CopyEnd } from '../ability/duration.js';
import type { StaticOp } from '../ability/static.js';
import type { Amount } from '../ground/amount.js';
import type { CardKey, ObjectId, PlayerId, Zone } from '../ground/id.js';
import type { Traits } from './card.js';

/** A card, token, copy or spell in the game; or a group of equal ones. Every field is always present. */
export interface GameObject {
  readonly id: ObjectId;
  /** Null for a card that nobody has named. */
  card: CardKey | null;
  owner: PlayerId;
  controller: PlayerId;
  zone: Zone;
  /** Whose zone it is; null where the zone is shared. */
  holder: PlayerId | null;
  /** How many objects stand here that nothing tells apart. */
  count: Amount;
  /** Grows with each change of zone that makes a new object of it. */
  stint: number;
  /** When it came where it is. */
  since: number;
  /** Words of the rulebook: tapped, face down, exhausted. Sorted. */
  status: readonly string[];
  counters: { readonly [counter: string]: Amount };
  damage: Amount;
  /** What it is attached to, or lies under. */
  host: ObjectId | null;
  /** The place on the board that it is at, where a zone has several. */
  at: ObjectId | null;
  /** Cards that are one object with it, beside its own. */
  joined: readonly CardKey[];
  /** What was chosen for it as it arrived. */
  chosen: { readonly [kind: string]: Chosen };
  /** What it is a copy of. */
  copy: Copy | null;
  token: boolean;
  /** Objects that a text of this one speaks of later: the exiled cards, the shield chosen. */
  linked: { readonly [relation: string]: readonly ObjectId[] };
  /** What it was on the field, until it moves again: texts still speak of it (last known information). */
  was: LastKnown | null;
  /** The name by which a scenario speaks of it. */
  label: string | null;
}

export interface LastKnown {
  readonly object: Omit<GameObject, 'was'>;
  readonly traits: Traits | null;
}

/** What was chosen for an object: a word, or objects that it remembers. */
export type Chosen = { word: string } | { objects: readonly ObjectId[] };

/** The values copied, and what the copy effect excepts. */
export interface Copy {
  card: CardKey | null;
  except: readonly StaticOp[];
  /** It is a copy only so long. */
  until?: CopyEnd;
  /** What it is a copy of again then. */
  beneath?: Copy;
}

/** The card whose text an object has: that of what it is a copy of, or its own. */
export function printedOn({ card, copy }: Pick<GameObject, 'card' | 'copy'>): CardKey | null {
  return copy ? copy.card : card;
}

/** What an object is linked to, and more by one relation, or `only` that: once each, the latest last. */
export function withLinks(
  linked: GameObject['linked'],
  relation: string,
  to: readonly ObjectId[],
  { only }: { only?: boolean } = {},
): GameObject['linked'] {
  // What is linked again and again is linked, and in a game that goes round stands as it stood.
  const before = only ? [] : (linked[relation] ?? []).filter((other) => !to.includes(other));
  return { ...linked, [relation]: [...before, ...to] };
}

/** One word more among those of an object, each of which stands there once and in a fixed order. */
export function withWord(words: readonly string[], word: string): readonly string[] {
  if (words.length === 0) return [word];
  return words.includes(word) ? words : [...words, word].sort();
}
