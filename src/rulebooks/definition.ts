import type { Ability } from '../ability/ability.js';
import type { RuleKey } from '../ground/id.js';
import type { Language, Self } from '../language/language.js';
import type { Traits } from '../position/card.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import type { Sections } from '../rulebook/section.js';
import type { Words } from '../rulebook/words.js';

/** A card as somebody writes it down: its name, its text, and what is printed around the text. */
export interface WrittenCard {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** What else is printed, by the words of the game. */
  readonly printed: { readonly [field: string]: string | number | readonly string[] };
  /** What its publisher has said that it is meant to do, where that is not what its text says. */
  readonly intent?: string;
}

/** What is wrong with something that is printed on a card. */
export interface CardFault {
  readonly field: string;
  readonly message: string;
  /** What to do about it, where that is more than to write what is printed. */
  readonly advice?: string;
}

/** What a scenario may say of an object beside its card and its statuses. */
export type ObjectField = 'counters' | 'damage' | 'faceDown' | 'attachedTo' | 'at' | 'token' | 'chose';

/** What a ruling takes of a game once its cards are read: its rules, and the words for what happens. */
export interface Ruleset {
  readonly rulebook: Rulebook;
  /** Every rule that rulings can cite, by its stable key. */
  readonly rules: readonly RuleKey[];
  /** How rulings of this game are said, by language; without a table, events are called by their own names. */
  readonly words?: { readonly [language: string]: Words };
  /** Kinds of event, written as in `words`, that only lead to others: they are no part of what a ruling comes to. */
  readonly quiet?: readonly string[];
  /** Kinds of event by which what a scenario lists is done, as an attack: where more comes of it, only the steps tell them. */
  readonly course?: readonly string[];
  /** Rules by which nothing happens to what is not where such a thing happens to it: rulings say where it is. */
  readonly absent?: readonly RuleKey[];
  /** A scenario's words for the zones of this game. */
  readonly zoneWords: { readonly [word: string]: string };
  /** A scenario's words for the values of players. */
  readonly valueWords: { readonly [word: string]: string };
  /** Statuses that a scenario may give an object, as a word of its own: `tapped: true`. */
  readonly statusWords: { readonly [word: string]: string };
  /** The decisions that an action's `targets` answer: where texts do not say "target", what they choose. */
  readonly aims: 'target' | 'choose';
}

/** Everything about one game: its rules, its language, its cards. */
export interface Definition extends Ruleset {
  /** Made when it is first needed. */
  language(): Language;
  /** The sections that the pages of this game's rules show. */
  readonly sections?: readonly Sections[];
  /** What bearing notes have: those that the rulebook counts or looks at, and those that it takes as met; any other has none. */
  readonly noteWords?: { readonly [note: string]: string };
  /** The fields of a card beside name, type and text, and what each is: `lines` is as long as a text. */
  readonly fields: { readonly [field: string]: 'text' | 'number' | 'words' | 'lines' };
  /** What the card is, from what is printed on it. */
  traits(card: WrittenCard): { traits: Traits; faults: readonly CardFault[] };
  /** The card with all of its text, where a part of that stands apart on it. */
  whole?(card: WrittenCard): WrittenCard;
  /** What the abilities on a line of the text come to, where they are not simply the card's own. */
  given?(card: WrittenCard, line: number, abilities: readonly Ability[]): readonly Ability[];
  /** What the card does by what is printed beside its text. */
  beside?(card: WrittenCard): readonly Ability[];
  /** The name of the card on its other side, where it has one. */
  otherSide?(card: WrittenCard): string | null;
  /** What the card on the other side is, where that does not stand on it alone. */
  otherTraits?(side: Traits, other: Traits): Traits;
  /** How the card's text speaks of itself. */
  self(card: WrittenCard): Self;
  /** What rulings of this game ask of an object: anything else that a scenario said of one would be said in vain. */
  readonly objectFields: readonly ObjectField[];
  /** The status of what nobody controls, where what a scenario gives to no player (`shared`) has no controller. */
  readonly nobodys?: string;
  /** Whether the rules themselves speak of a kind of counter, in lower case. */
  ownCounter?(kind: string): boolean;
  /** What an object is written to have chosen that is always objects: whom it blocks. */
  readonly links?: readonly string[];
  /** Words under which an object is written to remember what is no choice: how it was cast. */
  readonly remembers?: readonly string[];
  /** Those of `remembers` that are whole numbers. */
  readonly counts?: readonly string[];
  /** What of one player has room in zones, by their words in scenarios: how many cards at the most, and what says so. */
  readonly room?: readonly {
    readonly zones: readonly string[];
    readonly most: number;
    readonly says: string;
  }[];
  /** How an instruction is read that a scenario says: as the text of this kind of card. */
  readonly sayType: string;
  /** The kinds of card on which a text can stand, the likeliest first: for a text that does not say on which. */
  readonly textTypes: readonly string[];
}
