/** In which zone words have their own object, where they say so. */

import type { Ability } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import type { Test, What } from '../ability/reference.js';
import type { EventKind, Zone } from '../ground/id.js';
import { watched } from './watch.js';

/** The one zone beside the field in which a kind of event finds its object, where there is one. */
export type Origin = (kind: EventKind) => Zone | undefined;

/** The zone in which an ability's words look for its own object, where they name one. */
export function zoneSought(ability: Ability): Zone | undefined {
  const { object, from } = watched(ability) ?? {};
  return (from?.otherThan ? undefined : from?.zone) ?? (object && zoneOfThis(object));
}

/** The zone from which instructions take the very object that has them. */
export function takenFrom(instructions: readonly Instruction[], origin: Origin): Zone | undefined {
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
