import type { Ability } from '../ability/ability.js';
import type { Amount } from '../ground/amount.js';
import type { CardKey, Trait } from '../ground/id.js';

/** What an object is: words (types, colours, races) and numbers (power, level). Absent is not known or not had. */
export type Traits = { readonly [trait: Trait]: TraitValue };
export type TraitValue = readonly string[] | Amount | UnreadValue;
/**
 * A number that nobody knows, as whoever asks for it is told: something changes it of which the text is not understood, this
 * clause; `unsettled`: no rule says what it is, in a sentence.
 */
export interface UnreadValue {
  readonly unread: string;
  readonly unsettled?: true;
}

export function isUnreadValue(value: TraitValue | undefined): value is UnreadValue {
  return typeof value === 'object' && 'unread' in value;
}

/** The key of the words that somebody says: no card has such a key. @example sayingKey(1) // => 'say:1' */
export function sayingKey(number: number): CardKey {
  return `say:${number}` as CardKey;
}

export function isSaying(key: CardKey | null): boolean {
  return key?.startsWith('say:') ?? false;
}

/** A card as it is printed, with what its text means. */
export interface Card {
  key: CardKey;
  name: string;
  traits: Traits;
  text: string;
  abilities: PrintedAbility[];
  /** The card on its other side, where it has one that is known. */
  other?: CardKey;
  /** What its publisher has said that it is meant to do, where that is not what its text says. */
  intent?: string;
}

/** An ability, and where on its card it is printed. */
export interface PrintedAbility {
  ability: Ability;
  /** The line of the text that it stands on, from 1. */
  line: number;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** In which words of the text conditions and descriptions in it are said. */
  said?: readonly SaidPart[];
}

/** A part of an ability, by the fields on the way to it (`given.of.0`), and where in the text of the card it is said. */
export interface SaidPart {
  readonly part: string;
  readonly start: number;
  readonly end: number;
}
