/** What happens at once, and instead of what. */

import { isSame, runs } from '../message/alike.js';
import { namedBefore } from '../message/beside.js';
import type { Happening, Message } from '../message/message.js';
import { totalled } from '../name/template.js';
import { ofEachPlayer, withOneVerb } from './each.js';
import { notDone, replacedBy, timesOf } from './instead.js';
import { list, type Named, type Phrases, sentence, series } from './phrase.js';

/** The fate of something, and how often; of what has been told before, what comes then. */
export function fated(phrases: Phrases, message: Extract<Message, { say: 'fate' }>): string {
  return sentence(`${message.later ? 'then ' : ''}${fateOf(phrases, message)}`);
}

/** The same as a clause. @param named what has just been named */
export function fateOf(
  phrases: Phrases,
  { happens, instead, times, first, rules }: Extract<Message, { say: 'fate' }>,
  named: Named = [],
): string {
  const often =
    times > 1 ? ` (${timesOf(times)})` : rules && instead.length === 0 ? ` (${rules.join(', ')})` : '';
  const said =
    happens.length === 0 ? notDone(phrases, instead, first) : fate(phrases, happens, instead, named);
  return `${said}${often}`;
}

/** "Aqua Soldier is returned to Apple's hand instead of being destroyed." */
function fate(
  phrases: Phrases,
  happening: readonly Happening[],
  instead: readonly Happening[],
  named: Named,
): string {
  const said = together(phrases, happening, 'is');
  const [replaced] = instead;
  if (!replaced) return said;
  const [first] = happening;
  if (first && instead.length === 1) {
    const predicate = phrases.predicate(replaced, 'being');
    const same = happening.every((event) => phrases.subject(event) === phrases.subject(replaced));
    if (same && predicate) return `${said} instead of ${predicate}`;
    // Where others are told of as well, what it is instead of comes first: whom that is about is named once.
    if (
      predicate &&
      isSame(first.objects, replaced.objects) &&
      phrases.subject(first) === phrases.subject(replaced)
    )
      return `instead of ${predicate}, ${together(phrases, happening, 'is', named)}`;
    const alike = phrases.predicate(first, 'being') === predicate;
    const other = phrases.named(replaced);
    if (alike && predicate && other !== null && happening.length === 1) return `${said} instead of ${other}`;
  }
  return `${said} instead of ${list(replacedBy(phrases, instead))}`;
}

/** What happens at once; of one subject it is said in one breath: "is healed, exhausted and recalled". */
export function together(
  phrases: Phrases,
  events: readonly Happening[],
  mood: 'is' | 'is not' | 'would',
  named: Named = [],
): string {
  const told = runs(
    totalled(phrases.words, events),
    (event) => phrases.subject(event),
    (event) => phrases.predicate(event, mood) !== null,
  );
  const said = told.map((run, index) => {
    const before = told[index - 1]?.[0];
    const again = before !== undefined && phrases.names(before) ? namedBefore(before, run[0]) : [];
    // After another subject "it" would be that one.
    return inOneBreath(phrases, run, mood, again.length > 0 ? again : index === 0 ? named : []);
  });
  const players = new Set(told.flatMap(([first]) => first?.player ?? []));
  const clauses = players.size > 1 ? ofEachPlayer(phrases, told, said, mood) : said;
  return list(clauses, 'and', clauses);
}

function inOneBreath(
  phrases: Phrases,
  run: readonly Happening[],
  mood: 'is' | 'is not' | 'would',
  named: Named,
): string {
  const [first] = run;
  if (!first) return '';
  const predicates = run.map((event) => phrases.predicate(event, mood) ?? '');
  const auxiliary =
    AUXILIARIES.find((one) => predicates.every((predicate) => predicate.startsWith(one))) ?? '';
  // What comes again after something else is told again: a card that returns, and dies once more.
  const starts = predicates.flatMap((one, at) => (one === predicates[at - 1] ? [] : [at]));
  const said = starts.map((at, index) => {
    const predicate = predicates[at] ?? '';
    const times = (starts[index + 1] ?? predicates.length) - at;
    const often = predicate === '' || times === 1 ? '' : ` ${timesOf(times)}`;
    return `${index === 0 ? phrases.clause(first, mood, named) : predicate.slice(auxiliary.length)}${often}`;
  });
  const alike = run.some(({ kind }, index) => kind === run[index - 1]?.kind);
  const unlike = run.filter((_, index) => starts.includes(index));
  return alike && mood !== 'is not' ? withOneVerb(phrases, unlike, said) : series(said);
}

/** A verb before a number, which is said once where it comes again: "is dealt 2 damage by A and 3 damage by B". */
export const COUNTING = /^(?:each )?(?:(?:is|are) )?[a-z]+ (?=\d)/;

/** Said once where several things are said of one subject. */
export const AUXILIARIES = ['is ', 'are ', 'would be ', 'would '];

export function happens(phrases: Phrases, events: readonly Happening[]): string {
  return sentence(together(phrases, events, 'is'));
}

export function clauses(phrases: Phrases, events: readonly Happening[], mood: 'would' | 'is'): string {
  return sentence(together(phrases, events, mood));
}
