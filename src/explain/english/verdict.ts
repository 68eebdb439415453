/** Who decides on which outcome. */

import type { Deciding, Message, Offer } from '../message/message.js';
import { applying, byPlayer, MOST_DECIDERS, withEffects } from '../message/offers.js';
import { toldApart } from '../way/apart.js';
import { choosesFrom } from './chosen.js';
import { decided, oneApplied } from './decided.js';
import { apart, toWhat } from './deed.js';
import { chooser, counted, inNumber, list, type Phrases, sentence } from './phrase.js';

export function outcomes(
  phrases: Phrases,
  { count, ways, decides, partial }: Extract<Message, { say: 'outcomes' }>,
): string {
  const least = partial ? 'at least ' : '';
  const over = ways === count ? '' : ` over ${least}${inNumber(ways)} ways of choosing`;
  const which = count === 1 ? '' : '; which it is depends on the choices';
  // "At least one", and not "at least an".
  const all = partial && count === 1 ? 'one outcome' : counted(count, 'outcome');
  if (!decides) return sentence(`${least}${all}${over}${which}`);
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
    const said = theirs.map((one) => decider(phrases, one));
    const alike = new Set(said).size < said.length;
    const what = alike
      ? toldApart(
          theirs,
          (_, at) => said[at] ?? '',
          (one) => apart(phrases, one),
        )
      : said;
    const [decided = [], chosen = []] = [true, false].map((is) =>
      what.filter((one) => one.startsWith(DECIDES) === is),
    );
    const decision = list(decided.map((one) => one.slice(DECIDES.length)));
    const all = [...(decided.length > 0 ? [DECIDES + decision] : []), ...chosen];
    return `${chooser(by)} ${list(all, 'and', all)}`;
  });
}

function decider(phrases: Phrases, deciding: Deciding): string {
  switch (deciding.asks) {
    case 'apply':
      return applied(phrases, deciding.offered);
    case 'choose':
    case 'target':
      return choosesFrom(phrases, deciding);
    default:
      return decided(phrases, deciding);
  }
}

function applied(phrases: Phrases, offered: readonly Offer[]): string {
  const { free, one, places, apart } = applying(offered);
  const where = [...new Set(places.map((on) => phrases.things(on)))];
  if (one && (where.length > 1 || !free)) return oneApplied(phrases, one, where, free);
  const unlike = phrases.optionsAtOnce(withEffects(offered), free ? 'or' : 'and');
  if (free && one?.rule !== undefined) return `decides whether to apply ${unlike.map(toWhat).join()}`;
  if (free) return `decides whether ${list(unlike, 'or')} applies`;
  return apart ? `decides which of ${list(unlike)} applies first` : `decides between ${list(unlike)}`;
}
