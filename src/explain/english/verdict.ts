/** Who decides on which outcome. */

import type { Deciding, Happening, Message, Offer } from '../message.js';
import {
  applying,
  byPlayer,
  MOST_DECIDERS,
  MOST_OFFERED,
  type Pool,
  placesOf,
  pooled,
  sizeOf,
  toldApart,
  withEffects,
} from '../offers.js';
import { everything } from './choice.js';
import { together } from './clause.js';
import { whether } from './deed.js';
import { chooser, counted, list, type Phrases, quote, sentence } from './phrase.js';

export function outcomes(
  phrases: Phrases,
  { count, ways, decides }: Extract<Message, { say: 'outcomes' }>,
): string {
  const over = ways === count ? '' : ` over ${counted(ways, 'way')} of choosing`;
  if (!decides) return `${counted(count, 'outcome')}${over}; which it is depends on the choices.`;
  const who = deciders(phrases, decides.slice(0, MOST_DECIDERS));
  const more = decides.length - MOST_DECIDERS;
  if (more > 0) who.push(more === 1 ? 'one more choice matters' : `${more} more choices matter`);
  return `${counted(count, 'outcome')}${over}; ${who.length === 0 ? 'nobody decides' : who.join('; ')}.`;
}

/** Somebody is asked something, and nothing else. */
export function asks(phrases: Phrases, asked: Deciding): string {
  return sentence(deciders(phrases, [asked]).join());
}

const DECIDES = 'decides ';

/** Who decides what; what one player decides is said in one clause. */
function deciders(phrases: Phrases, decides: readonly Deciding[]): string[] {
  return byPlayer(decides).map(([by, theirs]) => {
    const what = toldApart(
      theirs,
      (one) => decider(phrases, one),
      (one) => apart(phrases, one),
    );
    const [decided = [], chosen = []] = [true, false].map((is) =>
      what.filter((one) => one.startsWith(DECIDES) === is),
    );
    const decision = list(decided.map((one) => one.slice(DECIDES.length)));
    return `${chooser(by)} ${list([...(decided.length > 0 ? [DECIDES + decision] : []), ...chosen])}`;
  });
}

function decider(phrases: Phrases, deciding: Deciding): string {
  const { asks, offered, about, matter } = deciding;
  const noun = asks === 'order' ? 'ability' : 'effect';
  const names = phrases.options(withEffects(offered), noun);
  const among = pooled(offered);
  const whose = about && about.source?.is !== 'words' ? ` for ${phrases.effect(about)}` : '';
  switch (asks) {
    case 'apply':
      return applied(phrases, offered, names);
    case 'may':
      return `decides ${whether(phrases, deciding)}`;
    case 'choose':
    case 'target': {
      const events = offered.flatMap((offer) => (offer.offer === 'event' ? [offer.event] : []));
      if (events.length > 0) return `decides whether ${either(phrases, events)}`;
      const done = doneWith(phrases, matter);
      if (done !== null)
        return sizeOf(among) === 1
          ? `decides whether ${everything(phrases, among)} ${done}`
          : `chooses which of ${offeredThings(phrases, among)} ${done}`;
      return sizeOf(among) === 1
        ? `decides whether to choose ${everything(phrases, among)}${whose}`
        : `chooses from ${offeredThings(phrases, among)}${whose}`;
    }
    case 'name':
      return matter.length > 0
        ? `decides how ${together(phrases, matter, 'is')}`
        : `chooses ${namedWords(offered)}${whose}`;
    case 'order':
      return new Set(names).size === 1
        ? `decides which use of ${names[0] ?? ''} comes first`
        : `decides which of ${list(names)} comes first`;
  }
}

/** What tells a decision from another that is said in the same words: what it is for. */
function apart(phrases: Phrases, { by, offered, about, matter }: Deciding): string {
  const on = placesOf(offered);
  const { free } = applying(offered);
  if (on.length > 0) return ` ${free ? 'to' : 'for'} ${phrases.things(on)}`;
  if (about === null) return '';
  const own = matter.every((event) => phrases.subject(event) === by);
  return own ? ` for ${phrases.source(about)}` : ` by ${phrases.effect(about)}`;
}

/** "whether Aqua Soldier is destroyed or is returned": of one subject it is said once. */
function either(phrases: Phrases, events: readonly Happening[]): string {
  const subjects = new Set(events.map((event) => phrases.subject(event)));
  const said = events.map((event, index) => {
    const again = index > 0 && subjects.size === 1 ? phrases.predicate(event, 'is') : null;
    return again ?? phrases.clause(event, 'is');
  });
  return list(said, 'or');
}

/** What is done with what is chosen: "is discarded"; null where that is not said of it. */
function doneWith(phrases: Phrases, matter: readonly Happening[]): string | null {
  const [event, ...others] = matter;
  if (!event || others.length > 0 || event.objects.length === 0) return null;
  return phrases.subject(event) === JSON.stringify(event.objects) ? phrases.predicate(event, 'is') : null;
}

function applied(phrases: Phrases, offered: readonly Offer[], names: readonly string[]): string {
  const { free, one, places, apart } = applying(offered);
  const where = [...new Set(places.map((on) => phrases.things(on)))];
  // One effect on one thing or another: what it is applied to is decided.
  if (one && where.length > 1) {
    const name = phrases.effect(one);
    return free
      ? `decides whether ${name} applies, and to which of ${list(where)}`
      : `decides to which of ${list(where)} ${name} applies`;
  }
  const unlike = [...new Set(names)];
  if (free) return `decides whether ${list(unlike, 'or')} applies`;
  return apart ? `decides which of ${list(unlike)} applies first` : `decides between ${list(unlike)}`;
}

function namedWords(offered: readonly Offer[]): string {
  const words = offered.flatMap((offer) => (offer.offer === 'word' ? [quote(offer.word)] : []));
  const open = offered.some(({ offer }) => offer === 'any other word');
  return open || words.length > MOST_OFFERED ? 'a word' : list(words, 'or');
}

function offeredThings(phrases: Phrases, { players, things }: Pool): string {
  const some = { players, things: things.slice(0, MOST_OFFERED) };
  const more = things.length - some.things.length;
  return more > 0 ? `${everything(phrases, some)} and ${more} more` : everything(phrases, some);
}
