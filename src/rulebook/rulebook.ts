import type { Ability, KeywordAbility } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import type { SelfReplacement } from '../ability/parts.js';
import type { RuleKey, Zone } from '../ground/id.js';
import type { Action } from '../position/action.js';
import type { Env } from '../position/env.js';
import type { Standing } from '../table/registry.js';
import type { Catalogue } from './catalogue.js';
import type { Game } from './game.js';
import type { Policy } from './policy.js';

/** A rule in one version: its number there, and what it says in a line of the project's own. */
export interface RuleLine {
  readonly number: string;
  readonly line: string;
}

/** What a game calls an ability beside its kind. */
export interface Called {
  /** The form of a replacement effect, where the game tells several apart. */
  readonly form: number | null;
  /** Names that do not stand in its text: nicknames, and kinds that only some versions of the rules have. */
  readonly names: readonly string[];
}

/** One game's answers to everything that the games answer differently. */
export interface Rulebook {
  /** The word for the game in a scenario file. */
  readonly game: string;
  readonly name: string;
  /** Newest first; the first is used where a scenario names none. */
  readonly versions: readonly string[];
  /**
   * The rules that a ruling can cite, by their stable key; the line in a language, English where none is named. Null
   * where there is no such rule, or no line of it in that language.
   */
  rule(key: RuleKey, version: string, language?: string): RuleLine | null;
  readonly catalogue: Catalogue;
  policy(version: string, date: string | null): Policy;
  /** What a keyword stands for; null for a keyword that this game does not have. */
  expand(keyword: KeywordAbility): readonly Ability[] | null;
  /** What the rules themselves say of every object, and what their events carry out. */
  standing?(version: string): readonly Standing[];
  /** What the game calls an ability, or a part of a text that replaces another, by a version of its rules. */
  called?(what: Ability | SelfReplacement, version: string): Called;
  readonly actions: { readonly [verb: string]: ActionRule };
}

/** What a player does when a scenario lists it. */
export interface ActionRule {
  /** What a scenario must say of it. */
  readonly needs: readonly ('object' | 'other' | 'others' | 'words' | 'amount' | 'line')[];
  /** What it may say beside that. */
  readonly takes?: readonly ('other' | 'amount' | 'line')[];
  /** The zones in which its object is looked for first. */
  readonly from?: readonly Zone[];
  /** No player does it of their own accord, only as an instruction says: the rule by which that is so. */
  readonly limited?: RuleKey;
  /** Its object is elsewhere by the time that its cost is paid: a spell is on the stack. */
  readonly moves?: true;
  /**
   * Asked where its object is on the field already, though it is an action on what comes from elsewhere.
   * @throws {Withheld} where it may be one all the same that can be done
   */
  mustCome?(game: Game, action: Action): void;
  /** What the objects that it names would have to be, in words, where they are not; null where it can be done with them. */
  unfit?(game: Game, action: Action): string | null;
  /**
   * Whether it takes an ability that stands on the card of its object, and which that has not now; asked where the scenario
   * lists it as something that cannot be done.
   */
  lacks?(game: Game, action: Action): boolean;
  /** It is the turn player's, whoever is said to do it, and the next turn is another's. */
  readonly passes?: true;
  steps(game: Game, action: Action): Steps;
}

/** What happens when a player does something, as instructions of the rulebook. Responses come before the last of it. */
export interface Steps {
  /** The rule by which it cannot be done now: it is done only in response to something else. */
  readonly untimely?: RuleKey;
  /** Another rule by which it cannot be done. */
  readonly barred?: RuleKey;
  /** Whether its object is elsewhere by the time that its cost is paid, where it is otherwise than its action says. */
  readonly moves?: boolean;
  readonly announce?: Instruction[];
  /** What is paid for it once it is announced: without paying in full it cannot be done. */
  readonly cost?: Instruction[];
  /** What is chosen only once that is paid; where no way to pay leaves anything to choose it cannot be done, by this rule. */
  readonly paidFirst?: { readonly aim: Extract<Instruction, { do: 'aim' }>; readonly rule: RuleKey };
  /** What comes of it as soon as it is announced and paid for, before anybody responds: that a spell is cast by now. */
  readonly once?: Instruction[];
  readonly do: Instruction[];
  readonly env: Env;
}
