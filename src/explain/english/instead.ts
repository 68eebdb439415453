/** What something happens instead of, where that has a subject of its own, and how often; and what does not happen. */

import type { Happening, Message } from '../message/message.js';
import { found, templateOf } from '../name/template.js';
import { list, type Phrases, thing } from './phrase.js';

/** "Apple and Nutmeg being dealt 2 damage"; of one subject "twice". */
export function replacedBy(phrases: Phrases, events: readonly Happening[]): string[] {
  const told = new Map<string, string[]>();
  const others: string[] = [];
  for (const event of events) {
    const [subject, predicate] = [phrases.named(event), phrases.predicate(event, 'being')];
    if (subject === null || predicate === null) others.push(phrases.clause(event, 'being'));
    else told.set(predicate, [...(told.get(predicate) ?? []), subject]);
  }
  const said = [...told].map(([predicate, subjects]) => {
    const names = [...new Set(subjects)];
    const often = subjects.length / names.length;
    const [only] = names.length === 1 ? names : [];
    if (only !== undefined && often > 1) return `${only} ${predicate} ${timesOf(often)}`;
    return `${list(subjects)} ${predicate}`;
  });
  return [...said, ...others];
}

/** "Apple does not draw a card (twice)": what nothing comes about in the place of. */
export function notDone(phrases: Phrases, events: readonly Happening[], first = false): string {
  const said = events.map((event) => phrases.clause(event, 'is not'));
  const often = (one: string): number => said.filter((other) => other === one).length;
  const all = list(
    [...new Set(said)].map((one) => (often(one) === 1 ? one : `${one} (${timesOf(often(one))})`)),
  );
  return first ? `${all} at first` : all;
}

/** "Bear Cub can't be destroyed by battle or Test Fire"; "at first", where it comes about later. */
export function ruledOut(
  phrases: Phrases,
  { event, by = [], first, after }: Extract<Message, { say: 'cannot' }>,
): string {
  const said = phrases.clause(event, 'cannot');
  const passive = templateOf(phrases.words, event)?.includes('<be> ');
  const agents = by.flatMap(({ manner, source }) => {
    const own = found(phrases.words.manners ?? {}, manner);
    return own ?? (source ? thing(source) : []);
  });
  const agent = passive && agents.length > 0 ? ` by ${list(agents, 'or')}` : '';
  return `${said}${agent}${first ? ' at first' : ''}${after ? ' after that' : ''}`;
}

/** @example timesOf(2) // => 'twice' */
export function timesOf(count: number): string {
  return count === 2 ? 'twice' : `${count} times`;
}

/** What is said in one breath. */
export interface Told {
  readonly text: string;
  readonly later: boolean;
}

/** "A is exiled and B is returned to Apple's hand, each instead of being destroyed": what stands in for the same, one after the other. */
export function eachInstead(all: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  for (let at = 0; at < all.length; ) {
    const [first, ...others] = all.slice(at);
    if (!first) break;
    const [, , instead] = STANDS_IN.exec(first.text) ?? [];
    const next = others.findIndex(({ text, later }) => later || STANDS_IN.exec(text)?.[2] !== instead);
    const run = instead === undefined ? [] : others.slice(0, next < 0 ? others.length : next);
    const texts = [first, ...run].map(({ text }) => STANDS_IN.exec(text)?.[1] ?? text);
    const text = run.length === 0 ? first.text : `${list(texts)}, each ${instead}`;
    found.push({ ...first, text });
    at += 1 + run.length;
  }
  return found;
}

/** What simply stands in for something that would have befallen the same thing, with no joint or comma of its own. */
const STANDS_IN = /^((?:(?! and |, | instead ).)*) (instead of being (?:(?! and |, ).)*)$/;
