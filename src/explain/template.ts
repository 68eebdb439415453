/** The templates of a game's words: which one an event is said by, and what stands in it. */

import type { Words } from '../rulebook/words.js';
import { wordKeys } from './fate.js';
import type { Happening } from './message.js';

/** The template by which an event is said; null where the game has none. */
export function templateOf(
  words: Words,
  { kind, from, to, gone, objects, player }: Happening,
): string | null {
  const keys = wordKeys(kind, from?.zone ?? null, to?.zone ?? null);
  for (const key of gone ? [`${kind}>nowhere`, ...keys] : keys) {
    const template = found(words.events, key);
    if (template === undefined) continue;
    // What happens to no object happens to a player.
    return objects.length === 0 && player !== null ? template.replaceAll('{object}', '{player}') : template;
  }
  return null;
}

/** A template without the parts in brackets for which something is missing. */
export function optional(template: string, has: (name: string) => boolean): string {
  return template.replace(/\[([^\]]*)\]/g, (_, inner: string) =>
    [...inner.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => has(name)) ? inner : '',
  );
}

/** What stands in a table under a key; keys can come from strangers. */
export function found<Value>(table: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
