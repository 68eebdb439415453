/** The templates of a game's words: which one an event is said by, and what stands in it. */

import type { Words } from '../../rulebook/words.js';
import type { Effect, Happening } from '../message/message.js';
import { sparing } from './spared.js';
import { wordKeys } from './things.js';

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

/** An event without whom and what its words do not name: two of which the same is said are then the same. */
export function asTold(words: Words, event: Happening): Happening {
  const template = templateOf(words, event);
  if (template === null) return event;
  const names = (slot: string): boolean => template.includes(`{${slot}`);
  const { objects, other } = event;
  return { ...event, objects: names('object') ? objects : [], other: names('other') ? other : null };
}

/**
 * Events at once. Of what does not come about it is said before what does, and without whom it would befall where that is
 * said next; of many such, one with what they come to: damage that is prevented.
 */
export function totalled(words: Words, events: readonly Happening[]): readonly Happening[] {
  const all = events.flatMap((event) => severally(words, event));
  return all.some(({ kind }) => words.spare?.includes(kind)) ? sparing(words, all) : all;
}

/** What several objects do to a player, each as much, where they are not named: it is done so many times. */
function severally(words: Words, event: Happening): Happening[] {
  const template = templateOf(words, event) ?? '';
  const { objects, player, amount } = event;
  if (amount === null || player === null || objects.length < 2) return [event];
  if (!/\{player\}.*\{amount\}/.test(template) || template.includes('{object}')) return [event];
  return objects.map((object) => ({ ...event, objects: [object] }));
}

/** A template without the parts in brackets for which something is missing. */
export function optional(template: string, has: (name: string) => boolean): string {
  return template.replace(/\[([^\]]*)\]/g, (_, inner: string) =>
    [...inner.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => has(name)) ? inner : '',
  );
}

/** Of which kind the rules say an effect is: forms and nicknames are told where a card is read, not where it is ruled on. */
export function kindsOf({ kinds = {} }: Words, { called }: Effect): string[] {
  return called.flatMap((name) => found(kinds, name) ?? []);
}

/** What stands in a table under a key; keys can come from strangers. */
export function found<Value>(table: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
