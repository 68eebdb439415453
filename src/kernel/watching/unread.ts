/** Abilities and instructions that are not understood. */

import type { Ability, Unread } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions, instructionsOf } from '../../ability/parts.js';

/** What is not understood of instructions, or of those within them; nothing where all is. */
export function unreadIn(instructions: readonly Instruction[]): Unread | undefined {
  for (const one of instructions) {
    if (one.do === 'unread') return one.unread;
    const found = innerInstructions(one).map(unreadIn).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** What is not understood of an ability; nothing where all is. */
export function unreadOf(ability: Ability): Unread | undefined {
  return ability.ability === 'unread' ? ability.unread : instructionsOf(ability).map(unreadIn).find(Boolean);
}
