/** Explanations in English. No sentence of a ruling is written anywhere else. */

import { compare } from '../ground/amount.js';
import type { RefusalCode } from '../rulebook/refusal.js';
import type { SentenceCatalogue } from './catalogue.js';
import type {
  Change,
  Choosing,
  Deciding,
  Effect,
  Happening,
  Harmless,
  Message,
  Offer,
  StepMessage,
  Thing,
} from './message.js';
import {
  conjugate,
  counted,
  isSame,
  list,
  listThings,
  type Named,
  type Offered,
  optional,
  Phrases,
  possessive,
  quote,
  series,
  thing,
} from './phrase.js';

export const english: SentenceCatalogue = {
  say: (message, words) => say(message, new Phrases(words)),
  headings: {
    result: 'Result',
    assumed: 'Assumed',
    whyNot: 'Why not',
    rules: 'Rules cited',
    given: 'Chosen beforehand',
    unread: 'Not understood, and without bearing on this',
    noRuling: 'No ruling can be given.',
    partial: 'partial',
    steps: 'Steps',
    heading: (game, rules, date) => `${game}, rules ${rules}${date === null ? '' : `, as of ${date}`}`,
    outcome: (place, of, ways, all) =>
      all === of
        ? `Outcome ${place} of ${of}`
        : `Outcome ${place} of ${of} (${ways} of ${counted(all, 'way')})`,
    like: (first, last, outcome) =>
      first === last ? `${first}. As in outcome ${outcome}.` : `${first}-${last}. As in outcome ${outcome}.`,
  },
};

function say(message: Message, phrases: Phrases): string {
  switch (message.say) {
    case 'cut':
      return message.limit === 'positions'
        ? 'This is only a part of the ruling: the limit on positions was reached before every choice was followed.'
        : 'This is only a part of the ruling: the limit on outcomes was reached before every choice was followed.';
    case 'outcomes':
      return outcomes(phrases, message);
    case 'all the same':
      return message.orders
        ? `${message.ways === 2 ? 'Both' : `All ${message.ways}`} orders end the same.`
        : `The choices make no difference: all ${message.ways} ways end the same.`;
    case 'fate':
      return fated(phrases, message);
    case 'apart':
      return `(${message.changes.map((change) => say(change, phrases)).join('; ')})`;
    case 'nothing happens':
      return 'Nothing happens.';
    case 'and more':
      return `And ${message.count} more.`;
    case 'changed':
      return `${capital(listThings(message.objects, ({ name }) => name))}: ${message.changes.map((change) => changeOf(phrases, change)).join('; ')}`;
    case 'value':
      return `${message.player}: ${phrases.trait(message.value)} ${message.from} → ${message.to}`;
    case 'pile':
      return `${capital(unarticled(phrases.place(message.place)))}: ${message.from} → ${message.to} unknown ${
        compare(message.to, 1) === 0 ? 'card' : 'cards'
      }`;
    case 'unchanged':
      return 'The board is as it was.';
    case 'nobody acts unasked':
      return 'Nobody does anything beyond what is listed.';
    case 'costs and timing are legal':
      return 'Costs and timing are taken as legal.';
    case 'given':
      return choice(phrases, message);
    case 'unread':
      return `${message.card}: ${quote(message.clause)} ${HARMLESS[message.because]}`;
    case 'not applied':
      return notApplied(phrases, message);
    default:
      return step(message, phrases);
  }
}

function step(message: StepMessage, phrases: Phrases): string {
  switch (message.say) {
    case 'acts':
      return acts(phrases, message);
    case 'would':
      return clauses(phrases, message.events, 'would');
    case 'happens':
      return happens(phrases, message.events);
    case 'cannot': {
      const said = sentence(phrases.clause(message.event, 'cannot'));
      return message.effect ? `${said} ${words(phrases, message.effect)}` : said;
    }
    case 'applies':
      return applies(phrases, message);
    case 'chooses':
      return choice(phrases, message);
    case 'triggers': {
      const how = message.resolves ? 'triggers and resolves' : 'triggers';
      return `${capital(phrases.effect(message.effect, 'ability'))} ${how}: ${phrases.quote(message.effect.text ?? '')}`;
    }
    case 'resolves':
      return `${capital(phrases.effect(message.effect, 'ability'))} resolves.`;
    case 'if so': {
      const whose = sentence(`${possessive(phrases.source(message.effect))} "if you do"`).slice(0, -1);
      return message.met ? `${whose} is satisfied.` : `${whose} is not satisfied: what follows is not done.`;
    }
  }
}

function outcomes(phrases: Phrases, { count, ways, decides }: Extract<Message, { say: 'outcomes' }>): string {
  const over = ways === count ? '' : ` over ${counted(ways, 'way')} of choosing`;
  if (!decides) return `${counted(count, 'outcome')}${over}; which it is depends on the choices.`;
  const who = deciders(phrases, decides.slice(0, MOST_DECIDERS));
  const more = decides.length - MOST_DECIDERS;
  if (more > 0) who.push(more === 1 ? 'one more choice matters' : `${more} more choices matter`);
  return `${counted(count, 'outcome')}${over}; ${who.length === 0 ? 'nobody decides' : who.join('; ')}.`;
}

const MOST_DECIDERS = 4;
const MOST_OFFERED = 5;

/** Who decides what; what one player decides is said in one clause. */
function deciders(phrases: Phrases, decides: readonly Deciding[]): string[] {
  const players = [...new Set(decides.map(({ by }) => by))];
  return players.map((by) => {
    const what = decides.filter((one) => one.by === by).map((one) => decider(phrases, one));
    const said = what.map((one, index) =>
      index > 0 && one.startsWith('decides ') && what[index - 1]?.startsWith('decides ')
        ? one.slice('decides '.length)
        : one,
    );
    return `${by} ${list(said)}`;
  });
}

function decider(phrases: Phrases, { asks, offered, about }: Deciding): string {
  const noun = asks === 'order' ? 'ability' : 'effect';
  const names = phrases.options(withEffects(offered), noun);
  const among = offered.flatMap((offer) => (offer.offer === 'objects' ? offer.objects : []));
  const whose = about && about.source?.is !== 'words' ? ` for ${phrases.effect(about)}` : '';
  switch (asks) {
    case 'apply':
      return applying(phrases, offered, names);
    case 'may':
      return about
        ? `decides whether to do what ${phrases.source(about)} allows`
        : `decides whether to do what is allowed`;
    case 'choose':
    case 'target':
      return among.length === 1
        ? `decides whether to choose ${phrases.things(among)}${whose}`
        : `chooses from ${offeredThings(phrases, among)}${whose}`;
    case 'name':
      return `chooses ${namedWords(offered)}${whose}`;
    case 'order':
      return new Set(names).size === 1
        ? `decides which use of ${names[0] ?? ''} comes first`
        : `decides which of ${list(names)} comes first`;
  }
}

function applying(phrases: Phrases, offered: readonly Offer[], names: readonly string[]): string {
  const free = offered.some(({ offer }) => offer === 'decline');
  const effects = withEffects(offered);
  const [first] = effects;
  const one = first && effects.every(({ effect }) => JSON.stringify(effect) === JSON.stringify(first.effect));
  const places = [...new Set(effects.map(({ on = [] }) => phrases.things(on)))];
  // One effect on one thing or another: what it is applied to is decided.
  if (one && places.length > 1) {
    const name = phrases.effect(first.effect);
    return free
      ? `decides whether ${name} applies, and to which of ${list(places)}`
      : `decides to which of ${list(places)} ${name} applies`;
  }
  const unlike = [...new Set(names)];
  if (free) return `decides whether ${list(unlike, 'or')} applies`;
  const apart = effects.some(({ on = [] }) => !meets(on, first?.on ?? []));
  return apart ? `decides which of ${list(unlike)} applies first` : `decides between ${list(unlike)}`;
}

function namedWords(offered: readonly Offer[]): string {
  const words = offered.flatMap((offer) => (offer.offer === 'word' ? [quote(offer.word)] : []));
  const open = offered.some(({ offer }) => offer === 'any other word');
  return open || words.length > MOST_OFFERED ? 'a word' : list(words, 'or');
}

function withEffects(offers: readonly Offer[]): Offered[] {
  return offers.flatMap((offer) => ('effect' in offer ? [offer] : []));
}

function offeredThings(phrases: Phrases, things: readonly Thing[]): string {
  const some = things.slice(0, MOST_OFFERED);
  const more = things.length - some.length;
  return more > 0 ? `${phrases.things(some)} and ${more} more` : phrases.things(some);
}

/** The fate of something, and how often; of what has been told before, what comes then. */
function fated(
  phrases: Phrases,
  { happens, instead, times, later }: Extract<Message, { say: 'fate' }>,
): string {
  const said = fate(phrases, happens, instead);
  const often = times > 1 ? ` (${times} times)` : '';
  return sentence(`${later ? 'then ' : ''}${said}${often}`);
}

/** "Aqua Soldier is returned to Apple's hand instead of being destroyed." */
function fate(phrases: Phrases, happening: readonly Happening[], instead: readonly Happening[]): string {
  if (happening.length === 0) return list(instead.map((event) => phrases.clause(event, 'is not')));
  const said = together(phrases, happening, 'is');
  const [replaced] = instead;
  if (!replaced) return said;
  const [first] = happening;
  if (first && instead.length === 1) {
    const predicate = phrases.predicate(replaced, 'being');
    const same = happening.every((event) => phrases.subject(event) === phrases.subject(replaced));
    if (same && predicate) return `${said} instead of ${predicate}`;
    const alike = phrases.predicate(first, 'being') === predicate;
    if (alike && predicate && happening.length === 1)
      return `${said} instead of ${phrases.things(replaced.objects)}`;
  }
  return `${said} instead of ${list(instead.map((event) => phrases.clause(event, 'being')))}`;
}

/** What happens at once; of one subject it is said in one breath: "is healed, exhausted and recalled". */
function together(
  phrases: Phrases,
  events: readonly Happening[],
  mood: 'is' | 'would',
  named: Named = [],
): string {
  const runs: Happening[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const same = first !== undefined && phrases.subject(first) === phrases.subject(event);
    if (run && same && phrases.predicate(event, mood) !== null) run.push(event);
    else runs.push([event]);
  }
  const said = runs.map((run, index) => {
    const objects = run[0]?.objects ?? [];
    const again = isSame(objects, runs[index - 1]?.[0]?.objects ?? []);
    // After another subject "it" would be that one.
    return inOneBreath(phrases, run, mood, again ? objects : index === 0 ? named : []);
  });
  return list(said);
}

function inOneBreath(
  phrases: Phrases,
  run: readonly Happening[],
  mood: 'is' | 'would',
  named: Named,
): string {
  const [first, ...others] = run;
  if (!first) return '';
  const predicates = run.map((event) => phrases.predicate(event, mood) ?? '');
  const auxiliary =
    AUXILIARIES.find((one) => predicates.every((predicate) => predicate.startsWith(one))) ?? '';
  const rest = others.map((event) => (phrases.predicate(event, mood) ?? '').slice(auxiliary.length));
  return series([phrases.clause(first, mood, named), ...rest]);
}

/** Said once where several things are said of one subject. */
const AUXILIARIES = ['is ', 'are ', 'would be ', 'would '];

function happens(phrases: Phrases, events: readonly Happening[]): string {
  return sentence(together(phrases, events, 'is'));
}

function clauses(phrases: Phrases, events: readonly Happening[], mood: 'would' | 'is'): string {
  return sentence(together(phrases, events, mood));
}

function acts(phrases: Phrases, message: Extract<Message, { say: 'acts' }>): string {
  const { player, verb, object, other, words: text, said } = message;
  if (said) return `${player}: ${quote(text ?? '')}`;
  const template = phrases.words.actions[verb] ?? '{player}: {verb}[ {object}][, {other}]';
  const parts: { readonly [slot: string]: string | null } = {
    player,
    verb,
    object: object && thing(object),
    other: other && thing(other),
  };
  const filled = optional(template, (name) => parts[name] != null).replace(
    /\{(\w+)\}|<(\w+)>/g,
    (_, name: string | undefined, word: string) =>
      name === undefined ? conjugate(word, 'is', false) : (parts[name] ?? ''),
  );
  return text === null ? sentence(filled) : `${capital(filled)}: ${phrases.quote(text)}`;
}

/** An effect with its words, and what the game calls it: `Aqua Soldier (form 1): "When this creature ..."`. */
function words(phrases: Phrases, effect: Effect): string {
  const source = capital(phrases.source(effect)) + calledSo(effect);
  return effect.text === null ? `${source}.` : `${source}: ${phrases.quote(effect.text)}`;
}

function calledSo({ form, called }: Effect): string {
  const names = [...(form === null ? [] : [`form ${form}`]), ...called];
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

function applies(phrases: Phrases, message: Extract<Message, { say: 'applies' }>): string {
  const { effect, to, becomes, changed, ahead, among, withheld } = message;
  const has = ahead
    ? ` ${sentence(`${phrases.source(effect)} has that ability as it arrives, though not where it is`)}`
    : '';
  const said = `${words(phrases, effect)}${has}`;
  // Of several objects the one that is meant is named.
  const named = among ? [] : to.flatMap(({ objects }) => objects);
  const kept = withheld.length === 0 ? '' : ` (${capital(phrases.things(withheld))} cannot be chosen.)`;
  if (becomes.length === 0)
    return `${said} So ${list(to.map((event) => phrases.clause(event, 'would not', named)))}.${kept}`;
  if (JSON.stringify(becomes) === JSON.stringify(to)) return `${said} That changes nothing.${kept}`;
  const result = together(phrases, becomes, 'would', named);
  return `${said} ${changed ? 'So' : 'Instead,'} ${result}.${kept}`;
}

function choice(phrases: Phrases, message: Choosing): string {
  const { by, chosen, offered, about, asks } = message;
  const others = withEffects(withoutOne(offered, chosen));
  const because = about === null ? '' : ` for ${phrases.source(about)}`;
  const allowed = about === null ? 'so' : `what ${phrases.source(about)} allows`;
  switch (chosen.offer) {
    case 'effect':
      return `${by} ${effectChosen(phrases, chosen, others)}.`;
    case 'decline':
      return others.length > 0
        ? `${by} does not apply ${list(phrases.options(others), 'or')}.`
        : `${by} chooses not to do ${allowed}.`;
    case 'accept':
      return `${by} chooses to do ${allowed}.`;
    case 'trigger':
      return `${by} lets ${abilityChosen(phrases, chosen, others)}.`;
    case 'objects': {
      const [all] = offered;
      const from = all?.offer === 'objects' ? all.objects : [];
      const what = chosen.objects.length === 0 ? 'nothing' : phrases.things(chosen.objects);
      const rest = from.length > chosen.objects.length ? ` (from ${phrases.things(from)})` : '';
      return `${by} ${asks === 'target' ? 'targets' : 'chooses'} ${what}${rest}.`;
    }
    case 'word':
      return `${by} chooses ${quote(chosen.word)}${because}.`;
    case 'any other word':
      return `${by} chooses any other word${because}.`;
  }
}

/** An effect is chosen over others that could replace the same event; among different events it comes first. */
function effectChosen(
  phrases: Phrases,
  chosen: Extract<Offer, { offer: 'effect' }>,
  others: readonly Offered[],
): string {
  const different = others.filter(({ effect }) => JSON.stringify(effect) !== JSON.stringify(chosen.effect));
  const rivals = different.filter(({ on = [] }) => meets(on, chosen.on));
  const [name = '', ...rest] = phrases.options([chosen, ...rivals]);
  const { source } = chosen.effect;
  const away = chosen.on.some((one) => !isSame([one], source ? [source] : []));
  const what = phrases.things(chosen.on);
  const first = rivals.length < different.length ? ' first' : '';
  if (rest.length === 0) return `applies ${name}${away ? ` to ${what}` : ''}${first}`;
  const where = away && others.some(({ on = [] }) => !meets(on, chosen.on)) ? ` for ${what}` : '';
  return `chooses ${name} over ${list(rest, 'or')}${where}`;
}

/** Several abilities of one source with the same words are told apart by nothing. */
function abilityChosen(phrases: Phrases, chosen: Offered, others: readonly Offered[]): string {
  const [name = '', ...rest] = phrases.options([chosen, ...others], 'ability');
  const apart = rest.filter((one) => one !== name);
  const twins = rest.length - apart.length;
  const same = twins === 0 ? [] : [twins === 1 ? 'the other' : `the other ${twins}`];
  return `${name} come before ${list([...apart, ...same])}`;
}

/** What is offered beside what is chosen. */
function withoutOne(offered: readonly Offer[], chosen: Offer): readonly Offer[] {
  const at = offered.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(chosen));
  return offered.filter((_, index) => index !== at);
}

/** Whether two effects could be applied to the same event: events without objects are one. */
function meets(a: readonly Thing[], b: readonly Thing[]): boolean {
  return a.length + b.length === 0 || a.some((one) => b.some((other) => isSame([one], [other])));
}

function notApplied(
  phrases: Phrases,
  { effect, to, why, arriving, withheld }: Extract<Message, { say: 'not applied' }>,
): string {
  const kept = withheld.length === 0 ? '' : ` (${phrases.things(withheld)} cannot be chosen)`;
  const because = (arriving ? unfit(phrases, effect, to, why) : null) ?? REASONS[why];
  return `${words(phrases, effect)} does not apply where ${phrases.clause(to, 'would')}: ${because}${kept}.`;
}

/** Why an effect is not applied to an object that is looked at as it would arrive. */
function unfit(
  phrases: Phrases,
  { source }: Effect,
  { objects }: Happening,
  why: RefusalCode,
): string | null {
  if (why === 'another-object')
    return `its words do not describe ${phrases.things(objects)} as it would arrive`;
  const own = source !== null && isSame(objects, [source]);
  return why === 'lost' && own ? `${phrases.things(objects)} would arrive without that ability` : null;
}

/** Why an effect is not applied. */
const REASONS: { readonly [code in RefusalCode]: string } = {
  'another-event': 'it is about another kind of event',
  'another-player': 'it is about another player',
  'another-object': 'its words do not describe that object',
  'another-zone': 'it is about another zone',
  'another-arrival': 'it is about another way of arriving',
  'another-counter': 'it is about other counters',
  'another-cause': 'it is about another cause',
  'another-amount': 'it is about another amount',
  'not-functioning': 'it does not function where its card is',
  lost: 'its source does not have that ability at present',
  condition: 'its condition is not met',
  'used-up': 'it has been used as often as it may be',
  declined: 'its player chose not to apply it',
  'came-later': 'it was not there before the event',
  'applied-before': 'it has been applied on the way to this event already',
  'already-replaced': 'the event has been replaced already',
  'another-applies': 'another effect replaces that event',
  'later-kind': 'another kind of effect comes first',
  impossible: 'what it says to do cannot be done',
  unpayable: 'its cost cannot be paid',
  substitute: 'what stands in for another card is not saved by a choice',
  'no-substitute': 'no card could stand in',
  'source-leaves': 'its source leaves the field in the same event',
  decided: 'it was decided before what becomes of it',
};

const HARMLESS: { readonly [because in Harmless]: string } = {
  ignored: 'The scenario says that it is beside the point.',
  'not activated': 'Nobody activates that ability.',
  'not triggered': 'Nothing triggers that ability.',
  'not reached': 'Nothing comes to it.',
};

function changeOf(phrases: Phrases, change: Change): string {
  switch (change.change) {
    case 'zone':
      return moved(phrases, change);
    case 'controller':
      return `controlled by ${change.to}`;
    case 'status': {
      const [on, off] = phrases.words.statuses[change.status] ?? [change.status, `not ${change.status}`];
      return change.on ? on : off;
    }
    case 'counters':
      return compare(change.from, 0) === 0
        ? counted(change.to, `${change.counter} counter`)
        : `${change.counter} counters ${change.from} → ${change.to}`;
    case 'damage':
      return `damage ${change.from} → ${change.to}`;
    case 'copy':
      return `a copy of ${change.of}`;
    case 'became':
      return `now ${thing(change.what)}`;
    case 'attached':
      return change.to ? `attached to ${thing(change.to)}` : 'attached to nothing';
    case 'chosen':
      return `${quote(change.word)} chosen`;
    case 'number':
      return `${phrases.trait(change.trait)} ${change.from === null ? '' : `${change.from} → `}${change.to}`;
    case 'words': {
      const gained = change.gained.map((word) => `now ${word}`);
      const lost = change.lost.map((word) => `no longer ${word}`);
      return `${phrases.trait(change.trait)}: ${list([...gained, ...lost])}`;
    }
  }
}

function moved(phrases: Phrases, { from, to }: Extract<Change, { change: 'zone' }>): string {
  const start = from ? `${phrases.zoneName(from.zone)} → ` : '';
  if (!to) return `${start}no longer in the game`;
  if (!from) return `new → ${phrases.zoneName(to.zone)}`;
  if (from.zone === to.zone && from.of === to.of) return `${phrases.zoneName(to.zone)} (left and came back)`;
  // Another player's zone is named with its player.
  const elsewhere = to.of !== null && from.of !== null && to.of !== from.of;
  return `${start}${elsewhere ? phrases.place(to) : phrases.zoneName(to.zone)}`;
}

/** A sentence: it begins with a capital and ends with a full stop. */
function sentence(text: string): string {
  return `${capital(text)}.`;
}

function capital(text: string): string {
  const at = text.startsWith('"') ? 1 : 0;
  return `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`;
}

function unarticled(text: string): string {
  return text.replace(/^the /, '');
}
