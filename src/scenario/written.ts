/** A scenario as somebody writes it down: what a file holds, or data of one's own. `docs/scenarios.md` says all of it. */

import type { RuleKey } from '../ground/id.js';

/** An object of a board: the name of a card, or more about it. */
export interface WrittenObject {
  card: string;
  as?: string;
  printing?: string;
  owner?: string;
  counters?: { [counter: string]: number };
  damage?: number;
  faceDown?: boolean;
  attachedTo?: string;
  at?: string;
  token?: boolean;
  chose?: { [kind: string]: string | string[] | number };
  [status: string]: unknown;
}

/**
 * Something that a player does: one verb of the game (`cast`, `say`, ...) with its card, its words or `true`, and what
 * belongs to it. Cards and players are named as the scenario names them.
 */
export interface WrittenAction {
  by?: string;
  with?: string | string[];
  source?: string;
  targets?: string[];
  inResponseTo?: string;
  amount?: number;
  line?: number;
  illegal?: true;
  as?: string;
  [verb: string]: unknown;
}

/** An answer given beforehand to the next such decision of a player. */
export interface WrittenChoice {
  by: string;
  asks?: string;
  on?: string;
  choose: string | number | boolean | (string | number)[];
}

/** Something that must be so: about an object, a number of objects, a player, or what happened. */
export type Fact = { [key: string]: unknown };

/** A decision that comes up, or never does. */
export interface ExpectedDecision {
  by: string;
  asks?: string;
  offers?: string[];
  withholds?: string[];
  never?: boolean;
}

/** How a card's text, or a line of it, must be understood. */
export interface ExpectedReading {
  card: string;
  printing?: string;
  line?: number;
  ability?: string;
  /** `none`: it is nothing that has a form. */
  form?: number | 'none';
  called?: string;
  optional?: boolean;
  understood?: boolean;
}

/** What must come of a scenario. */
export interface Expectations {
  outcomes?: number | (Fact | Fact[])[];
  always?: Fact[];
  possible?: Fact[];
  never?: Fact[];
  sequence?: Fact[];
  decisions?: ExpectedDecision[];
  reads?: ExpectedReading[];
  /** Rules by which it is decided so: each is cited. */
  cites?: RuleKey[];
  /** Rules that are near and do not decide: none is cited. */
  omits?: RuleKey[];
}

/** A card as it is printed: its name, type and text, and what else its game prints, such as `cost`. */
export interface FormCard {
  name: string;
  type: string;
  text?: string;
  [printed: string]: unknown;
}

/** A player: a name, values such as life, and what lies in each zone, by the words of the game. */
export interface WrittenPlayer {
  name: string;
  [zoneOrValue: string]: unknown;
}

/** What decides a scenario: taken out, its expectations must fail. */
export type Decider = { card: string; line?: number } | { rule: string };

/** A board, what is done on it, and what must come of it. */
export interface Scenario {
  ids?: string[];
  game: string;
  rules?: string;
  /** Further versions in which the same comes of it. */
  alsoIn?: string[];
  date?: string;
  title: string;
  cards?: FormCard[];
  players: WrittenPlayer[];
  shared?: { [zone: string]: (string | WrittenObject)[] };
  turn?: string;
  actions?: WrittenAction[];
  choices?: WrittenChoice[];
  ignoring?: string[];
  expect?: Expectations;
  decidedBy?: Decider[];
  /** Numbers of sub-rules that the outcome rests on, whether or not a ruling cites them. */
  shows?: string[];
  /** Numbers of sub-rules that it is near to and that do not decide it. */
  borders?: string[];
  fails?: string;
}
