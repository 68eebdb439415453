/** What the words of an effect ask for, and an event that they look at does not have. */

import type { Condition } from '../ability/condition.js';
import type { Comparison, Test, What } from '../ability/reference.js';
import type { Amount } from '../ground/amount.js';
import type { ObjectId, PlayerId, Trait, Zone } from '../ground/id.js';

/** What it is that the words do not fit: what it happens to, what else takes part in it, or what brings it about. */
export type Party = 'object' | 'other' | 'cause';

/** What the words ask for and do not find. */
export type Misfit =
  /** They speak of these players, and it is another. */
  | { readonly lacks: 'player'; readonly meant: readonly PlayerId[] }
  /** They speak of what comes from there, or goes there; of these players, where they say whose it is. */
  | {
      readonly lacks: 'from' | 'to';
      readonly zone: Zone;
      readonly at: 'top' | 'bottom' | null;
      readonly meant: readonly PlayerId[] | null;
    }
  | { readonly lacks: 'counter'; readonly counter: string }
  | { readonly lacks: 'amount'; readonly amount: Amount; readonly orMore: boolean }
  /** They speak of tokens with all the words of one of these. */
  | { readonly lacks: 'token'; readonly words: readonly (readonly string[])[] }
  /** A condition that is not met. */
  | { readonly lacks: 'condition'; readonly part: Condition }
  /** They speak of what comes about otherwise, and it is paid as a cost. */
  | { readonly lacks: 'cause'; readonly is: 'cost' }
  /** They speak of the turns of these players. */
  | { readonly lacks: 'turn'; readonly meant: readonly PlayerId[] }
  | ({ readonly of: Party } & Unlike);

/** What one that takes part is not. */
export type Unlike<One = ObjectId, Somebody = PlayerId, Part = Test | What | null> =
  /** There is none: it happens to a player, or nothing else takes part. */
  | { readonly lacks: 'any' }
  /** They speak of nothing but the card that they are on. */
  | { readonly lacks: 'own' }
  /** They speak of others than the card that they are on. */
  | { readonly lacks: 'other' }
  /** They speak of these: what was chosen, or mentioned before. */
  | { readonly lacks: 'named'; readonly objects: readonly One[] }
  /** It is under `is`, and they speak of what is under the others; or it belongs to them, wherever it is. */
  | {
      readonly lacks: 'whose';
      readonly by: 'control' | 'owner' | 'zone';
      readonly is: Somebody;
      readonly meant: readonly Somebody[];
    }
  /** It has none of these; with `not`, it has them and should not. */
  | {
      readonly lacks: 'words';
      readonly trait: Trait;
      readonly words: readonly string[];
      readonly not: boolean;
    }
  | {
      readonly lacks: 'number';
      readonly trait: Trait;
      readonly by: Comparison;
      readonly to: Amount;
      readonly is: Amount | null;
    }
  /** `by`: its words, where the status has no word of its own. */
  | { readonly lacks: 'status'; readonly status: string; readonly not: boolean; readonly by: Part }
  | { readonly lacks: 'counters'; readonly counter: string; readonly atLeast: Amount; readonly not: boolean }
  /** They do not describe it: this part of them, where one can be told that nothing shorter says. */
  | { readonly lacks: 'described'; readonly by: Part };
