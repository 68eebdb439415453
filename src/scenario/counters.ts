/** Kinds of counter as scenarios write them: "Spell", "spell counter" and "Spell Counters" are one. */

import type { Amount } from '../ground/amount.js';

/** A kind without "counter" behind it, as it is written. */
export function bareKind(written: string): string {
  return written.trim().replace(/\s+counters?$/i, '');
}

/** The word for this kind among others, whatever their case; null where none is. */
export function kindAmong(written: string, kinds: Iterable<string>): string | null {
  const bare = bareKind(written).toLowerCase();
  for (const kind of kinds) if (bareKind(kind).toLowerCase() === bare) return kind;
  return null;
}

/** How many counters of a kind are among these. */
export function countersOf(counters: { readonly [kind: string]: Amount }, written: string): Amount {
  const kind = kindAmong(written, Object.keys(counters));
  return kind === null ? 0 : (counters[kind] ?? 0);
}
