/** English phrases: names of things, lists, numbers, and clauses made of the templates of a game's words. */

import { withoutReminder } from '../../explore/name/name.js';
import { type Amount, compare, written } from '../../ground/amount.js';
import { withArticle } from '../../ground/article.js';
import { magnitude } from '../../ground/magnitude.js';
import { quote } from '../../ground/quote.js';
import type { Words } from '../../rulebook/words.js';
import { isMany, isSame, namesakes } from '../message/alike.js';
import type { Effect, Happening, Place, Thing } from '../message/message.js';
import type { Offered, Pool } from '../message/offers.js';
import { found, optional, templateOf } from '../name/template.js';
import { atOnce } from './at-once.js';
import { inWords, isToEach, withEach } from './each.js';
import { isCounting, ofNone } from './often.js';
import { ordinal, ordinals } from './ordinal.js';
import { arriving, havingText, tokenText, withHaving } from './token.js';

/** How a clause is said. */
export type Mood =
  /** "is destroyed" */
  | 'is'
  /** "is not destroyed" */
  | 'is not'
  /** "be destroyed" */
  | 'bare'
  /** "would be destroyed" */
  | 'would'
  /** "would not be destroyed" */
  | 'would not'
  /** "can't be destroyed" */
  | 'cannot'
  /** "being destroyed" */
  | 'being';

const NEGATIVE: ReadonlySet<Mood> = new Set(['is not', 'would not', 'cannot']);

/** What has been named and may be called "it" or "them". */
export type Named = readonly Thing[];

/** Who and what an event is about that names nobody and nothing. */
const ANYBODY: { readonly [slot: string]: string } = { object: 'something', player: 'each player' };

export class Phrases {
  readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  things(things: readonly Thing[]): string {
    return listThings(things, (one) => one.short ?? one.name);
  }

  zone(zone: string): string {
    return found(this.words.zones, zone) ?? zone;
  }

  /** "the top of Apple's deck", "the battle zone". */
  place({ zone, of, at }: Place, many = false): string {
    const name = this.zone(zone);
    const whose =
      of === null ? null : typeof of === 'string' ? possessive(of) : many ? "their owners'" : "its owner's";
    const plural = of !== null && typeof of !== 'string' && many;
    const place = whose === null ? name : `${whose} ${plural ? plurals(name) : name}`;
    return at === null ? place : `the ${at} of ${place}`;
  }

  /** A zone without its article, as in a list: "battle zone". */
  zoneName(zone: string): string {
    return this.zone(zone).replace(/^the /, '');
  }

  trait(trait: string): string {
    return found(this.words.traits, trait) ?? trait;
  }

  /** How something is called that has a status, and without it. */
  status(status: string): readonly [string, string] {
    return found(this.words.statuses, status) ?? [status, `not ${status}`];
  }

  /** Printed words, without what only reminds of rules; the reminder of a keyword is its meaning. */
  quote(text: string): string {
    const plain = this.words.reminders ? withoutReminder(text) : text;
    return quote(plain.includes('.') ? plain : text.trim());
  }

  /** A whole clause; things named before may be called "it". */
  clause(event: Happening, mood: Mood, named: Named = []): string {
    const template = this.template(event);
    const subject = isSame(event.objects, named) ? pronoun(event.objects) : this.things(event.objects);
    return this.fill(template, event, mood, subject) + (mood === 'is not' ? '' : this.arriving(event, mood));
  }

  /**
   * What is said of the subject, without it: "returned to Apple's hand"; null where nothing comes first.
   * @param many it is said of others as well
   */
  predicate(event: Happening, mood: Mood, many = false): string | null {
    const template = this.template(event);
    const subject = /^\{(?:object|player)\} /.exec(template);
    if (!subject) return null;
    const its = template.startsWith('{object}');
    const plural = many || (its && isMany(event.objects));
    // Beside a player who does it, what it is done to is named.
    const object = its ? '' : this.things(event.objects);
    const said = this.fill(template.slice(subject[0].length), event, mood, object, plural).trim();
    return said + (mood === 'is not' ? '' : this.arriving(event, mood));
  }

  private arriving(event: Happening, mood: Mood): string {
    return event.arrival ? arriving(this, event, event.arrival, mood) : '';
  }

  /** Whether a clause names its objects, so that "it" can mean them afterwards. */
  names(event: Happening): boolean {
    return event.objects.length > 0 && /\{(object|n \{token\})/.test(this.template(event));
  }

  /** Who or what a clause is about, to tell whether two are about the same. */
  subject(event: Happening): string {
    const template = this.template(event);
    if (template.startsWith('{object} ')) return JSON.stringify(event.objects);
    return template.startsWith('{player} ') ? `${event.player}` : template;
  }

  /** The subject by its name; null where a clause has none. */
  named(event: Happening): string | null {
    const template = this.template(event);
    if (template.startsWith('{player} ')) return event.player;
    return template.startsWith('{object} ') && event.objects.length > 0 ? this.things(event.objects) : null;
  }

  private template(event: Happening): string {
    const template = templateOf(this.words, event);
    if (template !== null) return template;
    const { kind, objects, player } = event;
    if (objects.length > 0) return `"${kind}" <happen> to {object}`;
    return player === null ? `"${kind}" <happen>` : `"${kind}" <happen> to {player}`;
  }

  /** Whether it is a player's own zone with which that player does something: "shuffles their library". */
  private isOwn(event: Happening): boolean {
    return event.to?.of === event.player && this.template(event).startsWith('{player} ');
  }

  /** Whether so much is spared of several, each of them. */
  private spares({ kind, objects }: Happening): boolean {
    return isMany(objects) && this.words.spare?.includes(kind) === true;
  }

  private fill(template: string, event: Happening, mood: Mood, subject: string, known?: boolean): string {
    const { player, other, from, to, amount, counter, mana, token } = event;
    // Where nobody is named it is "each player", who is one.
    const plural = known ?? (template.startsWith('{object}') && isMany(event.objects));
    const none = amount !== null && compare(amount, 0) === 0 ? ofNone(NEGATIVE.has(mood)) : null;
    const object = asObject(template, subject);
    const parts: { readonly [slot: string]: string | null } = {
      object: event.objects.length === 0 ? null : this.spares(event) ? `each of ${object}` : object,
      "object's": event.objects.length === 0 ? 'its' : possessiveOf(subject),
      player,
      other: other && (isSame(event.objects, [other]) ? 'itself' : thing(other)),
      from: from && this.place(from, isMany(event.objects)),
      to: to && (this.isOwn(event) ? `their ${this.zone(to.zone)}` : this.place(to, isMany(event.objects))),
      amount: amount === null ? null : none && isCounting(template) ? none : written(amount),
      most: amount === null || NEGATIVE.has(mood) ? null : written(amount),
      counter,
      mana,
      way: event.way ?? null,
      token: token && tokenText(this, token),
      having: token && havingText(token),
    };
    // What has a top and a bottom, cards are put on.
    const put = to?.at == null ? template : template.replace(/\w+ into {to}/, 'put on {to}');
    const placed = token ? withHaving(put) : put;
    const slot = (name: string): string | null => parts[name] ?? null;
    const noun = (words: string): string =>
      words.replace(/\{(\w+)\}/g, (_, name: string) => slot(name) ?? '');
    let each = plural && isToEach(this.template(event), event);
    // In one pass: what is filled in is a name, whatever signs it has.
    return optional(placed, (name) => slot(name) !== null).replace(
      /\{n ((?:[^{}]|\{\w+\})*)\}|\{([\w']+)\}|<(\w+)>/g,
      (_, many: string | undefined, name: string | undefined, verb: string) => {
        if (many !== undefined)
          return none === null ? counted(amount ?? 1, noun(many)) : `${none} ${plurals(noun(many))}`;
        if (name !== undefined) return slot(name) ?? found(ANYBODY, name) ?? '';
        const said = conjugate(verb, mood, plural);
        if (!each) return said;
        each = false;
        return withEach(said, mood);
      },
    );
  }

  /** "Ability", or what the game calls it; any other word as it is. */
  noun(word: string): string {
    return word === 'ability' ? (this.words.ability ?? word) : word;
  }

  /** The object that has an effect: "Aqua Soldier"; with the card that gives it: "Nylea (from Jund)". */
  source({ source, printedOn, others = [] }: Effect): string {
    if (!source) return printedOn ?? 'the rules';
    const those = listThings([source, ...others], (one) => one.short ?? one.name);
    return printedOn === null ? those : `${those} (from ${printedOn})`;
  }

  /** "Aqua Soldier's effect", "Nylea's effect from Jund", "rule 310.4b for Nylea", "Apple's instruction". */
  effect({ source, printedOn, rule }: Effect, word = 'effect'): string {
    const noun = this.noun(word);
    if (source?.is === 'words') return thing(source);
    // A number that stands by itself is called a rule: "Basic rule 46" says so.
    if (rule !== undefined)
      return `${/^\d/.test(rule) ? 'rule ' : 'what is due by '}${rule}${source ? ` for ${thing(source)}` : ''}`;
    if (!source) return `${possessive(printedOn ?? 'the rules')} ${noun}`;
    return `${possessive(thing(source))} ${noun}${printedOn === null ? '' : ` from ${printedOn}`}`;
  }

  /**
   * Effects that can be chosen. Those of one source are told apart by their words, one effect on several things by
   * what it would be applied to.
   */
  options(offers: readonly Offered[], noun = 'effect'): string[] {
    return offers.map((offered) => this.option(offered, this.effect(offered.effect, noun), offers));
  }

  /** One of several that are offered, by this name; with what tells it from the others. */
  option({ effect, on = [] }: Offered, name: string, offers: readonly Offered[]): string {
    const alike = offers.filter((other) => this.source(other.effect) === this.source(effect));
    const texts = new Set(alike.map((other) => other.effect.text));
    const others = new Set(alike.map((other) => JSON.stringify(other.on)));
    const words = texts.size > 1 && effect.text !== null ? ` (${this.quote(effect.text)})` : '';
    const where = others.size > 1 && on.length > 0 ? ` for ${this.things(on)}` : '';
    return `${name}${words}${where}`;
  }

  /**
   * The same, those of many namesakes in one: "the effects of the second to 18th Name"; what has the same name is named once.
   * @param among what they are told apart from
   */
  optionsAtOnce(
    offers: readonly Offered[],
    joint: 'and' | 'or',
    noun = 'effect',
    among: readonly Offered[] = offers,
  ): string[] {
    const names =
      offers.length > 2
        ? atOnce(this, offers, joint, noun, among)
        : offers.map((one) => this.option(one, this.effect(one.effect, noun), among));
    return [...new Set(names)];
  }
}

export function thing(one: Thing): string {
  return called(one, one.short ?? one.name);
}

function called({ is, of, nth, only, noun = 'unknown card', count }: Thing, name: string | null): string {
  if (is === 'words') return of === null ? 'the instruction' : `${possessive(of)} instruction`;
  if (name === null) return counted(count, noun) + (of === null ? '' : ` of ${possessive(of)}`);
  const whole = is === 'token' ? tokenName(name) : name;
  const many = compare(count, 1) > 0;
  const which = many
    ? `${written(count)} ${plurals(whole)}`
    : nth === null
      ? whole
      : `${ordinal(nth)} ${whole}`;
  if (of !== null) return `${possessive(of)} ${which}`;
  if (many) return which;
  if (is === 'token' && nth === null) return only ? `the ${whole}` : withArticle(whole);
  return nth === null ? which : `the ${which}`;
}

/** What a scenario itself calls a token needs not be called one again. */
export function tokenName(name: string): string {
  return /\btoken$/i.test(name) ? name : `${name} token`;
}

/** Several things: those of one name that are counted are named together, "the first and second Name". */
export function listThings(
  things: readonly Thing[],
  name: (thing: Thing) => string | null,
  joint = 'and',
): string {
  return list(namesOf(things, name, joint));
}

function namesOf(things: readonly Thing[], name: (thing: Thing) => string | null, joint = 'and'): string[] {
  return namesakes(things).map(({ one, count, places }) => {
    if (places.length === 0) return called({ ...one, count }, name(one));
    const noun = one.is === 'token' ? tokenName(name(one) ?? '') : (name(one) ?? '');
    return `${one.of === null ? 'the' : possessive(one.of)} ${list(ordinals(places), joint)} ${noun}`;
  });
}

/** A plural has no second "s": "Hardened Scales' effect". @example possessive('Apple') // => "Apple's" */
export function possessive(name: string): string {
  if (name.endsWith("'s")) return name;
  return /[^aious]s$/.test(name) ? `${name}'` : `${name}'s`;
}

function possessiveOf(subject: string): string {
  if (subject === 'it') return 'its';
  return subject === 'they' ? 'their' : possessive(subject);
}

/**
 * @param joints those that may have a comma or a joint of their own: then the last is set apart by a comma as well
 * @example list(['a', 'b', 'c']) // => 'a, b and c'
 */
export function list(items: readonly string[], joint = 'and', joints = items.slice(0, -1)): string {
  const last = items.at(-1);
  if (last === undefined) return 'nothing';
  if (items.length === 1) return last;
  const apart = joints.some((item) => / (and|or) |, /.test(item.replace(QUOTED, ''))) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${apart} ${joint} ${last}`;
}

/** What is quoted is set apart by its quotes. */
const QUOTED = /"[^"]*"/g;

/** Predicates of one subject. @example series(['is healed', 'exhausted']) // => 'is healed and exhausted' */
export function series(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** @example counted(2, 'card') // => '2 cards' */
export function counted(amount: Amount, noun: string): string {
  if (compare(amount, 1) === 0) return withArticle(noun);
  return `${/^[+-]?\d/.test(noun) ? inWords(amount) : written(amount)} ${plurals(noun)}`;
}

/** How many ways: "3,628,800", "about 9.3 × 10^157". */
export function inNumber(count: Amount): string {
  const { digits, rounded } = magnitude(count);
  return rounded ? `about ${digits}` : digits;
}

export function plurals(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Players first, then things. */
export function everything({ players, things }: Pool, joint = 'and', others: readonly string[] = []): string {
  return list([...players, ...namesOf(things, (one) => one.short ?? one.name, joint), ...others], joint);
}

/** "They are dealt damage", but "damage to them". */
function asObject(template: string, subject: string): string {
  return subject === 'they' && !template.startsWith('{object}') ? 'them' : subject;
}

function pronoun(things: readonly Thing[]): string {
  return isMany(things) ? 'they' : 'it';
}

/** "Would be", "has", "does not apply". */
export function conjugate(verb: string, mood: Mood, plural: boolean): string {
  switch (mood) {
    case 'is':
      return present(verb, plural);
    case 'is not':
      return verb === 'be' ? `${present(verb, plural)} not` : `${plural ? 'do' : 'does'} not ${verb}`;
    case 'bare':
      return verb;
    case 'would':
      return `would ${verb}`;
    case 'would not':
      return `would not ${verb}`;
    case 'cannot':
      return `can't ${verb}`;
    case 'being':
      return gerund(verb);
  }
}

function present(verb: string, plural: boolean): string {
  if (verb === 'be') return plural ? 'are' : 'is';
  if (plural) return verb;
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function gerund(verb: string): string {
  if (/[^aeiou]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return /^(get|put|begin|win)$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** A sentence: it begins with a capital and ends with a full stop. */
export function sentence(text: string): string {
  return ended(capital(text));
}

/** With a full stop at its end, be it that of a name: "Lady of D." */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

export function capital(text: string): string {
  const at = text.startsWith('"') ? 1 : 0;
  return `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`;
}

/** Who chooses. */
export function chooser(by: string | null): string {
  return by ?? 'chance';
}
