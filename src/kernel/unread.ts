/** Instructions that are not understood. */

import type { Unread } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import { innerInstructions } from '../ability/parts.js';

/** What is not understood of instructions, or of those within them; nothing where all is. */
export function unreadIn(instructions: readonly Instruction[]): Unread | undefined {
  for (const one of instructions) {
    if (one.do === 'unread') return one.unread;
    const found = innerInstructions(one).map(unreadIn).find(Boolean);
    if (found) return found;
  }
  return undefined;
}
