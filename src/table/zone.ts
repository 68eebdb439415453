/** In which zone an ability has its own object, where that is not the field: by its words, and by what it takes as it is applied. */

import type { Ability } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import type { Test, What } from '../ability/reference.js';
import type { EventKind, Zone } from '../ground/id.js';
import { concernsItself, watched } from './watch.js';

/** The one zone beside the field in which a kind of event finds its object, where there is one. */
export type Origin = (kind: EventKind) => Zone | undefined;

/** The zone in which an ability's words look for its own object, where they name one. */
export function zoneSought(ability: Ability): Zone | undefined {
  const { object, from } = watched(ability) ?? {};
  return (from?.otherThan ? undefined : from?.zone) ?? (object && zoneOfThis(object));
}

/**
 * The zone from which an ability's own object is taken as it is applied ("banish this card from your GY instead",
 * "discard this card instead").
 */
export function zoneUsed(ability: Ability, origin: Origin): Zone | undefined {
  switch (ability.ability) {
    case 'replacement': {
      const { cost = [], outcome } = ability;
      return takenFrom([...cost, ...(outcome.outcome === 'stand in' ? outcome.do : [])], origin);
    }
    case 'activated':
      return takenFrom(ability.cost, origin) ?? takenFrom(ability.do, nowhere);
    case 'triggered':
      // What happened to the object itself may have been what brought it there.
      return concernsItself(ability) ? undefined : takenFrom(ability.do, origin);
    default:
      return undefined;
  }
}

/** What is done as an ability resolves may be done wherever its object then is, unless its words say from where. */
const nowhere: Origin = () => undefined;

/** The zone from which instructions take the very object that has them. */
function takenFrom(instructions: readonly Instruction[], origin: Origin): Zone | undefined {
  for (const instruction of instructions) {
    const zone = zoneTaken(instruction, origin);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

function zoneTaken(instruction: Instruction, origin: Origin): Zone | undefined {
  switch (instruction.do) {
    case 'several':
      return takenFrom(instruction.steps, origin);
    case 'may':
      return takenFrom([...(instruction.cost ?? []), ...instruction.steps], origin);
    case 'act': {
      const { event, object, from } = instruction.act;
      return object?.what === 'this' ? (zoneOfThis(object) ?? from?.zone ?? origin(event)) : undefined;
    }
    default:
      return undefined;
  }
}

/** The zone of "this card in your GY". */
function zoneOfThis(what: What): Zone | undefined {
  if (what.what !== 'this') return undefined;
  return [...(what.adjectives ?? []), ...(what.which ?? [])].find(isZoneTest)?.at.zone;
}

function isZoneTest(test: Test): test is Extract<Test, { test: 'zone' }> {
  return test.test === 'zone';
}
