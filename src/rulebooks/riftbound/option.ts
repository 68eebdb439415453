/** Effects that could be applied to an event, and what has been said of them. */

import type { PlayerId } from '../../ground/id.js';
import type { Node } from '../../position/frame.js';
import type { Candidate } from '../../rulebook/policy.js';

/** An effect that could be applied to an event, and who orders what replaces that event. */
export interface Option {
  readonly node: Node;
  readonly candidate: Candidate;
  readonly by: PlayerId;
}

/**
 * The one of these effects of which it has been said that it comes first for their event. What was said goes for the effects
 * that applied then: where another applies by now, which of them comes first is determined anew (372).
 */
export function saidFirst(options: readonly Option[]): readonly Option[] {
  const isRanked = ({ node, candidate }: Option): boolean => node.ranked.includes(candidate.effect);
  if (!options.every(isRanked)) return [];
  return options.filter(({ node, candidate }) => node.ranked[0] === candidate.effect);
}

/** The effect that has been applied to an event as it was raised. */
export function appliedFirst({ uses, inherited }: Node): Candidate['effect'] | undefined {
  return uses[inherited]?.effect;
}
