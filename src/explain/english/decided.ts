/** What is decided on the way to an outcome otherwise than by choosing an effect. */

import type { Deciding, Offer } from '../message.js';
import { announces, MOST_OFFERED, type Pool, pooled, sizeOf, withEffects } from '../offers.js';
import { together } from './clause.js';
import { doneWith, either, whether } from './deed.js';
import { choosesModes } from './modes.js';
import { everything, list, type Phrases, quote } from './phrase.js';

/** What is no object: whether something is done, a word, what comes first. */
export function decided(phrases: Phrases, deciding: Deciding): string {
  const { asks, offered, matter } = deciding;
  if (asks === 'may') return `decides ${whether(phrases, deciding)}`;
  if (asks === 'name') {
    if (offered.some(({ offer }) => offer === 'mode')) return choosesModes(phrases, deciding);
    return matter.length > 0
      ? `decides how ${together(phrases, matter, 'is')}`
      : `chooses ${namedWords(offered)}${forWhat(phrases, deciding)}`;
  }
  const effects = withEffects(offered);
  const [name = '', ...others] = new Set(phrases.options(effects, 'ability'));
  const { pile } = phrases.words;
  const first = announces(offered) && pile !== undefined ? `goes on ${pile} first` : 'comes first';
  return others.length === 0
    ? `decides which use of ${name} ${first}`
    : `decides which of ${list(phrases.optionsAtOnce(effects, 'and', 'ability'))} ${first}`;
}

function namedWords(offered: readonly Offer[]): string {
  const words = offered.flatMap((offer) => (offer.offer === 'word' ? [quote(offer.word)] : []));
  const open = offered.some(({ offer }) => offer === 'any other word');
  return open || words.length > MOST_OFFERED ? 'a word' : list(words, 'or');
}

/** What is chosen, and what is done with it: "chooses which of A and B is discarded". */
export function choosing(phrases: Phrases, deciding: Deciding): string {
  const { offered, matter } = deciding;
  const among = pooled(offered);
  const whose = forWhat(phrases, deciding);
  if (offered.some(({ offer }) => offer === 'event')) return `decides whether ${either(phrases, offered)}`;
  const only = sizeOf(among) === 1 ? everything(among) : null;
  const done = matter.length > 0 ? doneWith(phrases, matter, among) : null;
  if (done !== null)
    return only !== null
      ? `decides whether ${only} ${done}${whose}`
      : `chooses which of ${offeredThings(among)} ${done}${whose}`;
  return only !== null
    ? `decides whether to ${deciding.asks === 'target' ? 'target' : 'choose'} ${only}${whose}`
    : `chooses from ${offeredThings(among)}${whose}`;
}

function offeredThings({ players, things }: Pool): string {
  const some = { players, things: things.slice(0, MOST_OFFERED) };
  const more = things.length - some.things.length;
  return more > 0 ? `${everything(some)} and ${more} more` : everything(some);
}

/** The effect for which something is chosen; of a rule, what it speaks of. */
function forWhat(phrases: Phrases, { about }: Deciding): string {
  if (!about || about.source?.is === 'words') return '';
  return ` for ${about.rule === undefined ? phrases.effect(about) : phrases.source(about)}`;
}
