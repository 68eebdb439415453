import type { AbilityKey, ObjectId, PlayerId } from '../ground/id.js';
import type { Aim, Value } from './env.js';

/**
 * An effect that a resolution made and that lasts. It outlives its source.
 * What it does stands in the text that made it: `made` is the key of that instruction.
 */
export interface LastingEffect {
  readonly id: number;
  readonly made: AbilityKey;
  readonly source: ObjectId | null;
  /** The stint in which the source made it. */
  readonly stint: number;
  /** The stint in which its words find the source, where that had moved by then. */
  readonly found?: number;
  readonly controller: PlayerId;
  readonly since: number;
  /** What the text had spoken of when the effect was made. */
  readonly refs: readonly (Value | null)[];
  /** The objects that it changes, each with the stint in which it was affected. */
  readonly on: readonly { readonly object: ObjectId; readonly stint: number }[];
  /** The words that were chosen for it: in pairs, which stands for which. */
  readonly words?: readonly string[];
  /** What was chosen for it as it was made: whom it is about, which source. */
  readonly aimed?: readonly Aim[];
}
