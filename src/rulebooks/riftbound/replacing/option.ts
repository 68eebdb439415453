/** Effects that could be applied to an event, and what has been said of them. */

import type { PlayerId } from '../../../ground/id.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate } from '../../../rulebook/policy.js';

/** An effect that could be applied to an event, and who orders what replaces that event. */
export interface Option {
  readonly node: Node;
  readonly candidate: Candidate;
  readonly by: PlayerId;
}

/** The effect that has been applied to an event as it was raised. */
export function appliedFirst({ uses, inherited }: Node): Candidate['effect'] | undefined {
  return uses[inherited]?.effect;
}
