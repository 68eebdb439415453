/** What is decided on the way to an outcome otherwise than by choosing an effect. */

import { quote } from '../../ground/quote.js';
import type { Deciding, Effect, Offer } from '../message/message.js';
import { announces } from '../message/offered.js';
import { MOST_OFFERED, pooled, sizeOf, withEffects } from '../message/offers.js';
import { forWhat } from './chosen.js';
import { how, offeredThings, whether } from './deed.js';
import { choosesModes } from './modes.js';
import { list, type Phrases } from './phrase.js';

/** What is no object: whether something is done, a word, what comes first. */
export function decided(phrases: Phrases, deciding: Deciding): string {
  const { asks, offered, matter } = deciding;
  if (asks === 'may') return `decides ${whether(phrases, deciding)}`;
  if (asks === 'name') {
    if (offered.some(({ offer }) => offer === 'mode')) return choosesModes(phrases, deciding);
    return matter.length > 0
      ? `decides ${how(phrases, deciding.by, matter)}`
      : `chooses ${namedWords(offered)}${forWhat(phrases, deciding)}`;
  }
  const among = pooled(offered);
  if (sizeOf(among) > 0) return `decides which of ${offeredThings(among)} comes first`;
  const effects = withEffects(offered);
  const [name = '', ...others] = new Set(phrases.options(effects, 'ability'));
  const { pile } = phrases.words;
  const first = announces(offered) && pile !== undefined ? `goes on ${pile} first` : 'comes first';
  return others.length === 0
    ? `decides which use of ${name} ${first}`
    : `decides which of ${list(phrases.optionsAtOnce(effects, 'and', 'ability'))} ${first}`;
}

/** One effect on one thing or another: what it is applied to is decided. Several of it on the same: one was used several times. */
export function oneApplied(phrases: Phrases, one: Effect, where: readonly string[], free: boolean): string {
  const name = phrases.effect(one);
  if (where.length < 2) return `decides which use of ${name} applies`;
  return free
    ? `decides whether ${name} applies, and to which of ${list(where)}`
    : `decides to which of ${list(where)} ${name} applies`;
}

function namedWords(offered: readonly Offer[]): string {
  const words = offered.flatMap((offer) => (offer.offer === 'word' ? [quote(offer.word)] : []));
  const open = offered.some(({ offer }) => offer === 'any other word');
  return open || words.length > MOST_OFFERED ? 'a word' : list(words, 'or');
}
