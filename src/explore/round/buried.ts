/**
 * What rounds leave waiting beneath. Where nothing that can be chosen comes to an end, it may be that it never comes to what
 * has been announced before a round and is still there after it, nor to what the round has left above that: then the game
 * goes round as it would without.
 */

import { isAnnounced, isNoLess, pilesUp } from '../../kernel/round/stage.js';
import type { Waiting } from '../../position/position.js';
import type { Graph } from '../graph.js';
import type { Passed } from './shortcut.js';
import type { Sight } from './sight.js';

/** What waited already where a round began that has left more above it. */
export interface Buried {
  readonly back: number;
  readonly floor: readonly Waiting[];
}

/** What has been announced, if it still waits as it did; null where some of it does not. */
export function floorOf({ waits: before }: Sight, { waits: now }: Sight): readonly Waiting[] | null {
  const floor = before.filter(isAnnounced);
  return floor.every((one, at) => now[at] === one) ? floor : null;
}

/** Whether a path only leaves more to be done than there was before on it, of which tokens may be spoken besides. */
export function pilesOn(path: readonly Passed[], now: Sight): boolean {
  return path.some(({ sight: before }) => {
    if (before?.beside !== now.beside) return false;
    const isMore = now.waits.length > before.waits.length && floorOf(before, now) !== null;
    return pilesUp(before.stage, now.stage) || (isMore && isNoLess(before.bare, now.bare));
  });
}

/**
 * Whether what rounds have left waiting beneath stays there for good: wherever such a round leads, nothing comes to what
 * waited before it, and so to nothing above that. Then what can be chosen is the same with more of it.
 * @param waits what waits at each junction
 */
export function staysBuried(
  { junctions }: Graph,
  waits: readonly (readonly Waiting[])[],
  buried: readonly Buried[],
): boolean {
  return buried.every(({ back, floor }) =>
    [...reachedFrom(junctions, back)].every((place) => floor.every((one, at) => waits[place]?.[at] === one)),
  );
}

/** The junctions to which one leads, itself among them. */
function reachedFrom(junctions: Graph['junctions'], start: number): ReadonlySet<number> {
  const reached = new Set([start]);
  for (const place of reached)
    for (const { to } of junctions[place]?.branches ?? []) {
      if ('junction' in to) reached.add(to.junction);
      if ('back' in to) reached.add(to.back);
    }
  return reached;
}
