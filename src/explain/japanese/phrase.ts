/** Japanese phrases: names of things, lists, numbers, and clauses made of the templates of a game's words. */

import type { TokenText } from '../../ability/act.js';
import { ANY_OTHER } from '../../explore/choice/answers.js';
import { withoutReminder } from '../../explore/name/name.js';
import { type Amount, compare, written } from '../../ground/amount.js';
import { magnitude } from '../../ground/magnitude.js';
import type { Words } from '../../rulebook/words.js';
import { isMany, isSame, namesakes } from '../message/alike.js';
import type { Arriving, Effect, Happening, Picked, Place, Thing } from '../message/message.js';
import type { Offered } from '../message/offers.js';
import { type Span, spans } from '../message/spans.js';
import { found, kindsOf, optional, templateOf } from '../name/template.js';
import { gathered } from '../why/gathered.js';
import { type Form, goingOn, inflect, negated } from './verb.js';

/** How a clause is said: は for what is already spoken of, が for what comes up. */
export interface Manner {
  readonly form: Form;
  readonly particle: 'は' | 'が';
  /** Of these it is spoken already: as a subject they go without saying. */
  readonly named?: readonly Thing[];
}

const NAME_MARKS = ['《', '》'] as const;
/** How much of something there is, before or behind what it is: 0点の, 0個. */
const COUNT = /\{amount\}点?の|\{n [個枚体]\}/;

const TEXT_MARKS = ['「', '」'] as const;
const INNER_MARKS = ['『', '』'] as const;

/** Who and what an event is about that names nobody and nothing. */
const ANYBODY: { readonly [slot: string]: string } = { object: '何か', player: '各プレイヤー' };

export class Phrases {
  readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** "《アクア・ソルジャー》と《アクア・ハルカス》". */
  things(things: readonly Thing[]): string {
    return this.listed(things, (one) => one.short ?? one.name);
  }

  thing(one: Thing): string {
    return this.things([one]);
  }

  /** Each by its name, those of one name together. */
  eachOf(things: readonly Thing[]): string[] {
    return this.each(things, (one) => one.short ?? one.name);
  }

  /** Things by their whole names. */
  inFull(things: readonly Thing[]): string {
    return this.listed(things, ({ name }) => name);
  }

  private listed(things: readonly Thing[], name: (thing: Thing) => string | null): string {
    return list(this.each(things, name));
  }

  private each(things: readonly Thing[], name: (thing: Thing) => string | null): string[] {
    return namesakes(things).map(({ one, count, places }) =>
      this.called({ ...one, count }, name(one), places),
    );
  }

  private called(
    { is, of, nth, noun, count }: Thing,
    name: string | null,
    places: readonly number[],
  ): string {
    const whose = of === null ? '' : `${of}の`;
    if (is === 'words') return `${whose || 'この'}指示`;
    if (name === null) {
      const card = noun === undefined ? '不明なカード' : this.term(noun);
      const one = noun === undefined && compare(count, 1) === 0;
      return `${whose}${card}${one ? '' : `${written(count)}枚`}`;
    }
    const whole = `${this.name(name)}${is === 'token' ? 'トークン' : ''}`;
    const which = places.length > 0 ? places : nth === null ? [] : [nth];
    if (which.length > 0) return `${whose}${list(spans(which).map(ordinals))}の${whole}`;
    if (compare(count, 1) === 0) return `${whose}${whole}`;
    return `${whose}${whole}${is === 'token' ? pieces(count) : `${written(count)}枚`}`;
  }

  /** The name of a card in its marks. */
  name(name: string): string {
    const [opens, closes] = this.words.marks?.name ?? NAME_MARKS;
    return `${opens}${name}${closes}`;
  }

  /** What is written or said, in its marks. */
  said(text: string): string {
    const [opens, closes] = this.words.marks?.text ?? TEXT_MARKS;
    // What they quote themselves stands in the other marks of the two.
    const [within, out] = opens === TEXT_MARKS[0] ? INNER_MARKS : TEXT_MARKS;
    const plain = text
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/["“]([^"“”]*)["”]/g, `${within}$1${out}`);
    return `${opens}${plain}${closes}`;
  }

  /** Printed words, without what only reminds of rules; the reminder of a keyword is its meaning. */
  quote(text: string): string {
    const plain = this.words.reminders ? withoutReminder(text) : text;
    return this.said(plain.includes('.') ? plain : text);
  }

  zone(zone: string): string {
    return found(this.words.zones, zone) ?? zone;
  }

  /** "Appleの山札の一番上"; with `owners`, "それぞれの持ち主の手札". */
  place({ zone, of, at }: Place, many = false): string {
    const owner = many ? 'それぞれの持ち主の' : '持ち主の';
    const whose = of === null ? '' : typeof of === 'string' ? `${of}の` : owner;
    const end = at === null ? '' : at === 'top' ? 'の一番上' : 'の一番下';
    return `${whose}${this.zone(zone)}${end}`;
  }

  trait(trait: string): string {
    return found(this.words.traits, trait) ?? trait;
  }

  /** How something is called that has a status, and without it. */
  status(status: string): readonly [string, string] {
    return found(this.words.statuses, status) ?? [status, `${status}でない状態`];
  }

  /** A word of cards: the game's own for it in Japanese, or as it is printed. */
  term(word: string): string {
    return word === ANY_OTHER ? 'ほかの語' : (found(this.words.terms ?? {}, word) ?? word);
  }

  /** The same in a sentence: what is left as it is printed is quoted, unless it is a sign such as +1/+1. */
  termed(word: string): string {
    const term = this.term(word);
    return term === word && /\p{Script=Latin}/u.test(word) ? this.said(word) : term;
  }

  /** "飛行を持つ1/1の緑・「Saproling」・クリーチャー". */
  private token({ values, traits, has = [] }: TokenText): string {
    const stats = Object.entries(values).map(
      ([trait, value]) => `${value}${found(this.words.units ?? {}, trait) ?? ''}`,
    );
    const words = traits.map(({ is }) => this.termed(is)).join('・');
    const having = has.length === 0 ? '' : `${list(has.map((word) => this.termed(word)))}を持つ`;
    return having + [stats.join('/'), words].filter((part) => part !== '').join('の');
  }

  /** A whole clause. */
  clause(event: Happening, manner: Manner): string {
    const { form, particle, named = [] } = manner;
    const [subject, rest] = divided(this.template(event));
    const omitted = subject === 'object' && isSame(event.objects, named);
    const head = subject === null || omitted ? '' : `${this.slot(event, subject)}${particle}`;
    return `${head}${this.told(event, rest, form)}`;
  }

  /** A clause of what is not done, with the manner in which it is not; `going` where another follows. */
  denied(event: Happening, going: boolean): string {
    const [subject, rest] = divided(this.template(event));
    const head = subject === null ? '' : `${this.slot(event, subject)}が`;
    const manner = event.arrival ? this.arriving(event.arrival) : '';
    return `${head}${manner}${this.fill(rest, event, going ? 'not linked' : 'not')}`;
  }

  /** What is said of the subject, without it; null where nothing is the subject. */
  predicate(event: Happening, form: Form): string | null {
    const [subject, rest] = divided(this.template(event));
    return subject === null ? null : this.told(event, rest, form);
  }

  /** Who or what a clause is about, to tell whether two are about the same. */
  subject(event: Happening): string {
    const template = this.template(event);
    const [subject] = divided(template);
    if (subject === 'object') return JSON.stringify(event.objects);
    return subject === 'player' ? `${event.player}` : template;
  }

  /** Whether a clause names its objects, so that they can go without saying afterwards. */
  names(event: Happening): boolean {
    return event.objects.length > 0 && /\{(?:object|token)\}/.test(this.template(event));
  }

  /** The subject by its name; null where a clause has none. */
  named(event: Happening): string | null {
    const [subject] = divided(this.template(event));
    return subject === null ? null : this.slot(event, subject);
  }

  private template(event: Happening): string {
    const template = templateOf(this.words, event);
    // What has a place of its own there is not shuffled in.
    if (template !== null)
      return event.to?.at == null ? template : template.replace(/に加えて<切り直される>$/, 'に<置かれる>');
    const { kind, objects, player } = event;
    if (objects.length > 0) return `{object}に「${kind}」が<起こる>`;
    return player === null ? `「${kind}」が<起こる>` : `{player}に「${kind}」が<起こる>`;
  }

  /** What stands in a slot; null where an event has nothing of the kind. */
  private part(event: Happening, name: string): string | null {
    const { objects, player, other, from, to, amount, counter, mana, token } = event;
    const many = isMany(objects);
    switch (name) {
      case 'object':
        return objects.length === 0 ? null : this.things(objects);
      case 'player':
        return player;
      case 'other':
        return other && (isSame(objects, [other]) ? 'それ自身' : this.thing(other));
      case 'from':
        return from && this.place(from, many);
      case 'to':
        return to && this.place(to, many);
      case 'amount':
        return amount === null ? null : written(amount);
      case 'counter':
        return counter === null ? null : this.termed(counter);
      case 'mana':
        return mana;
      case 'way':
        return event.way == null ? null : this.said(event.way);
      case 'token':
        return token && this.token(token);
      default:
        return null;
    }
  }

  private slot(event: Happening, name: string): string {
    return this.part(event, name) ?? found(ANYBODY, name) ?? '';
  }

  /** A clause from after its subject: how it arrives, and what happens. */
  private told(event: Happening, template: string, form: Form): string {
    const { arrival } = event;
    const arriving = form === 'not' || form === 'not linked' ? null : arrival;
    const along = arriving?.along ?? [];
    const [subject] = divided(this.template(event));
    const each =
      subject === 'object' &&
      isMany(event.objects) &&
      event.amount !== null &&
      /\{amount\}|\{n /.test(template);
    const own = (each ? 'それぞれ' : '') + this.fill(template, event, along.length === 0 ? form : 'linked');
    const manner = arriving ? this.arriving(arriving) : '';
    if (along.length === 0) return `${manner}${own}`;
    const beside = along.map((one, index) =>
      this.clause(one, { form: index < along.length - 1 ? goingOn(form) : form, particle: 'が' }),
    );
    return `${manner}${own}、その際に${beside.join('、')}`;
  }

  private fill(template: string, event: Happening, form: Form): string {
    // In one pass: what is filled in is a name, whatever signs it has.
    const most = form === 'not' || form === 'not linked' ? null : this.part(event, 'amount');
    const part = (name: string): string | null => (name === 'most' ? most : this.part(event, name));
    const told = optional(template, (name) => part(name) !== null);
    // Of nothing it is said that it is not done: 「ライフを失わない」, and not 「0点のライフを失う」.
    const uncounted =
      event.amount !== null && compare(event.amount, 0) === 0 ? told.replace(COUNT, '') : told;
    const none = uncounted !== told;
    return uncounted.replace(
      /\{n ([^{}]*)\}|\{(\w+)\}|<([^<>]+)>/g,
      (_, pieces: string | undefined, name: string | undefined, verb: string) => {
        if (pieces !== undefined) return `${written(event.amount ?? 1)}${pieces}`;
        return name === undefined
          ? inflect(verb, none ? negated(form) : form)
          : (part(name) ?? this.slot(event, name));
      },
    );
  }

  /** "《カード名》を選んで", "何も選ばずに". */
  picked({ as, objects }: Picked): string {
    const [some, none] = found(this.words.picks ?? {}, as) ?? ['{objects}を選んで', '何も選ばずに'];
    return objects.length === 0 ? none : some.replace('{objects}', () => this.things(objects));
  }

  /** "タップ状態で、+1/+1カウンターを2個置いた状態で": a が would be a second subject. */
  private arriving({
    controller,
    status,
    without,
    counters,
    keywords,
    copy,
    chosen,
    picked,
  }: Arriving): string {
    const parts = [
      ...status.map((word) => `${this.status(word)[0]}で`),
      ...without.map((word) => `${this.status(word)[1]}で`),
      ...(copy === null ? [] : [copy.of === null ? 'コピーとして' : `${this.name(copy.of)}のコピーとして`]),
      ...(controller === null ? [] : [`${controller}のコントロール下で`]),
      ...(counters.length === 0
        ? []
        : [
            `${counters.map(({ counter, amount, more }) => `${this.termed(counter)}カウンターを${more ? 'さらに' : ''}${written(amount)}個`).join('、')}置いた状態で`,
          ]),
      ...(keywords.length === 0 ? [] : [`${list(keywords.map((word) => this.termed(word)))}を得た状態で`]),
      ...(chosen.length === 0
        ? []
        : [`${list(chosen.map((word) => this.said(this.term(word))))}を選んだ状態で`]),
      ...picked.map((one) => this.picked(one)),
    ];
    return parts.join('、');
  }

  /** The object that has an effect: "《アクア・ソルジャー》"; with the card that gives it: "《X》（《Y》による）". */
  source({ source, printedOn, others = [] }: Effect): string {
    if (!source) return printedOn === null ? 'ルール' : this.name(printedOn);
    const those = this.things([source, ...others]);
    return printedOn === null ? those : `${those}（${this.name(printedOn)}による）`;
  }

  /** "能力", or what the game calls it; any other word as it is. */
  noun(word: string): string {
    return word === '能力' ? (this.words.ability ?? word) : word;
  }

  /** "《アクア・ソルジャー》の効果", "《Y》による《X》の効果". */
  effect({ source, printedOn, rule }: Effect, word = '効果'): string {
    const noun = this.noun(word);
    if (source?.is === 'words') return this.thing(source);
    if (rule !== undefined) return `${source ? `${this.thing(source)}についての` : ''}ルール（${rule}）`;
    if (!source) return `${printedOn === null ? 'ルール' : this.name(printedOn)}の${noun}`;
    return `${printedOn === null ? '' : `${this.name(printedOn)}による`}${this.thing(source)}の${noun}`;
  }

  /** An effect with its words: "《アクア・ソルジャー》：「...」". */
  worded(effect: Effect): string {
    const source = `${this.source(effect)}${this.calledSo(effect)}`;
    return effect.text === null ? `${source}の効果` : `${source}：${this.quote(effect.text)}`;
  }

  private calledSo(effect: Effect): string {
    const kinds = kindsOf(this.words, effect);
    return kinds.length === 0 ? '' : `（${kinds.join('、')}）`;
  }

  /**
   * Effects that can be chosen. Those of one source are told apart by their words, one effect on several things by
   * what it would be applied to.
   */
  options(offers: readonly Offered[], noun = '効果'): string[] {
    return offers.map((offered) => this.option(offered, this.effect(offered.effect, noun), offers));
  }

  private option({ effect, on = [] }: Offered, name: string, offers: readonly Offered[]): string {
    const alike = offers.filter((other) => this.source(other.effect) === this.source(effect));
    const texts = new Set(alike.map((other) => other.effect.text));
    const others = new Set(alike.map((other) => JSON.stringify(other.on)));
    const words = texts.size > 1 && effect.text !== null ? `（${this.quote(effect.text)}）` : '';
    const where = others.size > 1 && on.length > 0 ? `${this.things(on)}に対する` : '';
    return `${where}${name}${words}`;
  }

  /**
   * The same, those of many namesakes in one: "2番目から18番目までの《X》の効果"; what has the same name is named once.
   * @param among what they are told apart from
   */
  optionsAtOnce(offers: readonly Offered[], noun = '効果', among: readonly Offered[] = offers): string[] {
    const names = gathered(offers).flatMap((group) => {
      const [one] = group;
      if (!one) return [];
      const of = group.flatMap(({ effect }) => effect.source ?? []);
      const { printedOn } = one.effect;
      const by = printedOn === null ? '' : `${this.name(printedOn)}による`;
      const name =
        group.length === 1 ? this.effect(one.effect, noun) : `${by}${this.things(of)}の${this.noun(noun)}`;
      return [this.option(one, name, among)];
    });
    return [...new Set(names)];
  }
}

function ordinals([from, to]: Span): string {
  return from === to ? `${from}番目` : `${from}番目から${to}番目まで`;
}

/** The subject of a template, and what is said of it. */
function divided(template: string): readonly ['object' | 'player' | null, string] {
  const subject = /^\{(object|player)\}は/.exec(template);
  if (!subject) return [null, template];
  return [subject[1] === 'object' ? 'object' : 'player', template.slice(subject[0].length)];
}

/** @example list(['A', 'B']) // => 'AとB' */
export function list(items: readonly string[]): string {
  return items.join(items.length === 2 ? 'と' : '、');
}

/** @example either(['A', 'B']) // => 'AかB' */
export function either(items: readonly string[]): string {
  return items.join('か');
}

/** One of so many. */
export function which(count: number): string {
  return count === 2 ? 'どちら' : 'どれ';
}

/** So many things. @example pieces(3) // => '3つ' */
export function pieces(count: Amount): string {
  return compare(count, 10) < 0 ? `${count}つ` : `${written(count)}個`;
}

/** A sentence: it ends with a full stop, unless with one in brackets. */
export function sentence(text: string): string {
  return `${text}。`;
}

/** How many ways: "3,628,800", "約9.3 × 10^157". */
export function inNumber(count: Amount): string {
  const { digits, rounded } = magnitude(count);
  return rounded ? `約${digits}` : digits;
}
