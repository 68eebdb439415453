/** What few rulings say. */

import type { Cut } from '../../explore/graph/graph.js';
import { compare, written } from '../../ground/amount.js';
import { quote } from '../../ground/quote.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Message, Unresolved } from '../message/message.js';
import { flagged } from '../name/flag.js';
import { grown } from './altered.js';
import { choice } from './choice.js';
import { together } from './clause.js';
import { forEver } from './comes.js';
import { doing } from './doing.js';
import { timesOf } from './instead.js';
import { capital, list, Phrases, sentence } from './phrase.js';
import {
  cannot,
  harmless,
  notApplied,
  notTriggered,
  quotedBefore,
  refusal,
  wordedSubject,
} from './reason.js';
import { allTheSame, goingRound, otherWays, shortcut } from './same.js';
import { conditionIs } from './unmet.js';
import { stopped, worded } from './worded.js';

/** What every ruling with a board says is said by itself. */
export type Seldom = Exclude<
  Message,
  {
    say:
      | 'acts'
      | 'applies'
      | 'asks'
      | 'changed'
      | 'chooses'
      | 'comes to'
      | 'costs and timing are legal'
      | 'fate'
      | 'happens'
      | 'nobody acts unasked'
      | 'outcomes'
      | 'unchanged'
      | 'would';
  }
>;

/** @param say how any other message is said */
export function seldom(phrases: Phrases, message: Seldom, say: (message: Message) => string): string {
  switch (message.say) {
    case 'otherwise':
      return otherWays();
    case 'all the same':
      return allTheSame(message);
    case 'for ever':
      return sentence(forEver(phrases, message));
    case 'apart':
      return `(${message.changes.map(say).join('; ')})`;
    case 'apart by choices':
      return `(${message.choices.map((one) => choice(phrases, one).slice(0, -1)).join('; ')})`;
    case 'nothing happens':
      return message.changes.length === 0
        ? 'Nothing happens.'
        : `Only this changes: ${message.changes.map(say).join('; ')}.`;
    case 'value': {
      const so = flagged(phrases.words, message);
      if (so !== null) return capital(so);
      return `${message.player}: ${phrases.trait(message.value)} ${written(message.from)} → ${message.endless ? grown(message) : written(message.to)}`;
    }
    case 'given':
      return choice(phrases, message);
    case 'refused':
      return refusal(phrases, doing(phrases, message, 'cannot'), message);
    case 'cannot':
      return cannot(phrases, message);
    case 'triggers': {
      const how = message.resolves ? 'triggers and resolves' : 'triggers';
      const said = `${capital(phrases.effect(message.effect, 'ability'))} ${message.ignored ? 'triggers, and what it does is beside the point' : how}`;
      return message.again === undefined
        ? `${said}: ${phrases.quote(message.effect.text ?? '')}`
        : `${said}: ${quotedBefore(message.again)}.`;
    }
    case 'resolves': {
      const which = message.apart ? ` (${phrases.quote(message.effect.text ?? '')})` : '';
      return `${capital(phrases.effect(message.effect, 'ability'))}${which} resolves.`;
    }
    default:
      return rarely(phrases, message);
  }
}

type Rare = Exclude<
  Seldom,
  {
    say:
      | 'all the same'
      | 'apart by choices'
      | 'apart'
      | 'cannot'
      | 'for ever'
      | 'given'
      | 'nothing happens'
      | 'otherwise'
      | 'refused'
      | 'resolves'
      | 'triggers'
      | 'value';
  }
>;

function rarely(phrases: Phrases, message: Rare): string {
  switch (message.say) {
    case 'cut':
      return `This is only a part of the ruling: ${cutBy(message.limit)}.`;
    case 'goes round':
      return 'This leads back to where it was, and nobody has to stop it: it goes round for ever.';
    case 'rounds':
      return goingRound();
    case 'shortcut':
      return shortcut(phrases, message);
    case 'and more':
      return `And ${message.count} more.`;
    case 'not listed':
      return `${message.count} of them ${message.count === 1 ? 'is' : 'are'} found and counted but not listed.`;
    case 'in force':
      return `${capital(phrases.effect(message.effect))} is still in force${message.on ? ` on ${phrases.things(message.on)}` : ''}: ${phrases.quote(message.effect.text ?? '')}`;
    case 'pile':
      return `${capital(unarticled(phrases.place(message.place)))}: ${written(message.from)} → ${written(message.to)} unknown ${
        compare(message.to, 1) === 0 ? 'card' : 'cards'
      }`;
    case 'order':
      return `${capital(unarticled(phrases.place(message.place)))}, from the top: ${message.objects.map((one) => phrases.things([one])).join(', ')}`;
    case 'left out':
      return phrases.words.omits?.[message.verb] ?? '';
    case 'intent':
      return `${message.card}: ${quote(message.intent)}`;
    case 'unread':
      return `${message.card}: ${quote(message.clause)} ${harmless(message.because, phrases.noun('ability'))}`;
    case 'not applied':
      return notApplied(phrases, message);
    case 'not instead':
      return `What ${phrases.effect(message.effect)} says to do instead is not done: ${conditionIs(message.given, false)}.`;
    case 'instead':
      return `What ${phrases.effect(message.effect)} says to do instead is done: ${conditionIs(message.given, true)}.`;
    case 'missed':
      return `${wordedSubject(phrases, message.effect)} ${MISSED[message.why ?? 'timing']}.`;
    case 'unresolved':
      return unresolved(phrases, message);
    case 'triggers more':
      return `${stopped(worded(phrases, message.effect))} So ${phrases.effect(message.of, 'ability')} triggers an additional time.`;
    case 'not triggered':
      return notTriggered(phrases, message);
    case 'if so': {
      const whose = phrases.effect(message.effect);
      if (message.met) return `That counts as done, and what depends on it in ${whose} follows.`;
      const not = message.short
        ? 'That cannot be done in full, so nothing of it is'
        : 'That does not count as done';
      return message.otherwise
        ? `${not}, and what ${whose} says for that case follows.`
        : `${not}, and what depends on it in ${whose} is left out.`;
    }
  }
}

/** By what an exploration was cut. */
function cutBy(cut: Cut): string {
  if (cut === 'endless')
    return 'it can go round without end, and what that leaves to be done each time is not followed';
  const ended = cut === 'stopped' ? 'it was stopped' : `the limit on ${cut} was reached`;
  return `${ended} before every choice was followed`;
}

/** What comes about without an effect is told by what the game calls that. */
function unresolved(phrases: Phrases, { effect, why, by = [] }: Unresolved): string {
  if (why === 'negated') {
    const whom = by.length === 0 ? '' : ` by ${list(by.map((one) => phrases.source(one)))}`;
    return sentence(`${phrases.effect(effect)} is negated${whom}, and does nothing`);
  }
  if (why === 'none') return `There is nothing to choose for ${phrases.effect(effect)}.`;
  const [not, because] = UNRESOLVED[why];
  const isUnused = not === NOTHING || not === UNUSED;
  const what = phrases.effect(effect, why === 'illegal' ? 'effect' : 'ability');
  return `${capital(what)} ${(isUnused && phrases.words.unused) || not}${because}.`;
}

/** What becomes of an ability that waited. */
const MISSED = {
  timing: 'misses its timing',
  gone: 'is no longer there to be used',
  forbidden: "can't be used",
} as const;

const NOTHING = 'comes to nothing';
const UNUSED = 'is not used';

const UNRESOLVED: {
  readonly [why in Exclude<Unresolved['why'], 'none' | 'negated'>]: readonly [string, string];
} = {
  gone: ['does not resolve', ': nothing of what it targets is a legal target any more'],
  nothing: [NOTHING, ': what it must target cannot be chosen'],
  condition: ['does not resolve', ': its condition no longer holds'],
  unpayable: [UNUSED, ': its cost cannot be paid in full'],
  vain: [UNUSED, ': it could do nothing'],
  illegal: ['does nothing to what was chosen for it', ': that is no legal target any more'],
};

function unarticled(text: string): string {
  return text.replace(/^the /, '');
}

/** Steps that are gone again: how often, and until what would happen. */
export function goneAgain(
  ...[steps, several, times, until, words]: Parameters<SentenceCatalogue['headings']['again']>
): string {
  const often = times === 1 ? '' : `, ${timesOf(times)}`;
  const end = until === null ? '' : `, until ${together(new Phrases(words), until, 'would')}`;
  return `${several ? 'Steps' : 'Step'} ${steps} again${often}${end}.`;
}

/** What is expected, where something is. */
export function whatHolds(held: number, all: number, open: number): string {
  return `Expectations: ${held} of ${all} hold${open === 0 ? '' : `; whether ${open} more ${open === 1 ? 'does' : 'do'}, this part does not tell`}.`;
}
