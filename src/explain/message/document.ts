/** A ruling as a document: plain JSON, with everything that its text says. */

import type { Cut } from '../../explore/graph/graph.js';
import type { Amount } from '../../ground/amount.js';
import type { RuleKey } from '../../ground/id.js';
import type { Problem } from '../../ground/problem.js';
import type { Words } from '../../rulebook/words.js';
import type { AssumptionMessage, ChangeMessage, Message, StepMessage, VerdictMessage } from './message.js';

/** The version of this form. */
export const RULING_FORMAT = 1;

/** A whole ruling as plain JSON, with everything that its text says. */
export interface RulingDocument {
  readonly format: typeof RULING_FORMAT;
  readonly title: string;
  readonly ids: readonly string[];
  readonly game: { readonly key: string; readonly name: string };
  /** The version of the rules. */
  readonly rules: string;
  readonly date: string | null;
  /** The language of `words`; messages are said in it. */
  readonly language: string;
  /** How the game says what happens in it. */
  readonly words: Words;
  /** A limit cut the exploration: this is not the whole ruling. */
  readonly partial: boolean;
  /** Null where no ruling can be given; the problems say why. */
  readonly ruling: RulingPart | null;
  readonly assumptions: readonly AssumptionMessage[];
  readonly expectations: readonly Expectation[];
  readonly problems: readonly Problem[];
}

/** What can come of a board. */
export interface RulingPart {
  /** The limit at which the exploration was cut, or that it was stopped: what was found is then not all there is. */
  readonly cut: Cut | null;
  /** Complete paths of choices. */
  readonly ways: Amount;
  readonly verdict: readonly VerdictMessage[];
  /** The steps with which the way to every outcome begins. */
  readonly shared: readonly Step[];
  readonly outcomes: readonly OutcomePart[];
  /** How many more outcomes there are than those told here. */
  readonly omitted: number;
}

/** One outcome, and a way that leads to it. */
export interface OutcomePart {
  readonly ways: Amount;
  /** A limit cut the exploration: at least so many ways lead here. */
  readonly partial: boolean;
  readonly verdict: readonly VerdictMessage[];
  /** The steps of one way that leads here, after those that are shared. */
  readonly steps: readonly Step[];
  /** An outcome told before (its place among the outcomes) with which so many of these steps are shared. */
  readonly as: { readonly outcome: number; readonly steps: number } | null;
  /** The board against what it was at the start. */
  readonly changes: readonly ChangeMessage[];
  /** Effects that look at such events and were not applied to them, each with the first condition that failed. */
  readonly whyNot: readonly Line<Message>[];
}

/** Something that happens, and what belongs to it. */
export interface Step {
  readonly lines: readonly Line<StepMessage>[];
}

/** Something that is said, and the rules that say so. */
export interface Line<Said = Message> {
  readonly message: Said;
  readonly cites: readonly Citation[];
}

/** A rule in the version of the ruling: its number there, and what it says in a line of the project's own. */
export interface Citation {
  readonly rule: RuleKey;
  readonly number: string;
  readonly line: string;
}

/** Something that the scenario expects of its ruling. */
export interface Expectation {
  /** Where in `expect` it stands. */
  readonly path: readonly (string | number)[];
  /** Null where the ruling is partial, and what was not explored can still decide it. */
  readonly held: boolean | null;
  /** What was found instead. */
  readonly found: string | null;
}
