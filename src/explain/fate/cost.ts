/** Where what is paid is told. */

import type { Root } from './fate.js';

/** What is paid to replace events that are still to happen comes before what becomes of those: its place among all. */
export function beforeWhatWaits(roots: readonly Root[]): number {
  const waits = ({ event, replaced, happened }: Root): boolean =>
    event.cause.manner !== 'cost' && !replaced && happened.length === 0;
  return roots.findLastIndex((root) => !waits(root)) + 1;
}
