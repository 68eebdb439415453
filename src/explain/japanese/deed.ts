/** What players decide to do, or to have done. */

import type { Choosing, Deciding, Happening } from '../message/message.js';
import { chosenIn } from '../message/offered.js';
import type { Pool } from '../message/offers.js';
import { ofEach } from './choice.js';
import { together } from './clause.js';
import type { Phrases } from './phrase.js';
import { goingOn } from './verb.js';

/** "2点のライフを支払うことを選ぶ", "《X》がキックされないことを選ぶ"; by what words, where it cannot be said what. */
export function decides(phrases: Phrases, { by, matter, about, of, pays }: Choosing, done: boolean): string {
  const form = done ? 'plain' : 'not';
  const own = deeds(phrases, by, matter, form);
  if (own !== null) return `${own}ことを選ぶ`;
  if (matter.length > 0) {
    const said = done
      ? together(phrases, matter, { form, particle: 'が' })
      : matter.map((event, index) => phrases.denied(event, index < matter.length - 1)).join('、');
    return `${said}ことを選ぶ`;
  }
  if (pays) return `${ofEach(phrases, of)}${cost(phrases, about)}支払${done ? 'う' : 'わない'}ことを選ぶ`;
  return `${ofEach(phrases, of)}${allowed(phrases, about)}${done ? 'う' : 'わない'}`;
}

/** The same while it is open: "2点のライフを支払うかどうか". */
export function whether(phrases: Phrases, { by, matter, about, of, pays }: Deciding): string {
  const own = deeds(phrases, by, matter, 'plain');
  if (own !== null) return `${own}かどうか`;
  if (matter.length > 0) return `${together(phrases, matter, { form: 'plain', particle: 'が' })}かどうか`;
  if (pays) return `${ofEach(phrases, of)}${cost(phrases, about)}支払うかどうか`;
  return `${ofEach(phrases, of)}${allowed(phrases, about)}うかどうか`;
}

/** What a text asks for, so that it is not carried out. */
function cost(phrases: Phrases, about: Choosing['about']): string {
  return about === null ? 'コストを' : `${phrases.effect(about)}が求めるコストを`;
}

/** What is up to a player, by which words, but for the end of the verb: an effect is used, an instruction is not. */
function allowed(phrases: Phrases, about: Choosing['about']): string {
  if (about === null) return '任意の処理を行';
  return `${phrases.effect(about)}${about.source?.is === 'words' ? 'にある任意の処理を行' : 'を使'}`;
}

/** What the player who decides does; null where something is done by others. */
function deeds(
  phrases: Phrases,
  by: string | null,
  matter: readonly Happening[],
  form: 'plain' | 'not',
): string | null {
  const own = [...new Map(matter.map((event) => [JSON.stringify(event), event])).values()];
  const said = own.flatMap((event, index) => {
    const mine = by !== null && phrases.subject(event) === by;
    return mine ? (phrases.predicate(event, index < own.length - 1 ? goingOn(form) : form) ?? []) : [];
  });
  return said.length > 0 && said.length === own.length ? said.join('、') : null;
}

/** What is done with what is chosen, or by whom: "捨てられる"; null where that is not said of it. */
export function doneWith(phrases: Phrases, matter: readonly Happening[], among: Pool): string | null {
  const [event, ...others] = matter;
  if (!event || others.length > 0) return null;
  return phrases.subject(event) === chosenIn(event, among) ? phrases.predicate(event, 'plain') : null;
}
