/** How much of a card list the language reads, and what stops it. */

import type { Ability } from '../src/ability/ability.js';
import type { Definition, Piece, Self } from '../src/index.js';
import { type Production, productionText } from '../src/language/grammar.js';
import { CARD_LISTS, type CardList } from './kinds.js';
import type { ListedCard } from './list.js';

/** How many abilities or cards there are, and how many of them are read. */
export interface Share {
  readonly all: number;
  readonly read: number;
}

/** Abilities that stop at the same words. */
export interface Stop {
  /** The word before, and the words that could not follow it. */
  readonly at: string;
  /** What could have stood there. */
  readonly expected: readonly string[];
  readonly abilities: readonly (Place & { readonly kind: string | null })[];
}

export interface Place {
  readonly card: string;
  readonly text: string;
}

/** A production, and on how many cards of the list it is used in an ability that is read. */
export interface Service {
  readonly production: string;
  readonly cards: number;
}

export interface Measure {
  readonly game: string;
  readonly cards: number;
  /** Cards of which every ability is understood. */
  readonly whole: Share;
  /** Cards of which it is known at least when what is not understood could matter: they can stand on a board. */
  readonly usable: Share;
  /** All abilities of the list, and those that are read whole and printed back. */
  readonly abilities: Share;
  /** Those with replacement wording, without those that are cut off. */
  readonly replacing: Share;
  readonly kinds: { readonly [kind: string]: Share };
  /** With replacement wording, but their text ends in the middle. */
  readonly cutOff: readonly Place[];
  /** Of the abilities with replacement wording, where reading stops, the commonest first. */
  readonly stops: readonly Stop[];
  /** Several meanings, or a meaning that is written otherwise than it was read. */
  readonly defects: readonly (Place & { readonly defect: string })[];
  /** How many productions the grammar has, single words of its vocabulary aside. */
  readonly productions: number;
  /** Those that serve fewer than three cards. */
  readonly rare: readonly Service[];
}

/** An ability as it was read. */
interface Reading {
  readonly card: string;
  readonly text: string;
  readonly kind: string | null;
  readonly cutOff: boolean;
  readonly piece: Piece;
  readonly read: boolean;
  readonly defect: string | null;
  readonly productions: ReadonlySet<Production>;
}

/** Reads every card of a list. */
export function measure(definition: Definition, cards: readonly ListedCard[]): Measure {
  const { game } = definition.rulebook;
  const list = CARD_LISTS[game];
  if (!list) throw new RangeError(`nothing is known of lists of ${game}`);
  const readings = cards.flatMap((card) => readingsOf(definition, list, card));
  const replacing = readings.filter(({ kind, cutOff }) => kind !== null && !cutOff);
  return {
    game,
    cards: new Set(cards.map(({ name }) => name)).size,
    whole: cardsOf(cards, readings, ({ piece }) => piece.trouble !== null),
    usable: cardsOf(cards, readings, ({ piece }) => piece.abilities.some(isUnread)),
    abilities: share(readings),
    replacing: share(replacing),
    kinds: Object.fromEntries(
      list.kinds.map(([kind]) => [kind, share(replacing.filter((one) => one.kind === kind))]),
    ),
    cutOff: readings.filter(({ kind, cutOff }) => kind !== null && cutOff).map(placeOf),
    stops: stopsOf(replacing),
    defects: readings.flatMap((one) =>
      one.defect === null ? [] : [{ ...placeOf(one), defect: one.defect }],
    ),
    ...servicesOf(definition, readings),
  };
}

function readingsOf(definition: Definition, list: CardList, { name, type, text }: ListedCard): Reading[] {
  const language = definition.language();
  // Where the list does not say what kind of card it is, the text itself shows: where most of it makes sense.
  const types = type === null ? definition.textTypes : [type];
  const selves = types.map((one) => definition.self({ name, type: one, text, printed: {} }));
  const [best] = selves
    .map((self) => ({ self, pieces: language.read(text, self) }))
    .sort((a, b) => troubles(a.pieces) - troubles(b.pieces));
  if (!best) return [];
  return best.pieces
    .map((piece) => readingOf(definition, list, { name, type, text }, best.self, piece))
    .filter(({ piece, kind }) => piece.abilities.length > 0 || kind !== null);
}

function troubles(pieces: readonly Piece[]): number {
  return pieces.filter(({ trouble }) => trouble !== null).length;
}

function readingOf(
  definition: Definition,
  list: CardList,
  card: ListedCard,
  self: Self,
  piece: Piece,
): Reading {
  const language = definition.language();
  const text = card.text.slice(piece.start, piece.end);
  const said = wording(text);
  const again = piece.trouble ? null : language.writePiece(piece.abilities, self);
  const printed = again !== null && language.normal(again, self) === language.normal(text, self);
  const read = piece.abilities.length > 0 && piece.trouble === null && printed;
  return {
    card: card.name,
    text,
    kind: list.kinds.find(([, says]) => says.test(said))?.[0] ?? null,
    cutOff: isCutOff(text, said) || (list.lost?.test(said) ?? false),
    piece,
    read,
    defect: piece.abilities.length > 0 ? defectOf(piece, printed, again) : null,
    productions: read ? language.productions(piece, card.text, self) : new Set(),
  };
}

/** What a text says without its reminders. */
function wording(text: string): string {
  return text.replace(/\([^()]*\)/g, '').trim();
}

/**
 * Whether a text ends in the middle: within a parenthesis, or where a sentence has no end. What is no sentence, such as a
 * keyword and what it is about, needs none.
 */
function isCutOff(text: string, said: string): boolean {
  if (text.split('(').length > text.split(')').length) return true;
  if (/[.!?:"”)\]}]$/.test(said)) return false;
  const sentence = said.replace(/^[^.,:—―]{1,40}[:—―]\s*/, '');
  return /^(?:when|whenever|if|while|at|during|after|as|each|your|you|one)\b|[.,] /i.test(sentence);
}

function defectOf({ trouble }: Piece, printed: boolean, again: string | null): string | null {
  if (trouble?.code === 'text/ambiguous') return `could mean: ${trouble.meanings.join(' / ')}`;
  if (trouble || printed) return null;
  return again === null ? 'is not written back' : `is written back as: ${again}`;
}

function isUnread({ ability }: Ability): boolean {
  return ability === 'unread';
}

/** How many cards have no ability of which something holds. */
function cardsOf(
  cards: readonly ListedCard[],
  readings: readonly Reading[],
  holds: (reading: Reading) => boolean,
): Share {
  const names = new Set(cards.map(({ name }) => name));
  const out = new Set(readings.filter(holds).map(({ card }) => card));
  return { all: names.size, read: names.size - out.size };
}

function share(readings: readonly Reading[]): Share {
  return { all: readings.length, read: readings.filter(({ read }) => read).length };
}

function placeOf({ card, text }: Reading): Place {
  return { card, text };
}

function stopsOf(readings: readonly Reading[]): Stop[] {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const { trouble, start } = reading.piece;
    if (reading.read) continue;
    const at = phraseAt(reading.text, (trouble?.at ?? start) - start);
    groups.set(at, [...(groups.get(at) ?? []), reading]);
  }
  return [...groups]
    .map(([at, stopped]) => ({
      at,
      expected: [...new Set(stopped.flatMap(({ piece }) => piece.trouble?.expected ?? []))].sort(),
      abilities: stopped.map((one) => ({ ...placeOf(one), kind: one.kind })),
    }))
    .sort((a, b) => b.abilities.length - a.abilities.length || a.at.localeCompare(b.at));
}

/** The word before a place, and the two words after it: "creature ‸ would be". */
function phraseAt(text: string, at: number): string {
  const [before = ''] = /\S*\s*$/.exec(text.slice(0, at)) ?? [];
  const after = text.slice(at).trim().split(/\s+/).slice(0, 2).join(' ');
  return `${before.trim()} ‸ ${after}`.trim().toLowerCase();
}

function servicesOf(
  definition: Definition,
  readings: readonly Reading[],
): Pick<Measure, 'productions' | 'rare'> {
  const served = new Map<Production, Set<string>>();
  for (const { card, productions } of readings)
    for (const one of productions) served.set(one, (served.get(one) ?? new Set()).add(card));
  const { productions } = definition.language().dialect.english.grammar;
  const all = productions.filter((one) => one.only !== 'write' && !isWord(one));
  const rare = all
    .map((one) => ({ production: productionText(one), cards: served.get(one)?.size ?? 0 }))
    .filter(({ cards }) => cards < 3)
    .sort((a, b) => b.cards - a.cards || a.production.localeCompare(b.production));
  return { productions: all.length, rare };
}

/** A word of the vocabulary: a name, a race, a keyword. */
function isWord({ items }: Production): boolean {
  return items.length <= 2 && items.every(({ item }) => item === 'word');
}
