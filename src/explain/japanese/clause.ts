/** What happens at once, and instead of what. */

import { isSame, runs } from '../message/alike.js';
import { namedBefore } from '../message/beside.js';
import type { Happening, Message, Thing } from '../message/message.js';
import { found, templateOf, totalled } from '../name/template.js';
import { either, list, type Manner, type Phrases } from './phrase.js';
import { type Form, goingOn, inflect } from './verb.js';

/** The fate of something, and how often; of what has been told before, what comes then. */
export function fated(phrases: Phrases, message: Extract<Message, { say: 'fate' }>): string {
  return `${message.later ? 'その後、' : ''}${fateOf(phrases, message, false)}。`;
}

/** The same as a clause. @param goesOn another follows it */
export function fateOf(
  phrases: Phrases,
  { happens, instead, times, first, rules }: Extract<Message, { say: 'fate' }>,
  goesOn: boolean,
): string {
  const often = times > 1 ? `（${times}回）` : rules && instead.length === 0 ? `（${rules.join('、')}）` : '';
  const said =
    happens.length === 0 ? notDone(phrases, instead, goesOn, first) : fate(phrases, happens, instead, goesOn);
  return `${said}${often}`;
}

/** "《Bear Cub》は最初は破壊されない": what nothing comes about in the place of. */
function notDone(phrases: Phrases, events: readonly Happening[], goesOn: boolean, first = false): string {
  const form = goesOn ? 'not linked' : 'not';
  const [only, ...others] = events;
  const name = first && only && others.length === 0 ? phrases.named(only) : null;
  return name === null || !only
    ? together(phrases, events, { form, particle: 'は' })
    : `${name}は最初は${phrases.predicate(only, form) ?? ''}`;
}

/** 「《Bear Cub》が戦闘によって破壊されることは」: it does not come about. */
export function ruledOut(
  phrases: Phrases,
  { event, by = [], first, after }: Extract<Message, { say: 'cannot' }>,
): string {
  const [name, predicate] = [phrases.named(event), phrases.predicate(event, 'plain')];
  const agents = by.flatMap(({ manner, source }) => {
    const own = found(phrases.words.manners ?? {}, manner);
    return own ?? (source ? phrases.thing(source) : []);
  });
  if (name === null || predicate === null)
    return `${phrases.clause(event, { form: 'plain', particle: 'が' })}ことは`;
  const agent = predicate.endsWith('れる') && agents.length > 0 ? `${either(agents)}によって` : '';
  return `${name}が${first ? '最初は' : after ? 'その後は' : ''}${agent}${predicate}ことは`;
}

/** "《アクア・ソルジャー》は、破壊される代わりに、Appleの手札に戻される". */
function fate(
  phrases: Phrases,
  happening: readonly Happening[],
  instead: readonly Happening[],
  goesOn: boolean,
): string {
  const form = goesOn ? 'linked' : 'plain';
  const said = together(phrases, happening, { form, particle: 'が' });
  const [replaced] = instead;
  if (!replaced) return said;
  const [first] = happening;
  if (first && instead.length === 1) {
    const predicate = phrases.predicate(replaced, 'plain');
    const subject = phrases.named(replaced);
    const same = happening.every((event) => phrases.subject(event) === phrases.subject(replaced));
    if (same && predicate !== null && subject !== null)
      return `${subject}は、${predicate}代わりに、${predicates(phrases, happening, form)}`;
    const alike = predicate !== null && phrases.predicate(first, 'plain') === predicate;
    if (alike && subject !== null && happening.length === 1) return `${subject}の代わりに、${said}`;
  }
  return `${replacedBy(phrases, instead)}代わりに、${said}`;
}

/** "AppleとNutmegが2点のダメージを受ける"; of one subject "2度". */
export function replacedBy(phrases: Phrases, events: readonly Happening[]): string {
  const subjects = events.flatMap((event) => phrases.named(event) ?? []);
  const [predicate = null, ...others] = new Set(events.map((event) => phrases.predicate(event, 'plain')));
  const names = [...new Set(subjects)];
  const often = subjects.length / names.length;
  const alike = others.length === 0 && subjects.length === events.length && Number.isInteger(often);
  if (!alike || predicate === null || (often > 1 && names.length > 1))
    return together(phrases, events, { form: 'plain', particle: 'が' });
  return `${list(names)}が${often > 1 ? `${often}度、` : ''}${predicate}`;
}

function predicates(phrases: Phrases, events: readonly Happening[], form: 'plain' | 'linked'): string {
  const last = events.length - 1;
  return events
    .map((event, index) => {
      const ending = index < last ? 'linked' : form;
      return withOneVerb(phrases, event, events[index + 1])(phrases.predicate(event, ending) ?? '', ending);
    })
    .join('、');
}

/** 「手掛かりを3体、食物を3体生成する」: of so many of each the verb is said once, with the last. */
function withOneVerb(
  { words }: Phrases,
  event: Happening,
  next: Happening | undefined,
): (said: string, form: Form) => string {
  const template = templateOf(words, event);
  const verb = next && templateOf(words, next) === template && /\{n [^{}]*\}<([^<>]+)>$/.exec(template ?? '');
  return (said, form) => (verb ? said.slice(0, -inflect(verb[1] ?? '', form).length) : said);
}

/** What happens at once; of one subject it is said in one breath: "回復され、消耗し、リコールされる". */
export function together(phrases: Phrases, events: readonly Happening[], manner: Manner): string {
  const { form, particle, named = [] } = manner;
  const told = runs(
    totalled(phrases.words, events),
    (event) => phrases.subject(event),
    (event) => phrases.predicate(event, form) !== null,
  );
  const said = told.flatMap((whole, place) => {
    const predicates = whole.map((event) => phrases.predicate(event, form));
    const run = whole.filter((_, index) => index === 0 || predicates[index] !== predicates[index - 1]);
    const first = told[place - 1]?.[0];
    // What has not been named is no subject that goes without saying.
    const before = first && phrases.names(first) ? namedBefore(first, whole[0]) : [];
    return run.map((event, index) => {
      const last = place === told.length - 1 && index === run.length - 1;
      const ending = last ? form : goingOn(form);
      const often = run.length === whole.length ? '' : timesFrom(predicates, whole.indexOf(event));
      const shared = withOneVerb(phrases, event, often === '' ? run[index + 1] : undefined);
      if (index > 0) return shared(phrases.predicate(event, ending) ?? '', ending) + often;
      const spoken = isSame(event.objects, before) ? before : place === 0 ? named : [];
      return shared(phrases.clause(event, { form: ending, particle, named: spoken }), ending) + often;
    });
  });
  return said.join('、');
}

/** 「（2回）」: how often the same is said one after the other. */
function timesFrom(all: readonly (string | null)[], at: number): string {
  const since = all.slice(at);
  const other = since.findIndex((one) => one !== since[0]);
  const times = other < 0 ? since.length : other;
  return times > 1 ? `（${times}回）` : '';
}

/** What would happen. */
export function about(phrases: Phrases, events: readonly Happening[]): string {
  return `${together(phrases, events, { form: 'plain', particle: 'が' })}ところである`;
}

/** What would happen in the place of something else. */
export function becoming(phrases: Phrases, events: readonly Happening[], named: readonly Thing[]): string {
  return `${together(phrases, events, { form: 'plain', particle: 'が', named })}ことになる`;
}
