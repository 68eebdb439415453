import type { Words } from '../rulebook/words.js';
import type { Message } from './message.js';

/** One language: turns messages into sentences, and names the parts of a ruling. */
export interface SentenceCatalogue {
  /** The sentence of a message, without the rules that it cites. */
  say(message: Message, words: Words): string;
  readonly headings: {
    readonly result: string;
    readonly assumed: string;
    /** Choices that the scenario fixes. */
    readonly given: string;
    readonly unread: string;
    readonly whyNot: string;
    readonly rules: string;
    readonly noRuling: string;
    readonly partial: string;
    readonly steps: string;
    heading(game: string, rules: string, date: string | null): string;
    outcome(place: number, of: number, ways: number, all: number): string;
    /** Steps that are those of another outcome. */
    like(first: number, last: number, outcome: number): string;
  };
}
