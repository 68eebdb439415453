/** What players decide to do, or to have done. */

import { isSame } from '../message/alike.js';
import type { Choosing, Deciding, Effect, Happening, Offer, Thing } from '../message/message.js';
import { chosenIn, firstNames } from '../message/offered.js';
import { applying, MOST_OFFERED, type Offered, type Pool } from '../message/offers.js';
import { placesOf } from '../way/apart.js';
import { together } from './clause.js';
import { everything, list, type Mood, type Phrases, series } from './phrase.js';
import { arriving } from './token.js';

/** "decides to pay 2 life", "decides that Academy Drake is not kicked"; by what words, where it cannot be said what. */
export function decides(phrases: Phrases, { by, matter, about, of, pays }: Choosing, done: boolean): string {
  const own = deeds(phrases, by, matter);
  if (own !== null) return `decides ${done ? '' : 'not '}to ${own}`;
  if (matter.length > 0) {
    const said = done ? together(phrases, matter, 'is') : list(matter.map((event) => denied(phrases, event)));
    return `decides that ${said}`;
  }
  if (about === null) return done ? 'chooses to do so' : 'chooses not to do so';
  const where = forEach(phrases, of, about.source);
  if (pays) return `decides ${done ? '' : 'not '}to ${paying(phrases, about)}${where}`;
  if (about.source?.is === 'words')
    return `${done ? 'does' : 'does not do'} what ${phrases.source(about)} allows${where}`;
  return `${done ? 'uses' : 'does not use'} ${phrases.effect(about)}${where}`;
}

/** The same while it is open: "whether to pay 2 life". */
export function whether(phrases: Phrases, { by, matter, about, of, pays }: Deciding): string {
  const own = deeds(phrases, by, matter);
  if (own !== null) return `whether to ${own}`;
  if (matter.length > 0) return `whether ${together(phrases, matter, 'is')}`;
  if (about === null) return 'whether to do what is allowed';
  const where = forEach(phrases, of, about.source);
  if (pays) return `whether to ${paying(phrases, about)}${where}`;
  const what =
    about.source?.is === 'words' ? `do what ${phrases.source(about)} allows` : `use ${phrases.effect(about)}`;
  return `whether to ${what}${where}`;
}

/** In which of several ways: "how to put the cards back", "how Test Dragon is Synchro Summoned". */
export function how(phrases: Phrases, by: string | null, matter: readonly Happening[]): string {
  const own = deeds(phrases, by, matter);
  return `how ${own === null ? together(phrases, matter, 'is') : `to ${own}`}`;
}

/** What is paid is still to be chosen. */
function paying(phrases: Phrases, about: Effect): string {
  return `pay what ${about.source?.is === 'words' ? phrases.source(about) : phrases.effect(about)} asks for`;
}

/** What the player who decides does: "pay 2 life and draw a card"; null where something is done by others. */
function deeds(phrases: Phrases, by: string | null, matter: readonly Happening[]): string | null {
  const own = matter.flatMap((event) =>
    by !== null && phrases.subject(event) === by ? (phrases.predicate(event, 'bare') ?? []) : [],
  );
  return own.length > 0 && own.length === matter.length ? series([...new Set(own)]) : null;
}

/** Of what it is asked: " for Test Boar", " for each of Test Boar and Test Spark"; of what asks itself it goes without saying. */
export function forEach(phrases: Phrases, of: readonly Thing[], by: Thing | null = null): string {
  if (by !== null && isSame(of, [by])) return '';
  return of.length === 0 ? '' : ` for ${of.length > 1 ? 'each of ' : ''}${phrases.things(of)}`;
}

/** The effects of which none is applied; one that could be to several things is named once. */
export function notApplied(phrases: Phrases, offered: readonly Offer[], others: readonly Offered[]): string {
  const { one, places } = applying(offered);
  const [on = [], ...further] = places;
  const away = one?.source && further.length === 0 && !isSame(on, [one.source]) && on.length > 0;
  if (one && away) return `${phrases.effect(one)} to ${phrases.things(on)}`;
  return one ? toWhat(phrases.effect(one)) : list(phrases.optionsAtOnce(others, 'or'), 'or');
}

/** A rule is applied to what it is for: "rule 903.9b to Bear Cub". */
export function toWhat(effect: string): string {
  return effect.replace(/^(rule \S+) for /, '$1 to ');
}

/** What tells a decision from another that is said in the same words: what it is for. */
export function apart(phrases: Phrases, { by, offered, about, matter }: Deciding): string {
  const on = placesOf(offered);
  const { free } = applying(offered);
  if (on.length > 0) return ` ${free ? 'to' : 'for'} ${phrases.things(on)}`;
  if (about === null) return '';
  const own = matter.every((event) => phrases.subject(event) === by);
  return own ? ` for ${phrases.source(about)}` : ` by ${phrases.effect(about)}`;
}

/** "whether Aqua Soldier is destroyed or is returned": of one subject it is said once. */
export function either(phrases: Phrases, offered: readonly Offer[]): string {
  const events = offered.flatMap((offer) => (offer.offer === 'event' ? [offer.event] : []));
  const subjects = new Set(events.map((event) => phrases.subject(event)));
  const said = events.map((event, index) => {
    const again = index > 0 && subjects.size === 1 ? phrases.predicate(event, 'is') : null;
    return again ?? phrases.clause(event, 'is');
  });
  return list(said, 'or');
}

/** What is done with what is chosen, or by whom: "is discarded", "gains a point"; null where that is not said of it. */
export function doneWith(
  phrases: Phrases,
  matter: readonly Happening[],
  among: Pool,
  mood: Mood = 'is',
): string | null {
  const [event, ...others] = matter;
  if (!event || others.length > 0) return null;
  return phrases.subject(event) === chosenIn(event, among) ? phrases.predicate(event, mood) : null;
}

/** A clause of what is not done, with the manner in which it is not: "it does not enter as a copy of Name". */
function denied(phrases: Phrases, event: Happening): string {
  const { arrival } = event;
  return phrases.clause(event, 'is not') + (arrival ? arriving(phrases, event, arrival, 'is') : '');
}

/** Those that are offered, no more of them than anybody reads. */
export function offeredThings({ players, things }: Pool, joint = 'and'): string {
  const some = { players, things: firstNames(things, MOST_OFFERED) };
  const more = things.length - some.things.length;
  return everything(some, joint, more > 0 ? [`${more} more`] : []);
}
