import type { ObjectId, PlayerId } from '../ground/id.js';

/** Something that the scenario lists: a player does it, or it is said. The verbs are the rulebook's. */
export interface Action {
  verb: string;
  /** Its place in the scenario's list, from 0: what is written beside it belongs to it alone. */
  place: number;
  by: PlayerId;
  object: ObjectId | null;
  other: ObjectId | null;
  /** Several others, where it is about more than one: the Materials of a summon. */
  others?: readonly ObjectId[];
  /** Names of what is there only once a text has made it: they are looked up as the action is taken. */
  named?: { readonly object: string | null; readonly other: string | null };
  /** The card key of the words said. */
  words: string | null;
  amount: number | null;
  /** A word of the rulebook, where the verb needs one: what kind of thing says it. */
  manner: string | null;
  /** The line of the object's text, from 1, on which what is used stands. */
  line?: number;
  /** Nobody is said to do it: it is done by whoever's turn it is. */
  unsaid?: boolean;
  /** The scenario says that it cannot be done: it is held against the rules, and nothing comes of it. */
  illegal?: boolean;
  /** What is done in response, between its announcement and the rest of it, in this order. */
  responses: Action[];
}
