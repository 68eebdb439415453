/** What an ability is made of: the instructions in it, and the abilities that it grants or makes for a while. */

import type { Ability } from './ability.js';
import { type Change, flatChanges } from './change.js';
import type { Instruction } from './instruction.js';
import type { Referent } from './reference.js';
import { flatOps, type StaticOp } from './static.js';

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
    case 'beforehand':
      return [instruction.base, [instruction.effect]];
    default:
      return [];
  }
}

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

/** The numbers that words anywhere in a part of a text are given, for others to refer back to. */
export function referents(part: unknown): readonly Referent[] {
  return numbersIn(part, ({ as }) => as);
}

/** The numbers by which words anywhere in a part of a text refer back. */
export function referredTo(part: unknown): readonly Referent[] {
  return numbersIn(part, (words) => ('what' in words || 'who' in words ? words.of : undefined));
}

/** Whether a part of a text refers back to this. */
export function refersTo(part: unknown, referent: Referent): boolean {
  return referredTo(part).includes(referent);
}

type Words = { readonly [field: string]: unknown };

function numbersIn(part: unknown, numberOf: (words: Words) => unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = numberOf(part as Words);
  const inner = Object.values(part).flatMap((one) => numbersIn(one, numberOf));
  return typeof own === 'number' ? [own, ...inner] : inner;
}

function granted(ops: readonly StaticOp[]): readonly Ability[] {
  return flatOps(ops).flatMap((op) => (op.op === 'gain' ? op.abilities : op.op === 'text of' ? op.and : []));
}
