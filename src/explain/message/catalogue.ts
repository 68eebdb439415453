import type { Amount } from '../../ground/amount.js';
import type { Words } from '../../rulebook/words.js';
import type { Happening, Message, Thing } from './message.js';

/** One language: turns messages into sentences, and names the parts of a ruling. */
export interface SentenceCatalogue {
  /** The sentence of a message, without the rules that it cites. */
  say(message: Message, words: Words): string;
  /** Sentences one after the other. */
  joined(sentences: readonly string[]): string;
  /** A sentence with the numbers of the rules that it cites. */
  cited(sentence: string, numbers: readonly string[]): string;
  /** A text under its key, as in a list. */
  entry(key: string, text: string): string;
  readonly headings: {
    /** How many of the scenario's expectations hold, and of how many a part of the ruling does not tell. */
    expectations(held: number, all: number, open: number): string;
    /** A scenario that is known not to hold, and why. */
    fails(reason: string): string;
    readonly result: string;
    readonly assumed: string;
    /** Choices that the scenario fixes. */
    readonly given: string;
    readonly intent: string;
    readonly unread: string;
    readonly whyNot: string;
    /** The same of reasons that hold in every outcome. */
    readonly whyNever: string;
    readonly rules: string;
    readonly noRuling: string;
    /** The same where the search was cut: there may be more of them, and more ways to each. */
    partial(place: number, of: number): string;
    heading(game: string, rules: string, date: string | null): string;
    outcome(place: number, of: number, ways: Amount, all: Amount): string;
    /** Steps that are those of another outcome. */
    like(first: number, last: number, outcome: number): string;
    /** The numbers of steps, from the first to the last. */
    steps(first: number, last: number): string;
    /** Steps, by their numbers, that are gone through so many times more; what would happen then, where that is told. */
    again(
      steps: string,
      several: boolean,
      times: number,
      until: readonly Happening[] | null,
      words: Words,
    ): string;
    /** What was told of one thing comes to others in turn. */
    likewise(things: readonly Thing[], words: Words): string;
  };
  /** What is said around a question that is put to somebody. */
  asking(): AskingWords;
}

/** What is said around a question. */
export interface AskingWords {
  /** An answer leaves several outcomes open. */
  leads(outcomes: number): string;
  /** An answer stands for so many that come to the same. */
  alike(answers: Amount): string;
  /** All answers leave the same outcomes open. @param told whether what follows tells of them */
  same(told: boolean): string;
  /** Not everything that an answer leads to was followed. */
  readonly cut: string;
  /** Stands in place of the question where it has one answer. */
  readonly forced: string;
  /** What follows are answers of which it was not looked at what comes of them. */
  readonly further: string;
  /** There are more answers than are listed. */
  answers(more: Amount): string;
  /** Asks for a number, or a letter to go back or to stop. */
  readonly prompt: string;
  readonly noAnswer: string;
  /** Nobody has answered yet. */
  readonly noneBefore: string;
  readonly unanswered: string;
}
