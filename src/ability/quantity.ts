import type { Amount } from '../ground/amount.js';
import type { Trait } from '../ground/id.js';
import type { Referent, What, Who } from './reference.js';

/** How many, how much. */
export type Quantity =
  | Amount
  /** "the number of artifacts you control", "for each creature sacrificed this way". */
  | { count: What }
  /** "its power", "the total power of the exiled cards". */
  | { sum: Trait; of: What; total?: true }
  /** "for each +1/+1 counter on it". */
  | { counters: string; on: What }
  /** "each card you discarded": on how many objects an earlier instruction of the same text was attempted. */
  | { attempted: Referent }
  /** "the life lost this way", "that many": how much has come of earlier instructions of the same text, or of how many objects; `most`: "the greatest number of cards a player discarded this way", of the player with the most. */
  | { came: Referent; said?: 'that many'; most?: true }
  /** "two or more opponents", "for each opponent": how many players. */
  | { players: Who }
  /** "that many", "that much": the amount of the event that the text looks at. */
  | { event: 'amount' }
  /** "The damage prevented this way", "each 1 damage prevented this way". */
  | { event: 'prevented' }
  | { times: Quantity; of: Quantity }
  | { plus: Quantity; to: Quantity }
  | { minus: Quantity; from: Quantity }
  | { half: Quantity; rounded: 'up' | 'down' }
  /** A measure that only this game has, such as devotion. */
  | { measure: string; of: string; whose: Who }
  /** A number that only this game knows of how the object was cast, or the one that is meant: "mana spent to cast it". */
  | { told: string; of?: What }
  /** The X that was chosen or paid. */
  | { x: true };
