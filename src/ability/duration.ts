import type { Quantity } from './quantity.js';

/**
 * How long an effect that a resolution made lasts; `controlled`: for as long as its player controls the object that made it;
 * `there`: for as long as that stays on the field.
 */
export type Duration =
  | 'turn'
  | 'next turn'
  | 'your next turn'
  | 'combat'
  | 'damage calculation'
  | 'controlled'
  | 'there'
  | 'game';

/** How long something is a copy, where not for good. */
export type CopyEnd = 'turn' | 'face down';

/** How often an ability may be used. Used up by application, not by being offered or declined. */
export type Limit =
  /** "the next time": once at all. */
  | { limit: 'next'; said?: 'first' }
  /** "the first time ... each turn": of the event that the ability watches, or, where it watches "each" object, for each; `times`: "the first two times". */
  | { limit: 'first'; per: 'turn'; times?: number; said?: 'each turn' | 'apart' | 'before the cause' }
  | { limit: 'times'; times: number; per: 'turn'; said?: 'per' | 'each' }
  /** "the next 3 damage": so much of the amounts of events, however many they are; "each combat", "each turn": anew in each. */
  | { limit: 'points'; points: Quantity; per?: 'combat' | 'turn' };

/**
 * A sentence that limits how often effects of a card may be used, by the card's name: each of them, those that follow it,
 * or the one before it.
 */
export interface CardLimit {
  of:
    | 'each effect'
    | 'the effect'
    | 'this effect'
    | 'the previous effect'
    | 'the following effects'
    | 'any effect';
  /** Absent where it is about one card for as long as that lies there. */
  name?: string;
  /** How many uses there are, where that is not one. */
  times?: number;
  /** One use of one of them is all. */
  shared?: true;
  /** For how long a use counts, where that is not the turn. */
  per?: 'Duel' | 'stay';
  /** "You can only activate ...", "you can use ...", "this effect can only be used ...", where the text does not say "you can only use". */
  said?: 'activate' | 'can' | 'used';
  /** "Up to twice", and not "twice". */
  upTo?: true;
  /** "1 effect per turn", without "and only once that turn". */
  brief?: true;
}
