/** Explanations in English. No English sentence of a ruling is written anywhere else. */

import { quote } from '../../ground/quote.js';
import { isLost } from '../message/beside.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Message } from '../message/message.js';
import { byRule, whatChanged } from './altered.js';
import { asking } from './asking.js';
import { changeOf } from './change.js';
import { choice } from './choice.js';
import { clauses, fated, happens, together } from './clause.js';
import { comesTo } from './comes.js';
import { doing } from './doing.js';
import { replacedBy } from './instead.js';
import { capital, inNumber, list, listThings, Phrases, sentence } from './phrase.js';
import { notThere, quotedBefore, unchanged } from './reason.js';
import { goneAgain, seldom, whatHolds } from './seldom.js';
import { asks, outcomes } from './verdict.js';
import { stopped, worded } from './worded.js';

export const english: SentenceCatalogue = {
  say: (message, words) => say(message, new Phrases(words)),
  joined: (sentences) => sentences.join(' '),
  cited: (sentence, numbers) => `${sentence} (${numbers.join(', ')})`,
  entry: (key, text) => `${key}: ${text}`,
  headings: {
    expectations: whatHolds,
    fails: (reason) => `Known not to hold: ${reason}`,
    result: 'Result',
    assumed: 'Assumed',
    whyNot: 'Why not',
    whyNever: 'Why not, in every outcome',
    rules: 'Rules cited',
    given: 'Chosen beforehand',
    intent: 'Apart from this: what the publisher has said is meant',
    unread: 'Not understood, and without bearing on this',
    noRuling: 'No ruling can be given.',
    partial: (place, of) => `Outcome ${place} of at least ${of} [partial]`,
    heading: (game, rules, date) => `${game}, rules ${rules}${date === null ? '' : `, as of ${date}`}`,
    outcome: (place, of, ways, all) =>
      all === of
        ? `Outcome ${place} of ${of}`
        : `Outcome ${place} of ${of} (${inNumber(ways)} of ${inNumber(all)} ways)`,
    like: (first, last, outcome) =>
      first === last ? `${first}. As in outcome ${outcome}.` : `${first}-${last}. As in outcome ${outcome}.`,
    steps: (first, last) => (first === last ? `${first}` : `${first}-${last}`),
    again: goneAgain,
    likewise: (things, words) => `The same for ${new Phrases(words).things(things)}.`,
  },
  asking,
};

function say(message: Message, phrases: Phrases): string {
  switch (message.say) {
    case 'outcomes':
      return outcomes(phrases, message);
    case 'asks':
      return asks(phrases, message);
    case 'fate':
      return fated(phrases, message);
    case 'comes to':
      return comesTo(phrases, message, (one) => say(one, phrases));
    case 'changed':
      return `${capital(message.endless ? whatChanged(message) : listThings(message.objects, ({ name }) => name))}: ${message.changes.flatMap((one, _, all) => changeOf(phrases, one, all) || []).join('; ')}`;
    case 'unchanged':
      return 'The board is as it was.';
    case 'nobody acts unasked':
      return 'Nobody does anything beyond what is listed.';
    case 'costs and timing are legal':
      return 'Costs and timing are taken as legal.';
    case 'acts':
      return acts(phrases, message);
    case 'would':
      return clauses(phrases, message.events, 'would');
    case 'happens':
      return happens(phrases, message.events);
    case 'applies':
      return applies(phrases, message);
    case 'chooses':
      return choice(phrases, message);
    default:
      return seldom(phrases, message, (one) => say(one, phrases));
  }
}

function acts(phrases: Phrases, message: Extract<Message, { say: 'acts' }>): string {
  const { player, words: text, said } = message;
  if (said) return `${player}: ${quote(text ?? '')}`;
  const filled = doing(phrases, message, 'is');
  return text === null ? sentence(filled) : `${capital(filled)}: ${phrases.quote(text)}`;
}

function applies(phrases: Phrases, message: Extract<Message, { say: 'applies' }>): string {
  const { effect, to, becomes, changed, forGood, ahead, among, withheld, taken, again } = message;
  const has = ahead
    ? ` ${sentence(`${phrases.source(effect)} has that ability as it arrives, though not where it is`)}`
    : '';
  if (effect.text === null && becomes.length > 0 && JSON.stringify(becomes) !== JSON.stringify(to)) {
    return `${byRule(phrases, effect)} ${together(phrases, becomes, 'would')}${changed ? '' : ' instead'}.`;
  }
  const ruled = effect.text === null;
  const words =
    again === undefined
      ? stopped(worded(phrases, effect))
      : `${capital(phrases.source(effect))}: ${quotedBefore(again)}.`;
  const said = ruled ? byRule(phrases, effect) : `${words}${has}`;
  // Of several objects the one that is meant is named.
  const named = among ? [] : to.flatMap(({ objects }) => objects);
  const kept = withheld.length === 0 ? '' : `; ${notThere(phrases, withheld, taken)}`;
  if (becomes.length === 0)
    return `${said}${ruled ? '' : ' So'} ${list(to.map((event) => phrases.clause(event, 'would not', named)))}${kept}.`;
  if (JSON.stringify(becomes) === JSON.stringify(to) && !forGood)
    return `${said} ${unchanged(ruled, message)}${kept}.`;
  const result = together(phrases, becomes, 'would', named);
  if (forGood) return `${said} So ${result} for good${kept}.`;
  // In another way, of which nothing is said.
  if (!changed && result === together(phrases, to, 'would', named))
    return `${said} So ${result} all the same${kept}.`;
  const of = among && isLost(to, becomes) ? ` of ${list(replacedBy(phrases, to))}` : '';
  return `${said} ${changed ? 'So' : `Instead${of},`} ${result}${kept}.`;
}
