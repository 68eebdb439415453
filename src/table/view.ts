import type { Traits } from '../position/card.js';
import type { GameObject } from '../position/object.js';
import type { Keyed } from './registry.js';

/** An object as it is, or as it would be: with everything counted that changes it. */
export interface View {
  /** Where it is, whose it is, its status. For an arriving object: as it would arrive. */
  readonly object: GameObject;
  /** Null for a card that nobody knows. */
  readonly traits: Traits | null;
  readonly abilities: readonly Keyed[];
}
