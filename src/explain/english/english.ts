/** Explanations in English. No English sentence of a ruling is written anywhere else. */

import { written } from '../../ground/amount.js';
import { isLost } from '../message/beside.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Message, StepMessage } from '../message/message.js';
import { flagged } from '../name/flag.js';
import { found, optional } from '../name/template.js';
import { grown, whatChanged } from './altered.js';
import { asking } from './asking.js';
import { changeOf } from './change.js';
import { choice } from './choice.js';
import { clauses, fated, happens, together } from './clause.js';
import { comesTo, forEver } from './comes.js';
import { replacedBy, timesOf } from './instead.js';
import {
  capital,
  conjugate,
  inNumber,
  list,
  listThings,
  Phrases,
  quote,
  sentence,
  stopped,
  thing,
  worded,
} from './phrase.js';
import { cannot, quotedBefore, refusal, type Seldom, seldom, unchanged } from './reason.js';
import { allTheSame, otherWays } from './same.js';
import { asks, outcomes } from './verdict.js';

export const english: SentenceCatalogue = {
  say: (message, words) => say(message, new Phrases(words)),
  joined: (sentences) => sentences.join(' '),
  cited: (sentence, numbers) => `${sentence} (${numbers.join(', ')})`,
  entry: (key, text) => `${key}: ${text}`,
  headings: {
    expectations: (held, all, open) =>
      `Expectations: ${held} of ${all} hold${open === 0 ? '' : `; whether ${open} more ${open === 1 ? 'does' : 'do'}, this part does not tell`}.`,
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
    again: (steps, several, times, until, words) => {
      const often = times === 1 ? '' : `, ${timesOf(times)}`;
      const end = until === null ? '' : `, until ${together(new Phrases(words), until, 'would')}`;
      return `${several ? 'Steps' : 'Step'} ${steps} again${often}${end}.`;
    },
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
    case 'otherwise':
      return otherWays();
    case 'all the same':
      return allTheSame(message);
    case 'fate':
      return fated(phrases, message);
    case 'comes to':
      return comesTo(phrases, message, (one) => say(one, phrases));
    case 'for ever':
      return sentence(forEver(phrases, message));
    case 'apart':
      return `(${message.changes.map((change) => say(change, phrases)).join('; ')})`;
    case 'apart by choices':
      return `(${message.choices.map((one) => choice(phrases, one).slice(0, -1)).join('; ')})`;
    case 'nothing happens':
      return message.changes.length === 0
        ? 'Nothing happens.'
        : `Nothing happens but this: ${message.changes.map((change) => say(change, phrases)).join('; ')}.`;
    case 'changed':
      return `${capital(message.endless ? whatChanged(message) : listThings(message.objects, ({ name }) => name))}: ${message.changes.flatMap((one, _, all) => changeOf(phrases, one, all) || []).join('; ')}`;
    case 'value': {
      const so = flagged(phrases.words, message);
      if (so !== null) return capital(so);
      return `${message.player}: ${phrases.trait(message.value)} ${written(message.from)} → ${message.endless ? grown(message) : written(message.to)}`;
    }
    case 'unchanged':
      return 'The board is as it was.';
    case 'nobody acts unasked':
      return 'Nobody does anything beyond what is listed.';
    case 'costs and timing are legal':
      return 'Costs and timing are taken as legal.';
    case 'given':
      return choice(phrases, message);
    default:
      return step(message, phrases);
  }
}

function step(message: StepMessage | Seldom, phrases: Phrases): string {
  switch (message.say) {
    case 'acts':
      return acts(phrases, message);
    case 'refused':
      return refused(phrases, message);
    case 'would':
      return clauses(phrases, message.events, 'would');
    case 'happens':
      return happens(phrases, message.events);
    case 'cannot':
      return cannot(phrases, message);
    case 'applies':
      return applies(phrases, message);
    case 'chooses':
      return choice(phrases, message);
    case 'triggers': {
      const how = message.resolves ? 'triggers and resolves' : 'triggers';
      const said = `${capital(phrases.effect(message.effect, 'ability'))} ${how}`;
      return message.again === undefined
        ? `${said}: ${phrases.quote(message.effect.text ?? '')}`
        : `${said}: ${quotedBefore(message.again)}.`;
    }
    case 'resolves':
      return `${capital(phrases.effect(message.effect, 'ability'))} resolves.`;
    default:
      return seldom(phrases, message);
  }
}

function refused(phrases: Phrases, message: Extract<Message, { say: 'refused' }>): string {
  return refusal(phrases, doing(phrases, message, 'cannot'), message);
}

function acts(phrases: Phrases, message: Extract<Message, { say: 'acts' }>): string {
  const { player, words: text, said } = message;
  if (said) return `${player}: ${quote(text ?? '')}`;
  const filled = doing(phrases, message, 'is');
  return text === null ? sentence(filled) : `${capital(filled)}: ${phrases.quote(text)}`;
}

/** What a player does, or cannot do, as the scenario lists it. */
function doing(
  phrases: Phrases,
  { player, verb, object, other }: Extract<Message, { say: 'acts' | 'refused' }>,
  mood: 'is' | 'cannot',
): string {
  const template = found(phrases.words.actions, verb) ?? '{player}: {verb}[ {object}][, {other}]';
  const parts: { readonly [slot: string]: string | null } = {
    player,
    verb,
    object: object && thing(object),
    other: other && thing(other),
  };
  return optional(template, (name) => parts[name] != null).replace(
    /\{(\w+)\}|<([\w ]+)>/g,
    (_, name: string | undefined, word: string) =>
      name === undefined ? conjugate(word, mood, false) : (parts[name] ?? ''),
  );
}

function applies(phrases: Phrases, message: Extract<Message, { say: 'applies' }>): string {
  const { effect, to, becomes, changed, goesOn, ahead, among, withheld, again } = message;
  const has = ahead
    ? ` ${sentence(`${phrases.source(effect)} has that ability as it arrives, though not where it is`)}`
    : '';
  if (effect.text === null && becomes.length > 0 && JSON.stringify(becomes) !== JSON.stringify(to)) {
    return `By the rules ${together(phrases, becomes, 'would')}${changed ? '' : ' instead'}.`;
  }
  const ruled = effect.text === null;
  const words =
    again === undefined
      ? stopped(worded(phrases, effect))
      : `${capital(phrases.source(effect))}: ${quotedBefore(again)}.`;
  const said = ruled ? 'By the rules' : `${words}${has}`;
  // Of several objects the one that is meant is named.
  const named = among ? [] : to.flatMap(({ objects }) => objects);
  const kept = withheld.length === 0 ? '' : `; ${phrases.things(withheld)} cannot be chosen`;
  if (becomes.length === 0)
    return `${said}${ruled ? '' : ' So'} ${list(to.map((event) => phrases.clause(event, 'would not', named)))}${kept}.`;
  if (JSON.stringify(becomes) === JSON.stringify(to)) return `${said} ${unchanged(ruled, goesOn)}${kept}.`;
  const result = together(phrases, becomes, 'would', named);
  const of = among && isLost(to, becomes) ? ` of ${list(replacedBy(phrases, to))}` : '';
  return `${said} ${changed ? 'So' : `Instead${of},`} ${result}${kept}.`;
}
