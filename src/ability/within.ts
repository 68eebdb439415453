/** What stands in an ability and is told apart from it: what it grants or makes for a while, and what replaces a part of it. */

import type { Ability } from './ability.js';
import type { Instruction } from './instruction.js';
import { innerInstructions, instructionsOf, type SelfReplacement } from './parts.js';
import { flatOps, type StaticOp } from './static.js';

/** The abilities that an ability grants or makes for a while, and the self-replacements in it, in the order of its words. */
export function partsOf(ability: Ability): readonly (Ability | SelfReplacement)[] {
  const own = ability.ability === 'static' ? granted(ability.ops) : [];
  return [...own, ...instructionsOf(ability).flatMap((list) => list.flatMap(partsMade))];
}

function partsMade(instruction: Instruction): readonly (Ability | SelfReplacement)[] {
  const inner = innerInstructions(instruction).flatMap((list) => list.flatMap(partsMade));
  switch (instruction.do) {
    case 'last':
      return instruction.abilities;
    case 'last on':
      return granted(instruction.ops);
    case 'alternative':
      return [instruction, ...inner];
    default:
      return inner;
  }
}

function granted(ops: readonly StaticOp[]): readonly Ability[] {
  return flatOps(ops).flatMap((op) => (op.op === 'gain' ? op.abilities : op.op === 'text of' ? op.and : []));
}
