/** Explanations in English. No sentence of a ruling is written anywhere else. */

import { compare } from '../ground/amount.js';
import type { RefusalCode } from '../rulebook/refusal.js';
import type { SentenceCatalogue } from './catalogue.js';
import type {
  Change,
  Choosing,
  Deciding,
  Happening,
  Harmless,
  Message,
  Offer,
  StepMessage,
} from './message.js';
import { counted, isSame, list, Phrases, quote, thing } from './phrase.js';

export const english: SentenceCatalogue = {
  say: (message, words) => say(message, new Phrases(words)),
  headings: {
    result: 'Result',
    assumed: 'Assumed',
    whyNot: 'Why not',
    rules: 'Rules cited',
    noRuling: 'No ruling can be given.',
    partial: 'partial',
    steps: 'Steps',
    heading: (game, rules, date) => `${game}, rules ${rules}${date === null ? '' : `, as of ${date}`}`,
    outcome: (place, of, ways, all) => `Outcome ${place} of ${of} (${ways} of ${counted(all, 'way')})`,
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
        ? `All ${message.ways} orders end the same.`
        : `The choices make no difference: all ${message.ways} ways end the same.`;
    case 'fate':
      return sentence(fate(phrases, message.happens, message.instead));
    case 'nothing happens':
      return 'Nothing happens.';
    case 'and more':
      return `And ${message.count} more.`;
    case 'changed':
      return `${thing(message.object)}: ${message.changes.map((change) => changeOf(phrases, change)).join('; ')}`;
    case 'value':
      return `${message.player}: ${phrases.trait(message.value)} ${message.from} → ${message.to}`;
    case 'pile':
      return `${capital(unarticled(phrases.place(message.place)))}: ${message.from} → ${message.to} unknown ${
        compare(message.to, 1) === 0 ? 'card' : 'cards'
      }`;
    case 'unchanged':
      return 'The board is as it was.';
    case 'nobody acts unasked':
      return 'Nobody does anything that is not listed.';
    case 'costs and timing are legal':
      return 'Costs and timing are taken as legal.';
    case 'given':
      return `The scenario says: ${lower(choice(phrases, message))}`;
    case 'unread':
      return `Not understood of ${message.card}: ${quote(message.clause)} ${HARMLESS[message.because]}`;
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
      return `${phrases.effect(message.effect, 'ability')} ${how}: ${quote(message.effect.text ?? '')}`;
    }
    case 'resolves':
      return `${phrases.effect(message.effect, 'ability')} resolves: ${quote(message.effect.text ?? '')}`;
    case 'if so':
      return message.met
        ? '"If you do" is met: what follows is done.'
        : '"If you do" is not met: what follows is not done.';
  }
}

function outcomes(phrases: Phrases, { count, ways, decides }: Extract<Message, { say: 'outcomes' }>): string {
  const deciders = decides.map((one) => decider(phrases, one));
  const some = deciders.slice(0, MOST_DECIDERS);
  const more =
    deciders.length > some.length
      ? [`${counted(deciders.length - some.length, 'further choice')} matters`]
      : [];
  const who = some.length === 0 ? [] : [...some, ...more];
  return `${count} outcomes in ${counted(ways, 'way')}; ${who.length === 0 ? 'nobody decides' : who.join('; ')}.`;
}

const MOST_DECIDERS = 4;

function decider(phrases: Phrases, { by, asks, effects, optional }: Deciding): string {
  const chooser = by === 'chance' ? 'chance' : by;
  const [first] = effects;
  switch (asks) {
    case 'apply': {
      const names = phrases.effects(effects);
      if (!optional) return `${chooser} decides which of ${list(names)} applies first`;
      return `${chooser} decides whether ${list(names, 'or')} applies`;
    }
    case 'may':
      return first
        ? `${chooser} decides whether to do what ${phrases.source(first)} says they may`
        : `${chooser} decides whether to do what they may`;
    case 'choose':
    case 'target':
      return first?.source ? `${chooser} chooses for ${phrases.source(first)}` : `${chooser} chooses`;
    case 'name':
      return first?.source
        ? `${chooser} makes the choice that ${phrases.source(first)} asks for`
        : `${chooser} chooses`;
    case 'order':
      return `${chooser} decides which of ${list(phrases.effects(effects, 'ability'))} comes first`;
  }
}

/** "Aqua Soldier is returned to Apple's hand instead of being destroyed." */
function fate(phrases: Phrases, happening: readonly Happening[], instead: readonly Happening[]): string {
  if (happening.length === 0) return list(instead.map((event) => phrases.clause(event, 'is not')));
  const said = predicates(phrases, happening);
  const [replaced] = instead;
  if (!replaced) return said;
  const [first] = happening;
  if (first && instead.length === 1) {
    const predicate = phrases.predicate(replaced, 'being');
    if (isSame(first.objects, replaced.objects) && predicate) return `${said} instead of ${predicate}`;
    const alike = phrases.predicate(first, 'being') === predicate;
    if (alike && predicate && happening.length === 1)
      return `${said} instead of ${phrases.things(replaced.objects)}`;
  }
  return `${said} instead of ${list(instead.map((event) => phrases.clause(event, 'being')))}`;
}

/** What happens at once; of one subject it is said in one breath: "is destroyed and put into its owner's graveyard". */
function predicates(phrases: Phrases, events: readonly Happening[]): string {
  const clauses: string[] = [];
  let last: Happening | null = null;
  for (const event of events) {
    const predicate = phrases.predicate(event, 'is');
    if (
      last &&
      predicate !== null &&
      isSame(event.objects, last.objects) &&
      phrases.predicate(last, 'is') !== null
    ) {
      const before = clauses.pop() ?? '';
      clauses.push(`${before} and ${predicate.replace(/^(is|are) /, '')}`);
    } else clauses.push(phrases.clause(event, 'is'));
    last = event;
  }
  return list(clauses);
}

function happens(phrases: Phrases, events: readonly Happening[]): string {
  return sentence(predicates(phrases, events));
}

function clauses(phrases: Phrases, events: readonly Happening[], mood: 'would' | 'is'): string {
  return sentence(list(events.map((event) => phrases.clause(event, mood))));
}

function acts(phrases: Phrases, message: Extract<Message, { say: 'acts' }>): string {
  const { player, verb, object, other, words: said } = message;
  if (said !== null) return `${player}: ${quote(said)}`;
  const template = phrases.words.actions[verb] ?? '{player}: {verb}[ {object}][, {other}]';
  const parts: { readonly [slot: string]: string | null } = {
    player,
    verb,
    object: object && thing(object),
    other: other && thing(other),
  };
  const filled = template
    .replace(/\[([^\]]*)\]/g, (_, inner: string) =>
      [...inner.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => parts[name]) ? inner : '',
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
    .replace(/<(\w+)>/g, (_, word: string) => `${word}s`);
  return sentence(filled);
}

/** An effect with its words: `Aqua Soldier: "When this creature ..."`. */
function words(phrases: Phrases, effect: Parameters<Phrases['source']>[0]): string {
  const source = phrases.source(effect);
  return effect.text === null ? `${source}.` : `${source}: ${quote(effect.text)}`;
}

function applies(phrases: Phrases, message: Extract<Message, { say: 'applies' }>): string {
  const { effect, to, becomes, changed } = message;
  const named = to.flatMap(({ objects }) => objects);
  const result =
    becomes.length === 0
      ? list(to.map((event) => phrases.clause(event, 'would not', named)))
      : list(becomes.map((event) => phrases.clause(event, 'would', named)));
  const turn = becomes.length === 0 || changed ? 'So' : 'Instead';
  const joint = becomes.length === 0 || changed ? ' ' : ', ';
  return `${words(phrases, effect)} ${turn}${joint}${result}.`;
}

function choice(phrases: Phrases, message: Choosing): string {
  const { by, chosen, offered, about, asks } = message;
  const others = offered.filter((offer) => JSON.stringify(offer) !== JSON.stringify(chosen));
  const because =
    about?.text != null && (asks === 'may' || asks === 'name') ? `, as ${phrases.source(about)} says` : '';
  switch (chosen.offer) {
    case 'effect': {
      const on = chosen.on.length > 0 ? ` to ${phrases.things(chosen.on)}` : '';
      return `${by} chooses to apply ${phrases.effect(chosen.effect)}${on}${ratherThan(phrases, others)}.`;
    }
    case 'decline': {
      const effects = others.flatMap((offer) => (offer.offer === 'effect' ? [offer.effect] : []));
      return effects.length > 0
        ? `${by} chooses not to apply ${list(phrases.effects(effects), 'or')}.`
        : `${by} chooses not to do so${because}.`;
    }
    case 'accept':
      return `${by} chooses to do so${because}.`;
    case 'trigger':
      return `${by} lets ${phrases.effect(chosen.effect, 'ability')} come first.`;
    case 'objects': {
      const [all] = offered;
      const from = all?.offer === 'objects' ? all.objects : [];
      const what = chosen.objects.length === 0 ? 'nothing' : phrases.things(chosen.objects);
      const rest = from.length > chosen.objects.length ? ` of ${phrases.things(from)}` : '';
      return `${by} ${asks === 'target' ? 'targets' : 'chooses'} ${what}${rest}.`;
    }
    case 'word':
      return `${by} chooses ${quote(chosen.word)}${because}.`;
    case 'any other word':
      return `${by} chooses any other word${because}.`;
  }
}

function ratherThan(phrases: Phrases, others: readonly Offer[]): string {
  const effects = others.flatMap((offer) => (offer.offer === 'effect' ? [offer.effect] : []));
  const names = effects.length > 0 ? ` rather than ${list(phrases.effects(effects), 'or')}` : '';
  return names;
}

function notApplied(phrases: Phrases, { effect, to, why }: Extract<Message, { say: 'not applied' }>): string {
  const event = phrases.clause(to, 'would');
  return `${words(phrases, effect)} does not apply where ${event}: ${REASONS[why]}.`;
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
  decided: 'it was decided before what becomes of it',
};

const HARMLESS: { readonly [because in Harmless]: string } = {
  ignored: '(the scenario says that it is beside the point)',
  'not activated': '(nobody activates that ability)',
  'not triggered': '(nothing triggers that ability)',
  'not reached': '(nothing comes to it)',
};

function changeOf(phrases: Phrases, change: Change): string {
  switch (change.change) {
    case 'zone': {
      const { from, to } = change;
      if (!to) return `${from ? phrases.zoneName(from.zone) : 'new'} → no longer in the game`;
      const whose =
        to.of !== null && to.of !== from?.of && from?.of !== null && from
          ? phrases.place(to)
          : phrases.zoneName(to.zone);
      return `${from ? phrases.zoneName(from.zone) : 'new'} → ${whose}`;
    }
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

/** A sentence: it begins with a capital, where it does not begin with a name, and ends with a full stop. */
function sentence(text: string): string {
  return `${capital(text)}.`;
}

function capital(text: string): string {
  return /^(it|they|the|a|an|nothing|something|each)\b/.test(text)
    ? `${text[0]?.toUpperCase()}${text.slice(1)}`
    : text;
}

function unarticled(text: string): string {
  return text.replace(/^the /, '');
}

function lower(text: string): string {
  return text;
}
