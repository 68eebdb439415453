/** What the words of an effect ask for and do not find: why it is not applied, from what the card says. */

import type { Comparison } from '../../ability/reference.js';
import { compare, written } from '../../ground/amount.js';
import { withArticle } from '../../ground/article.js';
import { quote } from '../../ground/quote.js';
import { isMany } from '../message/alike.js';
import type { Conditional, Effect, Happening, Message, Thing, Unmet } from '../message/message.js';
import { found } from '../name/template.js';
import { isLookedAhead, isUnnamed, missedBy, partyTo } from '../why/unmet.js';
import { counted, list, type Phrases, plurals, possessive } from './phrase.js';

/** Null where nothing short says it. */
export function unmetBy(
  phrases: Phrases,
  message: Extract<Message, { say: 'not applied' | 'not triggered' }>,
): string | null {
  const missed = missedBy(message);
  if (!missed) return null;
  const { effect } = message;
  const { unmet, to, arriving } = missed;
  if (!('of' in unmet)) return ofEvent(phrases, unmet, to);
  const things = partyTo(unmet, to);
  if (unmet.lacks === 'any')
    return unmet.of === 'object' ? 'it is about no player' : 'nothing takes part in that as its words ask';
  if (things.length === 0) {
    const not = notAbout(unmet.of === 'object' ? to.player : null);
    if (unmet.lacks === 'own') return `${ofOwn(phrases, effect)}${not}`;
    return unmet.lacks === 'named' ? `it is about ${phrases.things(unmet.objects)}${not}` : null;
  }
  const said = ofThings(phrases, effect, things, unmet);
  return said !== null && arriving && isLookedAhead(unmet)
    ? `as ${isMany(things) ? 'they' : 'it'} would arrive, ${said}`
    : said;
}

/** Of nothing but the card that the words are on. */
function ofOwn(phrases: Phrases, effect: Effect): string {
  const many = effect.others !== undefined && effect.others.length > 0;
  return many ? 'each is about its own card' : `it is about ${phrases.source(effect)} itself`;
}

function notAbout(another: string | null): string {
  return another === null ? '' : `, not about ${another}`;
}

function ofEvent(phrases: Phrases, unmet: Exclude<Unmet, { of: unknown }>, to: Happening): string {
  const { objects } = to;
  switch (unmet.lacks) {
    case 'player': {
      if (isUnnamed(phrases.words, to, unmet)) return `${unmet.is} does that, not ${list(unmet.meant, 'or')}`;
      const things = objects.length === 0 ? null : phrases.things(objects);
      return `it is about ${list(unmet.meant, 'or')}${notAbout(unmet.is ?? things)}`;
    }
    case 'from':
    case 'to': {
      const { place, meant, lacks } = unmet;
      const where = phrases.place({ ...place, of: meant && list(meant, 'or') });
      const named = meant || /^the |[^s]s$/.test(where) ? where : withArticle(where);
      return `it is about what ${lacks === 'from' ? 'comes from' : 'goes to'} ${named}`;
    }
    case 'counter':
      return `it is about ${unmet.counter} counters`;
    case 'amount':
      return `it is about ${written(unmet.amount)}${unmet.orMore ? ' or more' : ''} at a time`;
    case 'so many':
      return `it is about exactly ${written(unmet.amount)} at a time${unmet.alone ? ', with nothing else' : ''}`;
    case 'condition':
      return conditionIs(unmet, false);
    case 'cause':
      return 'that is paid as a cost';
    case 'turn':
      return `it is about ${list(unmet.meant.map(possessive), 'or')} turns`;
    case 'token': {
      const kinds = unmet.words.map((words) => words.join(' '));
      return kinds.join('') === '' ? 'it is about tokens' : `it is about ${list(kinds, 'or')} tokens`;
    }
  }
}

/** By its own words, or by those of which it says that they are not so. */
export function conditionIs({ words, denied, label }: Conditional, met: boolean): string {
  const is = met === denied ? 'is not met' : 'is met';
  if (words !== null) return `${denied ? '' : 'its condition '}${quote(words)} ${is}`;
  return `${label === null ? 'its condition' : `the condition of ${quote(label)}`} ${is}`;
}

function ofThings(
  phrases: Phrases,
  effect: Effect,
  things: readonly Thing[],
  unmet: Extract<Unmet, { of: unknown }>,
): string | null {
  const those = phrases.things(things);
  const are = isMany(things) ? 'are' : 'is';
  const have = isMany(things) ? 'have' : 'has';
  switch (unmet.lacks) {
    case 'own':
      return `${ofOwn(phrases, effect)}, not about ${those}`;
    case 'other':
      return `it is about others than ${those} ${isMany(things) ? 'themselves' : 'itself'}`;
    case 'named': {
      const named = phrases.things(unmet.objects);
      return `it is about ${named}${named === those ? ' as it was before it went elsewhere' : notAbout(those)}`;
    }
    case 'whose':
      return whose(those, are, unmet, things[0]?.is === 'words');
    case 'words':
      return words(phrases, those, isMany(things), unmet);
    case 'number': {
      const trait = phrases.trait(unmet.trait);
      if (unmet.is === null) return `${those} ${have} no ${trait}`;
      return `${possessive(those)} ${trait} is ${written(unmet.is)}, not ${compared(unmet.by, written(unmet.to))}`;
    }
    case 'status':
      if (found(phrases.words.statuses, unmet.status) === undefined) return undescribed(those, unmet);
      // It has not become so: it may never have been otherwise.
      return `${those} ${are} ${phrases.status(unmet.status)[unmet.not ? 0 : 1].replace('no longer', 'not')}`;
    case 'counters': {
      const one = compare(unmet.atLeast, 1) === 0;
      if (unmet.not) return `${those} ${have} ${counted(unmet.atLeast, `${unmet.counter} counter`)}`;
      return `${those} ${have} ${one ? 'no' : `fewer than ${written(unmet.atLeast)}`} ${unmet.counter} counter${one ? '' : 's'}`;
    }
    case 'described':
      return undescribed(those, unmet);
    case 'any':
      return null;
  }
}

/** By which words, or by what the keyword says. */
function undescribed(
  those: string,
  { by, label }: { readonly by: string | null; readonly label?: string },
): string {
  if (by !== null) return `${quote(by)} does not describe ${those}`;
  return label ? `${quote(label)} is not about ${those}` : `its words do not describe ${those}`;
}

function whose(
  those: string,
  are: string,
  { of, by, is, meant }: Extract<Unmet, { lacks: 'whose' }>,
  saidBy: boolean,
): string {
  const theirs = list(meant.map(possessive), 'or');
  // Whose an instruction is stands in its name.
  if (saidBy) return `${those} ${are} not ${theirs}`;
  if (of === 'cause') return `what brings that about is ${possessive(is)}, not ${theirs}`;
  return by === 'control'
    ? `${those} ${are} under ${possessive(is)} control, not ${theirs}`
    : `${those} ${are} ${possessive(is)}, not ${theirs}`;
}

function words(
  phrases: Phrases,
  those: string,
  many: boolean,
  { trait, words, not }: Extract<Unmet, { lacks: 'words' }>,
): string {
  const have = many ? 'have' : 'has';
  if (trait === 'keyword')
    return `${those} ${not ? have : many ? 'do not have' : 'does not have'} ${list(words, 'or')}`;
  const are = many ? 'are' : 'is';
  const isNoun = phrases.words.nouns?.includes(trait) ?? false;
  const said = words.map((word) => {
    if (trait === 'name') return `called ${quote(word)}`;
    if (phrases.words.families?.includes(trait))
      return many ? `${quote(word)} cards` : withArticle(`${quote(word)} card`);
    if (!isNoun) return word;
    const noun = found(phrases.words.terms ?? {}, word) ?? word;
    return many ? plurals(noun) : withArticle(noun);
  });
  if (not) return `${those} ${are} ${list(said)}`;
  const [first = '', second = '', ...more] = said;
  if (said.length === 1) return `${those} ${are} not ${first}`;
  return more.length === 0
    ? `${those} ${are} neither ${first} nor ${second}`
    : `${those} ${are} none of these: ${list(words, 'or')}`;
}

function compared(by: Comparison, to: string): string {
  switch (by) {
    case 'equal':
      return to;
    case 'at least':
      return `${to} or more`;
    case 'at most':
      return `${to} or less`;
    case 'more than':
    case 'less than':
      return `${by.split(' ')[0]} than ${to}`;
  }
}
