import type { Trait } from '../ground/id.js';
import type { Quantity } from './quantity.js';
import type { Comparison, Test, What, Who } from './reference.js';

/** Something that holds or does not hold in a position. */
export type Condition =
  /** "Its power is greater than 0", "it has more than 0 power". */
  | {
      if: 'compare';
      left: Quantity;
      by: Comparison;
      right: Quantity;
      said?: 'has' | 'have' | 'are in' | 'there are';
    }
  /** "you control a Dragon", "you control three or more artifacts". */
  | {
      if: 'controls';
      who: Who;
      what: What;
      atLeast?: Quantity;
      said?: 'have' | 'at least' | 'digits' | 'total';
    }
  /** "you control two or fewer other lands". */
  | { if: 'controls no more'; who: Who; what: What; than: Quantity; said?: 'digits' }
  /** "a player has 13 or less life": one of these players does. A value is a word of the rulebook. */
  | { if: 'value'; who: Who; value: string; by: Comparison; to: Quantity }
  /** "there is a creature card in your graveyard"; `by`: "you discarded a creature card this way". */
  | { if: 'exists'; what: What; by?: Who }
  /** "Two cards that share a color were milled this way": so many of these have a word of the trait in common. */
  | { if: 'alike'; what: What; trait: Trait; atLeast: Quantity }
  /** "it's a creature", "its power is greater than 0", "the chosen shield remains in the shield zone". */
  | { if: 'is'; what: What; tests: Test[]; said?: 'is' | 'is a' | 'a' | 'a card' | 'has' }
  /** Something that only this game knows of how a spell was cast, or of the turn: "this spell was kicked". */
  | { if: 'fact'; fact: string; of?: What; about?: string }
  /** "if you do", "if the player discards a card this way": the action before it in the text was done, attempted or happened, as the rulebook says; `when`: it came about (Magic 603.12). */
  | { if: 'did'; said?: 'this way' | 'when' }
  /** "If you can't": some of the action before it in the text could be done, whatever came of that, by this player. */
  | { if: 'could'; by: Who }
  /** "If damage is prevented this way". */
  | { if: 'prevented' }
  /** "during your turn", "during either player's turn". */
  | { if: 'turn'; whose: Who; said: 'during' | 'it is' | 'the' | 'either' }
  /** Who did not do it, as the text calls them; or that the text says "unless". */
  | { if: 'not'; of: Condition; said?: 'the player' | 'that player' | 'they' | 'unless' }
  /** `apart`: ", and". */
  | { if: 'all'; of: Condition[]; said?: 'apart' }
  | { if: 'any'; of: Condition[] };
