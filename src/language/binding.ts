/**
 * From phrases to meaning: fills in the productions' meanings and settles what each word refers back to.
 *
 * A word that refers back means the thing mentioned last that it can mean: of the same sort (object or player) and
 * number, and, where the word names a kind ("that creature"), of that kind. The object that the text is on is a
 * thing mentioned like any other. What a condition only asks for ("if you control a creature") is none of them: whichever
 * there may be, the text has chosen none.
 *
 * In a clause in which one thing does something to another ("it deals 4 damage to that creature"), "it" first means what
 * was said to do so before, and the two are never the same thing. What only one of two parts of a text mentions, of which
 * one is carried out instead of the other, later words can't mean, unless the other part mentions its like: then they mean
 * whichever was carried out.
 *
 * What is "other" is other than what was mentioned last that could be of its kind, or than the text's own object: where it
 * could be either, the text is not understood.
 */

import { partAt } from '../ground/part.js';
import type { Phrase, Tree } from './chart.js';
import type { GrammaticalNumber, Item, Mentioned, Pattern, Production, Refers } from './grammar.js';
import { Clash, fill, type Held, heldTwice, type Reference, same } from './template.js';

/** What is wrong with a word that does not say what it means, or with what is said twice. */
export type Amiss =
  /** It refers back to nothing that it could mean. */
  | 'refers to nothing'
  /** It could refer back to one thing or to another. */
  | 'could be either'
  /** It could set apart from the text's own object or from something mentioned, or from one thing mentioned or another. */
  | 'other than which'
  /** What can be said once is said twice, and not the same. */
  | 'said twice'
  /** What is looked for is not spoken of by what goes on from it. */
  | 'not spoken of';

/** A text of which a word refers back to nothing, or which says twice what can be said once. */
export class Unbound {
  /** Where the words stand among the tokens. */
  readonly words: Stretch;
  readonly amiss: Amiss;
  constructor({ start, end }: Stretch, amiss: Amiss) {
    this.words = { start, end };
    this.amiss = amiss;
  }
}

interface Mention {
  readonly sort: Mentioned;
  readonly number: GrammaticalNumber | null;
  /** Its place in the order of mention; null for the object that the text is on. */
  readonly place: number | null;
  readonly meaning: unknown;
  /** It was said to do something to another. */
  readonly does: boolean;
  /** It may be of any kind. */
  readonly open: boolean;
  /** It comes about only where another does not: the place of that one, if later words can mean whichever does. */
  readonly instead: number | 'none' | null;
}

/** The object that a text is on: the noun by which it is called; null where none of its words can set anything apart from it. */
export type Own = { readonly noun: unknown } | null;

/** Which mentions a phrase makes, in their order. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a phrase is in a clause between two things: the one that does it, or what is not the one that does it. */
type Role = { readonly role: 'subject' } | { readonly role: 'other'; readonly than: Mention };

/** From which token to before which. */
type Stretch = Pick<Phrase, 'start' | 'end'>;

/** What a text means, and by which words each part of that is said: by the fewest, where several phrases say the same. */
export interface Meant {
  readonly meaning: unknown;
  readonly said: ReadonlyMap<object, Stretch>;
}

/**
 * The meaning of a phrase that is divided in one way.
 * @returns the meaning, or where a word refers back to nothing
 */
export function meaningOf(tree: Tree, own: Own): Meant | Unbound {
  const binder = new Binder(own);
  try {
    return renumbered(binder.mean(tree), binder);
  } catch (unbound) {
    if (unbound instanceof Unbound) return unbound;
    if (unbound instanceof Clash) return new Unbound(tree.phrase, 'said twice');
    throw unbound;
  }
}

class Binder {
  /** The places that later words refer to. */
  readonly used = new Set<number>();
  /** For places of which only one comes about, the one by whose number words refer to both. */
  readonly joined = new Map<number, number>();
  readonly phrases = new Map<object, Stretch>();
  private own: Own;
  private mentions: Mention[] = [];
  private apart: Apart[] = [];
  private places = 0;
  /** Within how many phrases that ask for something. */
  private asking = 0;

  constructor(own: Own) {
    this.own = own;
  }

  mean(tree: Tree, role: Role | null = null): unknown {
    const meaning = this.meanIn(tree, role);
    const part = stretchIn(tree, meaning);
    if (part) this.phrases.set(...part);
    if (isRecord(meaning) && !this.phrases.has(meaning)) this.phrases.set(meaning, tree.phrase);
    return meaning;
  }

  private meanIn({ phrase, way, parts }: Tree, role: Role | null): unknown {
    const { production } = way;
    if (!production) return way.meaning;
    if (!phrase.category.asks) return this.meanBy(production, phrase, parts, role);
    this.asking += 1;
    const meaning = this.meanBy(production, phrase, parts, role);
    this.asking -= 1;
    return meaning;
  }

  private meanBy(production: Production, phrase: Phrase, parts: readonly Tree[], role: Role | null): unknown {
    const since = this.mentions.length;
    const held: { [hole: string]: unknown } = {};
    const spans: { [hole: string]: Span } = {};
    let subject: Mention | null = null;
    let index = 0;
    for (const [at, item] of production.items.entries()) {
      if (item.item !== 'hole') continue;
      const part = parts[index];
      index += 1;
      if (!part) continue;
      const from = this.mentions.length;
      const itsRole = roleOf(production, item.name, role, subject);
      const isQuoted = isQuotation(production.items[at - 1]);
      const meaning = isQuoted ? this.meanQuoted(part, itsRole) : this.mean(part, itsRole);
      spans[item.name] = { from, to: this.mentions.length };
      if (production.about === item.name && this.mentions.length === from && isThis(meaning))
        this.mentions.push(own(part.phrase.number, meaning));
      if (production.between?.subject === item.name) subject = this.doing(from);
      if (production.either?.[1] === item.name) this.oneOf(spans[production.either[0]], spans[item.name]);
      // What a production says twice must be the same both times.
      if (item.name in held && !same(held[item.name], meaning)) throw new Clash();
      held[item.name] = meaning;
    }
    if (production.pattern) this.close(production.pattern, spans, held, phrase);
    for (const hole of heldTwice(production.meaning)) this.chooseOnce(held[hole]);
    if (!production.refers) {
      const meaning = this.filled(production.meaning, held, () => this.setApart());
      const unmentioned = this.apart.length > 0 && unmentionedIn(meaning);
      if (unmentioned) this.tellApart(unmentioned, phrase, since);
      return meaning;
    }
    if (production.refers.how === 'back')
      return this.back(phrase, production.meaning, held, production.refers, role);
    return this.introduce(phrase, production.meaning, held, production.refers, since);
  }

  /** What is quoted is a text of its own, on whatever has it: its words refer to nothing that is mentioned around it. */
  private meanQuoted(part: Tree, role: Role | null): unknown {
    const { own, mentions } = this;
    this.own = { noun: undefined };
    this.mentions = [];
    const meaning = this.mean(part, role);
    this.own = own;
    this.mentions = mentions;
    return meaning;
  }

  /** What a pattern finds is known to the words that go on from it alone: these must speak of it, and none after them do. */
  private close(
    { of, by }: Pattern,
    spans: { readonly [hole: string]: Span },
    held: Held,
    phrase: Phrase,
  ): void {
    const { from, to } = spans[of] ?? { from: 0, to: 0 };
    const before = placesOf(this.mentions.slice(0, from));
    const found = this.mentions
      .slice(from, to)
      .filter(({ place, meaning }) => !before.has(place) && isAny(meaning) && !isTarget(meaning));
    const places = placesOf(found);
    if (by !== undefined && !speaksOf(held[by], places)) throw new Unbound(phrase, 'not spoken of');
    this.mentions = this.mentions.filter(({ place }) => place === null || !places.has(place));
  }

  /**
   * What is said once is chosen once, by however many parts of the meaning it is meant: "target player draws four cards,
   * then discards three cards".
   */
  private chooseOnce(said: unknown): void {
    if (!isRecord(said)) return;
    if (said.as instanceof Place && (isTarget(said) || said.who === 'target')) this.used.add(said.as.place);
    for (const part of Object.values(said)) this.chooseOnce(part);
  }

  /** The object that the phrases from there on mention as a whole: it is the one that does something. */
  private doing(from: number): Mention | null {
    const last = this.mentions.at(-1);
    if (!last || this.mentions.length === from || last.sort !== 'object') return null;
    const subject = { ...last, does: true };
    this.mentions = this.mentions.with(-1, subject);
    return subject;
  }

  /** Only one of two parts is carried out: what the second mentions is joined with its like in the first, or set apart. */
  private oneOf(first: Span | undefined, second: Span | undefined): void {
    if (!first || !second) return;
    const known = placesOf(this.mentions.slice(0, first.from));
    const ofFirst = this.mentions.slice(first.from, first.to).filter(({ place }) => !known.has(place));
    const spoken = placesOf(this.mentions.slice(first.to));
    const early = new Set([...known, ...placesOf(this.mentions.slice(0, second.from))]);
    const ofSecond = this.mentions.slice(second.from).filter(({ place }) => !early.has(place));
    for (const mention of ofSecond) {
      // What has not been done has come to nothing.
      if (mention.sort === 'done') continue;
      const isLike = (one: Mention): boolean =>
        one.sort === mention.sort && agrees(one.number, mention.number) && isEvery(one) === isEvery(mention);
      const [like, ...others] = placesOf(ofFirst.filter(isLike));
      const [, ...alike] = placesOf(ofSecond.filter(isLike));
      // What the second part speaks of is chosen for both: then its own is another.
      const joins = others.length + alike.length > 0 || spoken.has(like ?? null) ? null : like;
      const at = this.mentions.indexOf(mention);
      this.mentions = this.mentions.with(at, { ...mention, instead: joins ?? 'none' });
    }
  }

  private introduce(
    phrase: Phrase,
    template: Parameters<typeof fill>[0],
    held: Held,
    { sort, open, alone }: Refers,
    since: number,
  ): unknown {
    if (alone && this.mentions.some((one) => one.sort === sort))
      throw new Unbound(phrase, 'other than which');
    const own = this.places;
    this.places += 1;
    const meaning = this.filled(template, held, ({ use }) =>
      use === 'apart' ? this.setApart() : PLACE(own),
    );
    this.tellApart(meaning, phrase, since);
    const place = isThis(meaning) ? null : own;
    if (this.asking === 0 || !isAny(meaning))
      this.mentions.push({
        sort,
        number: phrase.number,
        place,
        meaning,
        does: false,
        open: open ?? false,
        instead: null,
      });
    return meaning;
  }

  /** A meaning; what comes of the act that it tells of is mentioned beside whatever else it mentions. */
  private filled(
    template: Parameters<typeof fill>[0],
    held: Held,
    reference: (use: Reference) => unknown,
  ): unknown {
    const place = this.places;
    const meaning = fill(template, held, (one) => {
      if (one.use !== 'comes') return reference(one);
      this.places = place + 1;
      return PLACE(place);
    });
    if (this.places > place)
      this.mentions.push({
        sort: 'done',
        number: null,
        place,
        meaning,
        does: false,
        open: false,
        instead: null,
      });
    return meaning;
  }

  private setApart(): Apart {
    const apart = new Apart();
    this.apart.push(apart);
    return apart;
  }

  /** Once a phrase has been read, it is known from what its adjectives can set it apart. */
  private tellApart(meaning: unknown, phrase: Phrase, since: number): void {
    for (const apart of this.apart) apart.than = this.otherThan(meaning, phrase, since);
    this.apart = [];
  }

  /**
   * What is other than something of this kind; undefined where it is the text's own object. Among cards that is meant only
   * where the text has told of it before: what says this is elsewhere. What is told within the phrase, "each other card
   * exiled with this artifact", is none of those that it sets apart.
   */
  private otherThan(meaning: unknown, phrase: Phrase, since: number): Place | undefined {
    const { own } = this;
    const head = headOf(meaning);
    const isOfCards = isCard(head);
    const alike = (isOfCards ? this.mentions.slice(0, since) : this.mentions)
      .filter(({ sort }) => sort === 'object')
      // What is other than all the others is said to be other than they are.
      .filter((one) => !(isEvery(one) && isSetApart(one)))
      .filter((one) =>
        isOwn(one) ? own !== null : couldBe(headOf(one.meaning), head) && !areApart(one.meaning, meaning),
      );
    const last = alike.at(-1);
    if (!last || last.place === null) return undefined;
    const others = alike.filter(({ place }) => place !== null && place !== last.place);
    const isOwnMeant = own !== null && couldBe(own, head) && (!isOfCards || alike.some(isOwn));
    const isUnclear =
      others.length > 0 ||
      (isComing(last) && (isOwnMeant || !isOfCards)) ||
      (isOwnMeant && (alike.some(isOwn) || (!isOneThing(last) && (isSetApart(last) || namesKind(head)))));
    if (isUnclear) throw new Unbound(phrase, 'other than which');
    this.used.add(this.joined.get(last.place) ?? last.place);
    return PLACE(last.place);
  }

  private back(
    phrase: Phrase,
    template: Parameters<typeof fill>[0],
    held: Held,
    { sort, own, target, act, first, apart }: Refers,
    role: Role | null,
  ): unknown {
    if (sort === 'done') return this.backToDone(phrase, template, held, act);
    const number = own ? 'one' : phrase.number;
    const place = placeOf(fill(template, held, () => 0));
    const before = this.mentions
      .filter(
        (mention) => mention.sort === sort && !(role?.role === 'other' && mention.place === role.than.place),
      )
      .filter(({ meaning }) => (!target || isTarget(meaning)) && (!act || isOfAct(meaning, act)))
      .filter((mention) => !apart || !isOwn(mention));
    const mentioned = placed(first ? before : before.toReversed(), place);
    const agreeing = mentioned.filter((one) => agrees(one.number, number));
    // "Them" of one that could be any: "whenever one of your creatures would be destroyed, put them into your hand". Of a
    // player it would be said as well.
    if (agreeing.length === 0 && number === 'many' && role?.role === 'other')
      throw new Unbound(phrase, 'refers to nothing');
    const candidates =
      agreeing.length > 0 || number !== 'many' ? agreeing : mentioned.filter((one) => !isOwn(one));
    const kind = kindOf(fill(template, held, () => 0));
    // What is said to be of the kind comes before the text's own object, which may be of any.
    // "Mill a card. Exile that creature card", of an ability that looks at creatures.
    const [last] = candidates;
    if (last && !first && !isKind(last.meaning, kind) && mayBeKind(last.meaning, kind)) {
      if (candidates.some(({ meaning }) => isKind(meaning, kind)))
        throw new Unbound(phrase, 'could be either');
    }
    const doing = role?.role === 'subject' && kind === undefined && candidates.find(({ does }) => does);
    const mention =
      (doing || undefined) ??
      candidates.find(({ meaning, open }) => open || isKind(meaning, kind)) ??
      candidates.find(({ meaning }) => kind !== undefined && isAmong(meaning, kind)) ??
      candidates.find(isOwn) ??
      candidates[0];
    if (!mention || mention.instead === 'none') throw new Unbound(phrase, 'refers to nothing');
    if (own && !isOwn(mention)) throw new Unbound(phrase, 'refers to nothing');
    const again = { ...mention, number, does: false };
    this.mentions.push(again);
    if (own) return fill(template, held, () => undefined);
    if (mention.place === null) {
      const { of: _, ...said } = fill(template, held, () => 0) as { [key: string]: unknown };
      return { ...said, what: 'this' };
    }
    const { place: of, instead } = mention;
    if (instead !== null) this.join(of, instead);
    // "That many" goes by the event itself, and names nothing by number.
    return fill(template, held, (_use: Reference) => {
      this.used.add(this.joined.get(of) ?? of);
      return PLACE(of);
    });
  }

  /** What all acts of the kind before have come to, also those of which only one is carried out: they have one number. */
  private backToDone(
    phrase: Phrase,
    template: Parameters<typeof fill>[0],
    held: Held,
    act: string | undefined,
  ): unknown {
    const acts = this.mentions.filter(
      ({ sort, meaning }) => sort === 'done' && (act === undefined || isOfAct(meaning, act)),
    );
    const [first, ...others] = placesOf(acts);
    if (first == null) throw new Unbound(phrase, 'refers to nothing');
    if (act === undefined && !this.isSoMany(acts)) throw new Unbound(phrase, 'could be either');
    for (const place of others) if (place !== null) this.join(place, first);
    this.used.add(this.joined.get(first) ?? first);
    return fill(template, held, () => PLACE(first));
  }

  /**
   * Whether "that many" can only mean how many one act was done to: its words leave open how many, nothing behind it does, and
   * no event is looked at of which there is an amount.
   */
  private isSoMany([act, ...others]: readonly Mention[]): boolean {
    if (!act || others.length > 0 || this.mentions.some(({ sort }) => sort === 'amount')) return false;
    const after = this.mentions.slice(this.mentions.indexOf(act) + 1);
    return (
      isRecord(act.meaning) &&
      isOpenEnded(act.meaning.object) &&
      !after.some((one) => isOpenEnded(one.meaning))
    );
  }

  /** One number for both of two of which one comes about. */
  private join(place: number, other: number): void {
    this.joined.set(place, other);
    if (!this.used.delete(place)) return;
    this.used.add(other);
  }
}

/** The part of a meaning that words of the production say by themselves, and where those are. */
function stretchIn(
  { phrase, way: { production }, parts }: Tree,
  meaning: unknown,
): readonly [object, Stretch] | null {
  if (!production?.stretch) return null;
  const { first, last, part } = production.stretch;
  const said = partAt(meaning, part);
  if (!isRecord(said)) return null;
  const ends: number[] = [];
  let [at, hole] = [phrase.start, 0];
  for (const { item } of production.items) {
    at = item === 'hole' ? (parts[hole]?.phrase.end ?? at) : at + 1;
    if (item === 'hole') hole += 1;
    ends.push(at);
  }
  return [said, { start: ends[first - 1] ?? phrase.start, end: ends[last] ?? phrase.end }];
}

/** The role of a phrase: by the clause that it is a part of, or that of the phrase that it makes up alone. */
function roleOf(
  { between, items, refers }: Production,
  hole: string,
  role: Role | null,
  subject: Mention | null,
): Role | null {
  if (between?.subject === hole) return { role: 'subject' };
  if (between?.other === hole) return subject && { role: 'other', than: subject };
  if (items.length === 1) return role;
  // "It deals 2 damage to its controller": who controls the text's own object is called "you".
  const isOwners = refers?.sort === 'player' && role?.role === 'other' && isOwn(role.than);
  return isOwners ? role : null;
}

/** A place in the order of mention, until the places that matter are numbered. */
class Place {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

const PLACE = (place: number): Place => new Place(place);

/** What "other" sets something apart from: known when its noun has been read. */
class Apart {
  than: Place | undefined = undefined;
}

/** Numbers the places that are referred to, in the order of mention, and drops the others. */
function renumbered(value: unknown, { used, joined, phrases }: Binder): Meant {
  const said = new Map<object, Stretch>();
  const numbers = new Map([...used].sort((a, b) => a - b).map((place, number) => [place, number]));
  const walk = (one: unknown): unknown => {
    if (one instanceof Apart) return walk(one.than);
    if (one instanceof Place) return numbers.get(joined.get(one.place) ?? one.place);
    if (Array.isArray(one)) return one.map(walk);
    if (!isRecord(one)) return one;
    const fields = Object.entries(one).flatMap(([key, field]) => {
      const meant = walk(field);
      return meant === undefined ? [] : [[key, meant] as const];
    });
    const whole = Object.fromEntries(fields);
    const phrase = phrases.get(one);
    if (phrase) said.set(whole, phrase);
    return whole;
  };
  return { meaning: walk(value), said };
}

/** Whether what was said so far refers to one of these places. */
function speaksOf(said: unknown, places: ReadonlySet<number | null>): boolean {
  if (said instanceof Place) return places.has(said.place);
  if (typeof said !== 'object' || said === null) return false;
  return Object.values(said).some((part) => speaksOf(part, places));
}

function agrees(mentioned: GrammaticalNumber | null, said: GrammaticalNumber | null): boolean {
  return mentioned === null || said === null || mentioned === said;
}

/** All of a kind are meant, by whatever number: "each creature". */
function isEvery({ meaning }: Mention): boolean {
  return isRecord(meaning) && isRecord(meaning.quantity) && meaning.quantity.how === 'every';
}

function placesOf(mentions: readonly Mention[]): Set<number | null> {
  return new Set(mentions.map(({ place }) => place));
}

/** How many are meant is left open: "your hand", "any number of cards", "all creatures". */
function isOpenEnded(meaning: unknown): boolean {
  if (!isRecord(meaning)) return false;
  const { how } = isRecord(meaning.quantity) ? meaning.quantity : {};
  return meaning.what === 'contents' || how === 'any number' || how === 'up to' || how === 'every';
}

/** The kind that "that creature" names. */
function kindOf(meaning: unknown): unknown {
  return isRecord(meaning) ? meaning.head : undefined;
}

/** The zone by which a word tells which one it means: "that monster on the field". */
function placeOf(meaning: unknown): unknown {
  return isRecord(meaning) && meaning.what === 'that' ? meaning.at : undefined;
}

/**
 * What was mentioned as being in a place comes first, then what was mentioned without any, if a word names a place. It
 * means something else than the text's own object then.
 */
function placed(mentions: readonly Mention[], place: unknown): readonly Mention[] {
  if (place === undefined) return mentions;
  const there = mentions.filter(({ meaning }) => zonesOf(meaning).includes(place));
  const anywhere = mentions.filter((one) => !isOwn(one) && zonesOf(one.meaning).length === 0);
  return [...there, ...anywhere];
}

/** The zones that a phrase names. */
function zonesOf(mentioned: unknown): readonly unknown[] {
  if (!isRecord(mentioned) || !isRecord(mentioned.described)) return [];
  const { which = [] } = mentioned.described;
  return (Array.isArray(which) ? which : []).flatMap((test) =>
    isRecord(test) && test.test === 'zone' && isRecord(test.at) ? [test.at.zone] : [],
  );
}

/** Something of a kind, whichever it may be: "a creature". */
function isAny(meaning: unknown): boolean {
  return isRecord(meaning) && meaning.what === 'some';
}

/** What the text targets. */
function isTarget(meaning: unknown): boolean {
  if (!isRecord(meaning)) return false;
  const chosen = meaning.do === 'choose' ? meaning.what : meaning;
  return isRecord(chosen) && chosen.target === true;
}

function isQuotation(item: Item | undefined): boolean {
  return item?.item === 'word' && item.word === '"';
}

/** What is known without regard to which others there are of its kind: a target, an enchanted creature, what does something to others. */
function isOneThing({ meaning, does }: Mention): boolean {
  if (does) return true;
  const quantity = isRecord(meaning) && isRecord(meaning.quantity) ? meaning.quantity : {};
  return isTarget(meaning) || quantity.said === 'enchanted' || quantity.said === 'equipped';
}

/** What is said to be another than the text's own object. */
function isSetApart({ meaning }: Mention): boolean {
  const { adjectives } = isRecord(meaning) && isRecord(meaning.described) ? meaning.described : {};
  return Array.isArray(adjectives) && adjectives.some((test) => isRecord(test) && test.test === 'other');
}

/** What only comes to be there: a token that is created, a card that is put there. */
function isComing({ meaning }: Mention): boolean {
  const { sort } = (headOf(meaning) ?? {}) as { readonly sort?: unknown };
  return sort === 'token' || sort === 'card';
}

/** Whether a noun, or each of several, is of cards, which are neither permanents nor spells. */
function isCard(head: unknown): boolean {
  if (!isRecord(head)) return false;
  const several = [head.either, head.among].flatMap((of) => (Array.isArray(of) ? of : []));
  if (several.length === 0) return head.sort === 'card';
  return several.every((part) => isCard(isRecord(part) ? (part.head ?? part) : part));
}

/** Whether a noun, or one of several, names a kind, and not any permanent. */
function namesKind(head: unknown): boolean {
  if (!isRecord(head)) return false;
  const several = [head.either, head.among].flatMap((of) => (Array.isArray(of) ? of : []));
  return (
    head.noun !== undefined || several.some((part) => namesKind(isRecord(part) ? (part.head ?? part) : part))
  );
}

/** Whether what one noun names could be what another does: a Goblin a creature, a creature a permanent; no land a creature. */
function couldBe(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return true;
  const several = (of: unknown): unknown[] | null => (Array.isArray(of) ? of : null);
  const ones = several(one.either);
  if (ones) return ones.some((part) => couldBe(part, other));
  const others = several(other.either) ?? several(other.among);
  if (others)
    return others.some((part) => couldBe(one, isRecord(part) && isRecord(part.head) ? part.head : part));
  if (isRecord(one.noun) && isRecord(other.noun))
    return one.noun.trait !== other.noun.trait || one.noun.is === other.noun.is;
  if (one.sort === undefined || other.sort === undefined || one.sort === other.sort) return true;
  // What is created or put there will be one; what goes elsewhere is a card there, but for a token.
  return other.sort === 'card'
    ? one.sort !== 'token'
    : other.sort === 'permanent' && (one.sort === 'token' || one.sort === 'card');
}

/** Whether one is yours and the other your opponent's: none of the one is among the other. */
function areApart(one: unknown, other: unknown): boolean {
  const sides = [sideOf(one), sideOf(other)];
  return sides.includes('you') && sides.includes('opponent');
}

/** Whose a phrase says that it is, or under whose control. */
function sideOf(meaning: unknown): unknown {
  if (!isRecord(meaning)) return undefined;
  if (isRecord(meaning.whose)) return meaning.whose.who;
  const { which } = isRecord(meaning.described) ? meaning.described : {};
  const controlled = Array.isArray(which)
    ? which.find((test) => isRecord(test) && test.test === 'controlled')
    : undefined;
  return isRecord(controlled) && isRecord(controlled.by) ? controlled.by.who : undefined;
}

/** What the text does this to, by the kind of the event or by the verb. */
function isOfAct(meaning: unknown, act: string): boolean {
  return isRecord(meaning) && (meaning.event === act || meaning.said === act);
}

/** A phrase for the object that the text is on. */
function isThis(meaning: unknown): boolean {
  return isRecord(meaning) && meaning.what === 'this';
}

/** That object, as a clause is about it. */
function own(number: GrammaticalNumber | null, meaning: unknown): Mention {
  return { sort: 'object', number, place: null, meaning, does: false, open: false, instead: null };
}

/** What a phrase describes and does not mention: what is counted "for each other creature". */
function unmentionedIn(meaning: unknown): unknown {
  return (
    isRecord(meaning) && Object.values(meaning).find((part) => isRecord(part) && isRecord(part.described))
  );
}

/** The object that the text is on. */
function isOwn({ place }: Mention): boolean {
  return place === null;
}

/** The noun of a phrase, or of the object that an act implies: the battlefield that one conquers, the card that one draws. */
function headOf(mentioned: unknown): unknown {
  if (!isRecord(mentioned)) return undefined;
  // "The top card of your deck" is a card, whatever else it may be.
  if (mentioned.what === 'top') return { sort: 'card' };
  if (isActAlone(mentioned)) return madeBy(mentioned);
  const phrase = isRecord(mentioned.object) ? mentioned.object : mentioned;
  return isRecord(phrase.described) ? phrase.described.head : undefined;
}

/** What is done to nothing that is named: "mill a card", "create a Treasure token". */
function isActAlone(mentioned: { [key: string]: unknown }): boolean {
  return mentioned.event !== undefined && mentioned.object === undefined;
}

/** The noun of what such an act brings about: a token of these traits, or of those that it copies; a card. */
function madeBy({ token, copy, amount }: { [key: string]: unknown }): unknown {
  if (isRecord(token)) return { kinds: token.traits, sort: 'token' };
  if (copy !== undefined) return { sort: 'token' };
  return amount === undefined ? undefined : { sort: 'card' };
}

/** Whether what was mentioned is surely of the kind that a word names. */
function isKind(mentioned: unknown, kind: unknown): boolean {
  if (!isRecord(kind)) return true;
  const head = headOf(mentioned);
  if (!isRecord(head) || !isOfSort(head, kind)) return false;
  return traitsIn(kind).every((trait) => traitsIn(head).includes(trait));
}

function traitsIn({ kinds, noun }: { [key: string]: unknown }): string[] {
  return [...(Array.isArray(kinds) ? kinds : []), ...(noun === undefined ? [] : [noun])].map((one) =>
    JSON.stringify(one),
  );
}

/** A token is no card, and only what is said to be one is a token. */
function isOfSort({ sort: of }: { [key: string]: unknown }, { sort }: { [key: string]: unknown }): boolean {
  return sort === 'token' || of === 'token' ? sort !== 'card' && (sort !== 'token' || of === 'token') : true;
}

/** Whether what an act brings about, of which the text does not tell the kind, may be of that which a word names. */
function mayBeKind(mentioned: unknown, kind: unknown): boolean {
  if (!isRecord(mentioned) || !isActAlone(mentioned) || isRecord(mentioned.token) || !isRecord(kind))
    return false;
  const head = madeBy(mentioned);
  return isRecord(head) && (head.sort === 'token' ? isOfSort(head, kind) : kind.sort === 'card');
}

/** Whether players or objects were mentioned that can be of the kind that a word names: "any target ... that creature". */
function isAmong(mentioned: unknown, kind: unknown): boolean {
  if (!isRecord(mentioned) || mentioned.what !== 'either') return false;
  const head = headOf(mentioned.or);
  const heads = isRecord(head) && Array.isArray(head.either) ? head.either : [head];
  return heads.some((one) => isKind({ described: { head: one } }, kind));
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Place || value instanceof Apart)
  );
}
