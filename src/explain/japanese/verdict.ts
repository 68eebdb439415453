/** Who decides on which outcome. */

import type { Deciding, Message, Offer } from '../message/message.js';
import { announces, modesIn } from '../message/offered.js';
import {
  applying,
  byPlayer,
  MOST_DECIDERS,
  MOST_OFFERED,
  pooled,
  sizeOf,
  withEffects,
} from '../message/offers.js';
import { placesOf, toldApart } from '../way/apart.js';
import { everything, ofEach, offeredThings } from './choice.js';
import { together } from './clause.js';
import { doneWith, whether } from './deed.js';
import { either, inNumber, list, type Phrases, pieces, which } from './phrase.js';

export function outcomes(
  phrases: Phrases,
  { count, ways, decides, partial }: Extract<Message, { say: 'outcomes' }>,
): string {
  const least = partial ? '少なくとも' : '';
  const over = ways === count ? '' : `（選び方は${least}${inNumber(ways)}通り）`;
  const all = `結果は${least}${count}通り${over}`;
  if (!decides) return count === 1 ? `${all}。` : `${all}で、${which(count)}になるかは選択による。`;
  const head = `${all}で、`;
  const more = decides.length - MOST_DECIDERS;
  const others = more > 0 ? `（他に${pieces(more)}の選択が結果を左右する）` : '';
  const who = deciders(phrases, decides.slice(0, MOST_DECIDERS));
  return `${head}${who === '' ? '誰の選択にもよらない' : who}${others}。`;
}

/** Somebody is asked something, and nothing else. */
export function asks(phrases: Phrases, asked: Deciding): string {
  return `${deciders(phrases, [asked])}。`;
}

/** Who decides what; what one player decides is said in one clause. */
function deciders(phrases: Phrases, decides: readonly Deciding[]): string {
  const players = byPlayer(decides);
  return players
    .map(([by, theirs], index) => {
      const what = toldApart(
        theirs,
        (one) => decider(phrases, one),
        (one) => apart(phrases, one),
        true,
      ).join('、');
      const last = index === players.length - 1;
      if (by === null) return `${what}は無作為に決ま${last ? 'る' : 'り'}`;
      const long = theirs.length > 1 || theirs.some(({ matter }) => matter.length > 0);
      return `${by}が${long ? '、' : ''}${what}を決め${last ? 'る' : ''}`;
    })
    .join('、');
}

/** What is chosen, or whether it is, and what is done with it. */
function choosing(phrases: Phrases, { asks, offered, matter }: Deciding, by: string): string {
  const among = pooled(offered);
  const only = sizeOf(among) === 1;
  const done = doneWith(phrases, matter, among);
  const one = among.things.length === 0 ? '誰' : which(sizeOf(among));
  if (done !== null)
    return only
      ? `${by}${everything(phrases, among)}が${done}かどうか`
      : `${by}${offeredThings(phrases, among)}のうち${one}が${done}か`;
  return only
    ? `${by}${everything(phrases, among)}を${asks === 'target' ? '対象に' : ''}選ぶかどうか`
    : `${by}${offeredThings(phrases, among)}のうち${one}を選ぶか`;
}

function decider(phrases: Phrases, deciding: Deciding): string {
  const { asks, offered, about, of, matter } = deciding;
  const effects = withEffects(offered);
  const by = `${about && about.source?.is !== 'words' ? `${phrases.effect(about)}で` : ''}${ofEach(phrases, of)}`;
  switch (asks) {
    case 'apply':
      return applied(phrases, offered);
    case 'may':
      return whether(phrases, deciding);
    case 'choose':
    case 'target': {
      const events = offered.flatMap((offer) => (offer.offer === 'event' ? [offer.event] : []));
      if (events.length > 0) return events.map((event) => `${phrases.clause(event, SO)}か`).join('');
      return choosing(phrases, deciding, by);
    }
    case 'name':
      if (offered.some(({ offer }) => offer === 'mode')) {
        const modes = modesIn(offered).map((mode) => phrases.said(mode));
        return `${by}モード${list(modes)}の${which(modes.length)}を選ぶか`;
      }
      return matter.length > 0
        ? `${together(phrases, matter, SO)}方法`
        : `${by}${namedWords(phrases, offered)}を選ぶか`;
    case 'order': {
      const among = pooled(offered);
      if (sizeOf(among) > 0)
        return `${offeredThings(phrases, among)}の${which(sizeOf(among))}を先に処理するか`;
      const [name = '', ...others] = new Set(phrases.options(effects, '能力'));
      const { pile } = phrases.words;
      const first = announces(offered) && pile !== undefined ? `先に${pile}に置くか` : '先に処理するか';
      return others.length === 0
        ? `${name}のうち${which(effects.length)}を${first}`
        : `${list(phrases.optionsAtOnce(effects, '能力'))}の${which(effects.length)}を${first}`;
    }
  }
}

/** As part of another clause. */
const SO = { form: 'plain', particle: 'が' } as const;

/** What tells a decision from another that is said in the same words: what it is for. */
function apart(phrases: Phrases, { offered, about }: Deciding): string {
  const on = placesOf(offered);
  if (on.length > 0) return `${phrases.things(on)}について`;
  return about === null ? '' : `${phrases.source(about)}について`;
}

function applied(phrases: Phrases, offered: readonly Offer[]): string {
  const { free, one, places, apart } = applying(offered);
  const where = [...new Set(places.map((on) => phrases.things(on)))];
  // One effect on one thing or another: what it is applied to is decided.
  if (one && where.length > 1) {
    const name = phrases.effect(one);
    const what = `${list(where)}の${which(where.length)}に適用するか`;
    return free ? `${name}を適用するかどうか、するなら${what}` : `${name}を${what}`;
  }
  const effects = withEffects(offered);
  const unlike = phrases.optionsAtOnce(effects);
  if (free) return `${either(unlike)}を適用するかどうか`;
  const count = new Set(phrases.options(effects)).size;
  if (count === 1) return `${list(unlike)}のうち${which(effects.length)}を適用するか`;
  return `${list(unlike)}の${which(count)}を${apart ? '先に' : ''}適用するか`;
}

function namedWords(phrases: Phrases, offered: readonly Offer[]): string {
  const words = offered.flatMap((offer) =>
    offer.offer === 'word' ? [phrases.said(phrases.term(offer.word))] : [],
  );
  const open = offered.some(({ offer }) => offer === 'any other word');
  return open || words.length > MOST_OFFERED ? 'どの言葉' : `${list(words)}の${which(words.length)}`;
}
