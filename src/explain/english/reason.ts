/** Why effects are not applied, and why what is not understood does not matter. */

import { compare } from '../../ground/amount.js';
import { quote } from '../../ground/quote.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { isMany, isSame } from '../message/alike.js';
import type {
  CannotMessage,
  Effect,
  Happening,
  Harmless,
  Message,
  Quoted,
  Thing,
} from '../message/message.js';
import { isOwn } from '../name/own.js';
import { together } from './clause.js';
import { ruledOut } from './instead.js';
import { capital, list, type Phrases, sentence } from './phrase.js';
import { unmetBy } from './unmet.js';
import { calledSo, stopped, worded } from './worded.js';

export function notApplied(phrases: Phrases, message: Extract<Message, { say: 'not applied' }>): string {
  const { effect, to, why, arriving, withheld, few, taken, by, again } = message;
  const left = few ? ' and too few others are left' : '';
  const kept = withheld.length === 0 ? '' : `, since ${notThere(phrases, withheld, taken)}${left}`;
  const unmet = unmetBy(phrases, message);
  const said =
    unmet ?? (arriving ? unfit(phrases, effect, to, why) : spared(phrases, to, why)) ?? REASONS[why];
  const because = isMany(to.objects) ? said.replace('that object', 'those objects') : said;
  const where = again ? 'Nor where' : `${wordedSubject(phrases, effect)} does not apply where`;
  return `${where} ${phrases.clause(to, 'would')}: ${because}${owing(phrases, by)}${kept}.`;
}

/** What is not there for an effect: it may not be chosen, or is taken where nobody chooses. */
export function notThere(phrases: Phrases, withheld: readonly Thing[], taken = false): string {
  return `${phrases.things(withheld)} ${taken ? `${isMany(withheld) ? 'are' : 'is'} taken already` : 'cannot be chosen'}`;
}

/** Because of what something has lost an ability. */
function owing(phrases: Phrases, by: readonly Effect[] = []): string {
  return by.length === 0 ? '' : `, because of ${list(by.map((one) => phrases.source(one)))}`;
}

export function notTriggered(phrases: Phrases, message: Extract<Message, { say: 'not triggered' }>): string {
  const { effect, events, why, by, code } = message;
  const said = `${wordedSubject(phrases, effect)} does not trigger`;
  if (!why) return `${said}: ${together(phrases, events, 'is not')}.`;
  if (why === 'elsewhere')
    return `${said} where ${together(phrases, events, 'would')}: that does not happen.`;
  const where = `${said} where ${together(phrases, events, 'is')}`;
  if (code) return `${where}: ${unmetBy(phrases, message) ?? REASONS[code]}.`;
  if (why === 'left')
    return `${where}: ${effect.source ? phrases.things([effect.source]) : 'its source'} leaves together with ${isMany(events.flatMap(({ objects }) => objects)) ? 'them' : 'it'}.`;
  if (why === 'silenced')
    return `${where}. ${by?.map((one) => stopped(worded(phrases, one))).join(' ') ?? ''}`;
  return `${where}: ${REASONS.lost}${owing(phrases, by)}.`;
}

/** Why an effect is not applied to an object that is looked at as it would arrive. */
function unfit(
  phrases: Phrases,
  { source }: Effect,
  { objects }: Happening,
  why: RefusalCode,
): string | null {
  if (why === 'another-object')
    return `its words do not describe ${phrases.things(objects)} as ${isMany(objects) ? 'they' : 'it'} would arrive`;
  const own = source !== null && isSame(objects, [source]);
  return why === 'lost' && own ? `${phrases.things(objects)} would arrive without that ability` : null;
}

/** Why an effect is not applied to what it does nothing to. */
function spared(phrases: Phrases, { objects }: Happening, why: RefusalCode): string | null {
  return why === 'unaffected' ? `it does nothing to ${phrases.things(objects)}` : null;
}

/**
 * Why a player cannot do what is listed; what the rules bar is barred by what is cited behind it.
 * @param said that it cannot be done
 */
export function refusal(
  phrases: Phrases,
  said: string,
  { player, words, why, effect }: Extract<Message, { say: 'refused' }>,
): string {
  const told = words === undefined ? '' : `${player}: ${quote(words)} `;
  const not = words === undefined ? said : "that can't be done";
  if (effect) return `${told}${sentence(not)} ${stopped(worded(phrases, effect))}`;
  return told + sentence(why === 'barred' ? `by the rules ${not}` : `${not}: ${REFUSED[why]}`);
}

const REFUSED: {
  readonly [why in Exclude<Extract<Message, { say: 'refused' }>['why'], 'barred'>]: string;
} = {
  unpayable: 'its cost cannot be paid in full',
  'in play': 'it is in play already',
  'not in play': 'it is not in play',
  unfit: 'it cannot be done with such a card',
  without: 'it does not have the ability for that at present',
  left: 'whoever would do it has left the game',
  limited: 'only an instruction brings that about',
  untimely: 'that is only done in response to something else',
  forbidden: 'an effect says that it cannot be done',
};

/** Why an effect is not applied. */
const REASONS: { readonly [code in RefusalCode]: string } = {
  'another-event': 'it is about another kind of event',
  'another-player': 'it is about another player',
  'another-object': 'its words do not describe that object',
  'another-zone': 'it is about another zone',
  'another-arrival': 'it is about another way of arriving',
  'another-counter': 'it is about other counters',
  'another-cause': 'that comes about in another way than its words say',
  'another-amount': 'it is about another amount',
  excepted: 'its own words make an exception of that',
  'not-functioning': 'it does not function where its card is',
  lost: 'its source does not have that ability at present',
  condition: 'its condition is not met',
  'used-up': 'it has been used as often as it may be',
  'amount-used-up': 'it has been applied to as much as it says',
  declined: 'its player chose not to apply it',
  'came-later': 'it was not there before the event',
  'applied-before': 'it has been applied on the way to this event already',
  'already-replaced': 'the event has been replaced already',
  'another-applies': 'another effect replaces that event',
  'later-kind': 'another kind of effect comes first',
  impossible: 'what it says to do cannot be done',
  unpayable: 'its cost cannot be paid',
  substitute: 'what stands in for another card is not saved by a choice',
  inevitable: 'nothing can replace that event',
  'nothing-left': 'nothing is left that it could change',
  'no-substitute': 'no card could stand in',
  'no-counters': 'too few counters are left',
  unaffected: 'it does nothing to that object',
  'source-leaves': 'its source, or what it depends on, leaves the field in the same event',
  decided: 'it was decided before what becomes of it',
};

/** Why a clause that is not understood changes nothing. */
export function harmless(because: Harmless, ability: string): string {
  return HARMLESS[because].replace('ability', ability);
}

const HARMLESS: { readonly [because in Harmless]: string } = {
  ignored: 'The scenario says that it is beside the point.',
  'not activated': 'Nobody activates that ability.',
  'not triggered': 'Nothing triggers that ability.',
  'not reached': 'Nothing comes to it.',
  'not asked': 'Nothing asks for the numbers that it changes; the result leaves them out.',
};

/** In the place of words that have been quoted. */
export function quotedBefore(where: Quoted): string {
  return where === 'just' ? 'the same words' : `the words of step ${where}`;
}

type Unchanged = Pick<Extract<Message, { say: 'applies' }>, 'prevents' | 'goesOn'>;

/** What happens as it would have. */
export function unchanged(ruled: boolean, { prevents, goesOn }: Unchanged): string {
  if (prevents) {
    const vain = `${ruled ? 'that' : 'That'} damage can't be prevented`;
    return goesOn ? `${vain}; the rest${ruled ? '' : ' of the text'} follows` : vain;
  }
  if (!goesOn) return ruled ? 'nothing changes' : 'That changes nothing';
  return ruled ? 'that happens first; the rest follows' : 'That happens first; the rest of the text follows';
}

export function cannot(phrases: Phrases, message: Extract<Message, { say: 'cannot' }>): string {
  const { amount, objects } = message.event;
  const { already, gone } = message;
  const [they, are] = isMany(objects) ? ['they', 'are'] : ['it', 'is'];
  if (typeof already === 'object')
    return sentence(
      `${phrases.things(objects)} ${are} ${phrases.status(already.status)[already.on ? 0 : 1]} already`,
    );
  // None of something is no event that anything could stop.
  const none = message.effect === null && amount !== null && compare(amount, 0) <= 0;
  const said = capital(none ? phrases.clause(message.event, 'is not') : ruledOut(phrases, message));
  if (!message.effect) {
    const what = phrases.named(message.event) === null ? phrases.things(objects) : they;
    if (gone) return `${said}: ${what} ${lies(phrases, gone, are)}.`;
    return already ? `${said}: ${they} ${are} there already.` : `${said}.`;
  }
  return isOwn(message)
    ? `${said}: ${phrases.quote(message.effect.text ?? '')}`
    : `${said}. ${stopped(worded(phrases, message.effect))}`;
}

/** "Is in Apple's trash", "has ceased to exist". */
function lies(phrases: Phrases, { to }: NonNullable<CannotMessage['gone']>, are: string): string {
  if (to) return `${are} in ${phrases.place(to)}`;
  return `${are === 'is' ? 'has' : 'have'} ceased to exist`;
}

/** An effect by its words, as the subject of a sentence: `Test Charm's effect`, where it has no words. */
export function wordedSubject(phrases: Phrases, effect: Effect): string {
  if (effect.text !== null) return worded(phrases, effect);
  return capital(phrases.effect(effect)) + calledSo(phrases, effect);
}
