/**
 * From phrases to meaning: fills in the productions' meanings and settles what each word refers back to.
 *
 * A word that refers back means the thing mentioned last that it can mean: of the same sort (object or player) and
 * number, and, where the word names a kind ("that creature"), of that kind. The object that the text is on is a
 * thing mentioned like any other. What a condition only asks for ("if you control a creature") is none of them: whichever
 * there may be, the text has chosen none. Nor does "it" mean what acts on it in the same clause: that would be "itself".
 */

import type { Phrase, Tree } from './chart.js';
import type { GrammaticalNumber, Mentioned, Production } from './grammar.js';
import { Clash, fill, type Held, type Reference, same } from './template.js';

/** A text in which a word refers back to nothing, or which says twice what can be said once. */
export class Unbound {
  /** The place of the word among the tokens. */
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

interface Mention {
  readonly sort: Mentioned;
  readonly number: GrammaticalNumber | null;
  /** Its place in the order of mention; null for the object that the text is on. */
  readonly place: number | null;
  readonly meaning: unknown;
}

/**
 * The meaning of a phrase that is divided in one way.
 * @returns the meaning, or where a word refers back to nothing
 */
export function meaningOf(tree: Tree): { meaning: unknown } | Unbound {
  const binder = new Binder();
  try {
    return { meaning: renumbered(binder.mean(tree), binder.used) };
  } catch (unbound) {
    if (unbound instanceof Unbound) return unbound;
    if (unbound instanceof Clash) return new Unbound(tree.phrase.start);
    throw unbound;
  }
}

class Binder {
  /** The places that later words refer to. */
  readonly used = new Set<number>();
  private readonly mentions: Mention[] = [];
  private places = 0;
  /** Within how many phrases that ask for something. */
  private asking = 0;
  /** The place of what cannot be meant here; null is that of the object that the text is on. */
  private barred: number | null | undefined;

  mean({ phrase, way, parts }: Tree): unknown {
    const { production } = way;
    if (!production) return way.meaning;
    if (!phrase.category.asks) return this.meanBy(production, phrase, parts);
    this.asking += 1;
    const meaning = this.meanBy(production, phrase, parts);
    this.asking -= 1;
    return meaning;
  }

  private meanBy(production: Production, phrase: Phrase, parts: readonly Tree[]): unknown {
    const held = this.hold(production, parts);
    if (!production.refers) return fill(production.meaning, held, () => undefined);
    if (production.refers.how === 'back')
      return this.back(phrase, production.meaning, held, production.refers.sort);
    return this.introduce(phrase, production.meaning, held, production.refers.sort);
  }

  /** What the holes of a production hold; where two that must differ come out as one, a mere "it" means another. */
  private hold(production: Production, parts: readonly Tree[]): Held {
    const before = { mentions: [...this.mentions], used: [...this.used], places: this.places };
    const held = this.holdEach(production, parts, null);
    const { apart } = production;
    if (!apart || !isOneThing(held[apart[0]], held[apart[1]])) return held;
    const hole = apart.findLast((name) => isMere(held[name]));
    if (hole === undefined) return held;
    this.mentions.splice(0, Number.POSITIVE_INFINITY, ...before.mentions);
    this.used.clear();
    for (const place of before.used) this.used.add(place);
    this.places = before.places;
    return this.holdEach(production, parts, { hole, not: held[hole] });
  }

  private holdEach(production: Production, parts: readonly Tree[], barred: Barred | null): Held {
    const held: { [hole: string]: unknown } = {};
    let index = 0;
    for (const item of production.items) {
      if (item.item !== 'hole') continue;
      const part = parts[index];
      index += 1;
      if (!part) continue;
      if (barred?.hole === item.name) this.barred = placeOf(barred.not);
      const meaning = this.mean(part);
      this.barred = undefined;
      // What a production says twice must be the same both times.
      if (item.name in held && !same(held[item.name], meaning)) throw new Clash();
      held[item.name] = meaning;
    }
    return held;
  }

  private introduce(
    phrase: Phrase,
    template: Parameters<typeof fill>[0],
    held: Held,
    sort: Mention['sort'],
  ): unknown {
    const meaning = fill(template, held, () => PLACE(this.places));
    const isThis = isRecord(meaning) && meaning.what === 'this';
    const place = isThis ? null : this.places;
    if (this.asking === 0 || !isAny(meaning))
      this.mentions.push({ sort, number: phrase.number, place, meaning });
    if (!isThis) this.places += 1;
    return meaning;
  }

  private back(
    phrase: Phrase,
    template: Parameters<typeof fill>[0],
    held: Held,
    sort: Mention['sort'],
  ): unknown {
    const mentioned = this.mentions
      .filter((mention) => mention.sort === sort && mention.place !== this.barred)
      .toReversed();
    const agreeing = mentioned.filter(({ number }) => agrees(number, phrase.number));
    // "Them" of one that could be any: "whenever one of your creatures would be destroyed, put them into your hand".
    const candidates =
      agreeing.length > 0 || phrase.number !== 'many' ? agreeing : mentioned.filter((one) => !isOwn(one));
    const kind = kindOf(fill(template, held, () => 0));
    // What is said to be of the kind comes before the text's own object, which may be of any.
    const mention =
      candidates.find(({ meaning }) => isKind(meaning, kind)) ?? candidates.find(isOwn) ?? candidates[0];
    if (!mention) throw new Unbound(phrase.start);
    const again = { ...mention, number: phrase.number };
    this.mentions.push(again);
    if (mention.place === null) {
      const { of: _, ...said } = fill(template, held, () => 0) as { [key: string]: unknown };
      return { ...said, what: 'this' };
    }
    const { place } = mention;
    // "That many" goes by the event itself, and names nothing by number.
    return fill(template, held, (_use: Reference) => {
      this.used.add(place);
      return PLACE(place);
    });
  }
}

/** A hole, and what it does not mean. */
interface Barred {
  readonly hole: string;
  readonly not: unknown;
}

/** A place in the order of mention, until the places that matter are numbered. */
class Place {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

const PLACE = (place: number): Place => new Place(place);

/** Numbers the places that are referred to, in the order of mention, and drops the others. */
function renumbered(value: unknown, used: ReadonlySet<number>): unknown {
  const numbers = new Map([...used].sort((a, b) => a - b).map((place, number) => [place, number]));
  const walk = (one: unknown): unknown => {
    if (one instanceof Place) return numbers.get(one.place);
    if (Array.isArray(one)) return one.map(walk);
    if (!isRecord(one)) return one;
    const fields = Object.entries(one).flatMap(([key, field]) => {
      const meant = walk(field);
      return meant === undefined ? [] : [[key, meant] as const];
    });
    return Object.fromEntries(fields);
  };
  return walk(value);
}

/** The place of what a word refers back to; null for the object that the text is on. */
function placeOf(meaning: unknown): number | null | undefined {
  if (!isRecord(meaning)) return undefined;
  if (meaning.what === 'this') return null;
  return meaning.what === 'that' && meaning.of instanceof Place ? meaning.of.place : undefined;
}

function isOneThing(one: unknown, other: unknown): boolean {
  const place = placeOf(one);
  return place !== undefined && place === placeOf(other);
}

/** "It", which names no kind. */
function isMere(meaning: unknown): boolean {
  return isRecord(meaning) && meaning.said === 'it' && meaning.head === undefined;
}

function agrees(mentioned: GrammaticalNumber | null, said: GrammaticalNumber | null): boolean {
  return mentioned === null || said === null || mentioned === said;
}

/** The kind that "that creature" names. */
function kindOf(meaning: unknown): unknown {
  return isRecord(meaning) ? meaning.head : undefined;
}

/** Something of a kind, whichever it may be: "a creature". */
function isAny(meaning: unknown): boolean {
  return isRecord(meaning) && meaning.what === 'some';
}

/** The object that the text is on. */
function isOwn({ place }: Mention): boolean {
  return place === null;
}

/** The noun of a phrase, or of the object that an act implies: the battlefield that one conquers. */
function headOf(mentioned: unknown): unknown {
  if (!isRecord(mentioned)) return undefined;
  // "The top card of your deck" is a card, whatever else it may be.
  if (mentioned.what === 'top') return { sort: 'card' };
  const phrase = isRecord(mentioned.object) ? mentioned.object : mentioned;
  return isRecord(phrase.described) ? phrase.described.head : undefined;
}

/** Whether what was mentioned is surely of the kind that a word names. */
function isKind(mentioned: unknown, kind: unknown): boolean {
  if (!isRecord(kind)) return true;
  const head = headOf(mentioned);
  if (!isRecord(head)) return false;
  const traits = (of: { [key: string]: unknown }): string[] =>
    [...(Array.isArray(of.kinds) ? of.kinds : []), ...(of.noun === undefined ? [] : [of.noun])].map((one) =>
      JSON.stringify(one),
    );
  return traits(kind).every((trait) => traits(head).includes(trait));
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Place);
}
