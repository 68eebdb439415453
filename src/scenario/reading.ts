/** How texts are understood: what is said of an ability and of the abilities in it, and what a scenario expects of that. */

import type { Ability } from '../ability/ability.js';
import type { SelfReplacement } from '../ability/parts.js';
import { partsOf } from '../ability/within.js';
import type { Piece } from '../language/language.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import type { Definition, WrittenCard } from '../rulebooks/definition.js';
import type { Check } from './judging.js';
import type { CardLibrary } from './library.js';
import type { ExpectedReading } from './written.js';

/** An ability in a few words, with those that it stands for, grants, makes for a while, or replaces parts of itself with. */
export interface Reading {
  readonly of: Ability | SelfReplacement;
  readonly kind: Ability['ability'] | 'self-replacement';
  readonly keyword: string | null;
  /** The form of a replacement effect, where the game tells several apart. */
  readonly form: number | null;
  /** Names that do not stand in the text. */
  readonly names: readonly string[];
  /** Whether a replacement effect may be declined; null for what is none. */
  readonly optional: boolean | null;
  /** It functions only while something holds. */
  readonly conditional: boolean;
  readonly within: readonly Reading[];
}

/** What readings are called. */
export const KIND_NAMES: { readonly [kind in Reading['kind']]: string } = {
  replacement: 'replacement effect',
  triggered: 'triggered ability',
  activated: 'activated ability',
  static: 'continuous effect',
  cannot: 'prohibition',
  'triggers more': 'additional triggering',
  spell: 'instruction',
  'additional cost': 'additional cost',
  keyword: 'keyword',
  note: 'note',
  unread: 'unknown',
  'self-replacement': 'replacement within the text',
};

/** A text as it is understood on a card of some kind. */
export interface ReadText {
  readonly definition: Definition;
  readonly written: WrittenCard;
  readonly pieces: readonly Piece[];
}

/**
 * Reads a text that stands on a card of one of these types: where several are given, on that on which most of it makes
 * sense.
 *
 * @param name by which the text calls its card; without one it calls it by none
 */
export function readPrinted(
  definition: Definition,
  types: readonly string[],
  text: string,
  name: string | undefined,
): ReadText {
  const [first = '', ...others] = types;
  // What is framed is understood less than what is read, and more than what is not.
  const unread = ({ pieces }: ReadText): number =>
    pieces.reduce(
      (sum, { trouble, abilities }) => sum + (trouble ? 2 : 0) + (abilities.some(isUnread) ? 1 : 0),
      0,
    );
  return others
    .map((type) => readOn(definition, type, text, name))
    .reduce((best, one) => (unread(one) < unread(best) ? one : best), readOn(definition, first, text, name));
}

function isUnread({ ability }: Ability): boolean {
  return ability === 'unread';
}

function readOn(definition: Definition, type: string, text: string, name: string | undefined): ReadText {
  const written = { name: name ?? 'this card', type, text, printed: {} };
  const self = definition.self(written);
  const named = name === undefined ? { ...self, name: '' } : self;
  return { definition, written, pieces: definition.language().read(text, named) };
}

const PLAIN = { keyword: null, optional: null, conditional: false, within: [] };

/** What an ability is, in a version of the rules. */
export function readingOf(rulebook: Rulebook, what: Ability | SelfReplacement, version: string): Reading {
  const { form = null, names = [] } = rulebook.called?.(what, version) ?? {};
  if (!('ability' in what)) return { ...PLAIN, of: what, kind: 'self-replacement', form, names };
  return {
    ...PLAIN,
    of: what,
    kind: what.ability,
    keyword: what.ability === 'keyword' ? what.keyword : null,
    form,
    names,
    optional: what.ability === 'replacement' ? what.optional !== undefined : null,
    conditional: what.while !== undefined,
    within: madeOf(rulebook, what).map((part) => readingOf(rulebook, part, version)),
  };
}

/** What a keyword stands for; what any other ability grants, makes for a while, or replaces parts of itself with. */
function madeOf(rulebook: Rulebook, ability: Ability): readonly (Ability | SelfReplacement)[] {
  return ability.ability === 'keyword' ? (rulebook.expand(ability) ?? []) : partsOf(ability);
}

/** A reading and all those in it. */
function withParts(reading: Reading): readonly Reading[] {
  return [reading, ...reading.within.flatMap(withParts)];
}

export function readings(
  expected: readonly ExpectedReading[],
  { rulebook }: Definition,
  library: CardLibrary,
  version: string,
): Check[] {
  return expected.map((one, index) => {
    const path = ['reads', index];
    const found = library.find(one.card, one.printing ?? null);
    if ('problem' in found) return { path, held: false, found: found.problem };
    const pieces = found.pieces.filter(({ line }) => one.line === undefined || line === one.line);
    if (one.understood === false) return { path, held: pieces.some(({ trouble }) => trouble !== null) };
    if (one.understood && pieces.some(({ trouble }) => trouble !== null)) return { path, held: false };
    const all = pieces
      .flatMap((piece) => piece.abilities)
      .flatMap((ability) => withParts(readingOf(rulebook, ability, version)));
    return { path, held: all.some((reading) => isAs(one, reading)), found: all.map(inWords).join('; ') };
  });
}

function isAs(expected: ExpectedReading, { kind, form, names, optional }: Reading): boolean {
  if (expected.ability !== undefined && kind !== expected.ability) return false;
  if (expected.form !== undefined && (form ?? 'none') !== expected.form) return false;
  if (expected.called !== undefined && !names.includes(expected.called)) return false;
  return expected.optional === undefined || optional === expected.optional;
}

function inWords({ kind, form, names }: Reading): string {
  return [kind, ...(form === null ? [] : [`form ${form}`]), ...names].join(', ');
}
