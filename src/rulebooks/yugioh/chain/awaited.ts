/** What an effect goes on with once it has done something. */

import type { Cause } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';

/** Whether an effect has something to do next if what it brings about now has been done: "then ...", "and if you do, ...". */
export function isAwaited({ table }: Game, { manner, source }: Cause): boolean {
  if (manner !== 'effect') return false;
  return table.position.work.some((frame) => {
    if (frame.frame !== 'script' || frame.env.source !== source) return false;
    const next = frame.rest.find((one) => one.do !== 'part');
    return next?.do === 'if' && next.given.if === 'did';
  });
}
