/** Continuous effects that are on their own object and look at nothing else: whatever others are, they do the same. */

import type { StaticAbility } from './ability.js';
import { flatOps, type StaticOp } from './static.js';

/** Whether an ability says something of its own object only, in words that rest on nothing. */
export function isSelfContained({ affects, while: condition, ops }: StaticAbility): boolean {
  return affects.what === 'this' && condition === undefined && looksAtNothing(ops);
}

/** Whether changes come to the same on any board: their words and numbers stand in the text. */
export function looksAtNothing(ops: readonly StaticOp[]): boolean {
  return flatOps(ops).every(restsOnNothing);
}

function restsOnNothing(op: StaticOp): boolean {
  switch (op.op) {
    case 'gain':
      return op.giver === undefined;
    case 'set':
    case 'add':
    case 'remove':
      return Array.isArray(op.values);
    case 'value':
      return typeof op.to !== 'object';
    case 'modify':
      return typeof op.by !== 'object';
    case 'lose':
    case 'control':
    case 'keep counters':
      return true;
    case 'unread':
    case 'rename':
    case 'text of':
    case 'picked':
    case 'several':
      return false;
  }
}
