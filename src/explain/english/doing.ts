/** What players do, as the scenario lists it. */

import type { Message } from '../message/message.js';
import { found, optional } from '../name/template.js';
import { conjugate, type Phrases, thing } from './phrase.js';

/** That a player does it, or cannot. */
export function doing(
  phrases: Phrases,
  { player, verb, object, other }: Extract<Message, { say: 'acts' | 'refused' }>,
  mood: 'is' | 'cannot',
): string {
  const template = found(phrases.words.actions, verb) ?? '{player}: {verb}[ {object}][, {other}]';
  const parts: { readonly [slot: string]: string | null } = {
    player,
    verb,
    object: object && thing(object),
    other: other && thing(other),
  };
  return optional(template, (name) => parts[name] != null).replace(
    /\{(\w+)\}|<([\w ]+)>/g,
    (_, name: string | undefined, word: string) =>
      name === undefined ? conjugate(word, mood, false) : (parts[name] ?? ''),
  );
}
