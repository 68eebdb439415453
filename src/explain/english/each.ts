/** What happens to each of several in an amount of its own, how many they are, and what one verb says of several. */

import { type Amount, written } from '../../ground/amount.js';
import { type Clause, isMany, neighbours, ofSeveral } from '../message/alike.js';
import type { Happening, VerdictMessage } from '../message/message.js';
import { templateOf } from '../name/template.js';
import { list, type Mood, type Phrases } from './phrase.js';

/** Whether an amount is that of each of several objects, and not of all together. */
export function isToEach(template: string, { amount, objects }: Happening): boolean {
  return (
    template.startsWith('{object} ') && amount !== null && isMany(objects) && /\{amount\}|\{n /.test(template)
  );
}

/** "are each dealt", "would each get", "each being dealt". */
export function withEach(verb: string, mood: Mood): string {
  if (mood === 'is not' || mood === 'would not' || mood === 'cannot') return verb;
  return /^(are|would) ?/.test(verb) ? verb.replace(/^(are|would)/, '$1 each') : `each ${verb}`;
}

/** A number before another is a word: "two 1/1 tokens". */
export function inWords(amount: Amount): string {
  const words = ['0', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return words[Number(amount)] ?? written(amount);
}

/**
 * "Creates 3 Clue tokens, 3 Food tokens and 3 Treasure tokens": of one subject, so many of each, by one verb.
 * @param said what is said of each event, the first of them with its subject
 */
export function withOneVerb(
  { words }: Phrases,
  events: readonly Happening[],
  said: readonly string[],
): string {
  const each = events.map((event, at) => ({ template: templateOf(words, event), said: [said[at] ?? ''] }));
  const told = neighbours(each, (last, next) => {
    const counts =
      last.template === next.template && /^\{\w+\} <\w+>[a-z ]* \{(?:n |amount)/.test(next.template ?? '');
    const rest = next.said.map((one) => one.replace(/^(?:each )?(?:(?:is|are|would be) )?[a-z]+ /, ''));
    return counts ? { ...last, said: [...last.said, ...rest] } : null;
  });
  return list(told.map((one) => list(one.said)));
}

/**
 * "Apple and Nutmeg would each be dealt 1 damage": what comes to one player after the other in the same words.
 * @param said what is said of each of the events that come to one subject at a time
 */
export function ofEachPlayer(
  phrases: Phrases,
  runs: readonly (readonly Happening[])[],
  said: readonly string[],
  mood: Mood,
): string[] {
  const clauses = runs.map(([event, ...more], at): Clause => {
    const whole = said[at] ?? '';
    const name = event && more.length === 0 ? phrases.named(event) : null;
    const is = event && name !== null && name === event.player ? phrases.predicate(event, mood, true) : null;
    if (name === null || is === null || !whole.startsWith(`${name} `))
      return { subjects: [], said: whole, later: false, ofEach: null };
    return { subjects: [name], said: whole.slice(name.length + 1), later: false, ofEach: withEach(is, mood) };
  });
  return ofSeveral(clauses).map(({ subjects, said: is }) =>
    subjects.length === 0 ? is : `${list(subjects)} ${is}`,
  );
}

/** What is said of each of several players to whom it comes; null for what is not only about a player, or comes again. */
export function ofEachOf(
  phrases: Phrases,
  fate: Extract<VerdictMessage, { say: 'fate' }> | null,
): string | null {
  const [not, ...rest] = fate?.instead ?? [];
  if (fate?.happens.length === 0 && not && rest.length === 0 && fate.times === 1 && !fate.first)
    return phrases.predicate(not, 'is not', true);
  const [first, ...others] = fate?.happens ?? [];
  if (!fate || !first || others.length > 0 || fate.times > 1 || phrases.named(first) !== first.player)
    return null;
  const said = withEach(phrases.predicate(first, 'is', true) ?? '', 'is');
  const [replaced, ...more] = fate.instead;
  if (!replaced) return said;
  const being =
    phrases.subject(replaced) === phrases.subject(first) ? phrases.predicate(replaced, 'being') : null;
  return being === null || more.length > 0 ? null : `${said} instead of ${being}`;
}
