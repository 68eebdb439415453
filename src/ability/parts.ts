/** What an ability is made of: the instructions in it, and those inside them. */

import type { Ability } from './ability.js';
import { type Change, flatChanges } from './change.js';
import type { Instruction } from './instruction.js';

/** A part of a text that replaces another part of it as it is carried out. */
export type SelfReplacement = Extract<Instruction, { do: 'alternative' }>;

/** The lists of instructions of an ability. */
export function instructionsOf(ability: Ability): readonly (readonly Instruction[])[] {
  switch (ability.ability) {
    case 'spell':
      return [ability.do];
    case 'triggered':
      return ability.cost ? [ability.cost, ability.do] : [ability.do];
    case 'activated':
      return [ability.cost, ability.do];
    case 'additional cost':
      return [ability.cost, ability.yes ?? []];
    case 'replacement':
      return [
        ability.cost ?? [],
        ability.outcome.outcome === 'stand in' ? ability.outcome.do : [],
        ...changesOf(ability).map(instructionsIn),
        ability.after ?? [],
      ];
    default:
      return [];
  }
}

/** How a replacement effect changes its event, where it does, with the changes inside changes. */
export function changesOf(ability: Ability): readonly Change[] {
  return ability.ability === 'replacement' && ability.outcome.outcome === 'modify'
    ? flatChanges(ability.outcome.changes)
    : [];
}

function instructionsIn(change: Change): readonly Instruction[] {
  switch (change.change) {
    case 'also':
    case 'besides':
    case 'may':
      return change.do;
    case 'gain':
      return [change.effect];
    default:
      return [];
  }
}

/** The lists of instructions inside an instruction. */
export function innerInstructions(instruction: Instruction): readonly (readonly Instruction[])[] {
  switch (instruction.do) {
    case 'several':
    case 'for each':
    case 'where':
    case 'repeat':
      return [instruction.steps];
    case 'may':
    case 'unless':
      return [instruction.cost ?? [], instruction.steps];
    case 'if':
      return [instruction.yes, instruction.no ?? []];
    case 'alternative':
      return [instruction.base, instruction.other];
    case 'modes':
      return instruction.of;
    case 'price':
      return [instruction.cost];
    case 'beforehand':
      return [instruction.base, [instruction.effect]];
    default:
      return [];
  }
}
