/** Which kind of event an ability looks at: the key under which it is found when such an event is on its way. */

import type { Ability } from '../ability/ability.js';
import type { Act } from '../ability/act.js';
import type { Instruction } from '../ability/instruction.js';
import type { Test, What } from '../ability/reference.js';
import type { EventKind, Zone } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { GameEvent } from '../position/event.js';

/** An event of this kind, or of this kind to one zone. */
export type WatchKey = string;

/** The key of what a pattern looks at. @example watchKey({ event: 'move', to: { zone: 'hand' } }) // => 'move>hand' */
export function watchKey(act: Act): WatchKey {
  return act.to && !act.to.otherThan ? `${act.event}>${act.to.zone}` : act.event;
}

/** The keys of a pattern: that of each kind of event that it looks at, where it is one of several. */
export function watchKeys(act: Act): readonly WatchKey[] {
  const keys = new Set((act.either ?? [act]).map(watchKey));
  // What is found under its kind wherever it leads is not found again under where it leads.
  return [...keys].filter((key) => !key.includes('>') || !keys.has(key.slice(0, key.indexOf('>'))));
}

/** The keys under which an event is looked up, when it may be watched as these kinds. */
export function eventKeys({ to }: GameEvent, kinds: readonly EventKind[]): readonly WatchKey[] {
  return to ? flat(kinds, (kind) => [kind, `${kind}>${to.zone}`]) : kinds;
}

/** The pattern by which an ability waits for events; null for one that does not. */
export function watched(ability: Ability): Act | null {
  switch (ability.ability) {
    case 'replacement':
      return ability.watch;
    case 'triggered':
      return ability.on;
    case 'cannot':
      return ability.act;
    default:
      return null;
  }
}

/**
 * Whether an ability concerns only the object that it is on. Such an ability is found at the object to which
 * something happens; any other is found in the index, whatever it happens to.
 */
export function concernsItself(ability: Ability): boolean {
  const what =
    ability.ability === 'static' ? ability.affects : (watched(ability)?.object ?? watched(ability)?.other);
  return what !== undefined && isThis(what);
}

function isThis(what: What): boolean {
  return what.what === 'this';
}

/** The zone in which an ability's words look for its own object, where they name one. */
export function zoneSought(ability: Ability): Zone | undefined {
  const { object, from } = watched(ability) ?? {};
  return (from?.otherThan ? undefined : from?.zone) ?? (object && zoneOfThis(object));
}

/** The one zone beside the field in which a kind of event finds its object, where there is one. */
export type Origin = (kind: EventKind) => Zone | undefined;

/**
 * The zone in which an ability functions, where that is not the field: the one that it names, or the one from which its
 * own object is taken as it is applied ("banish this card from your GY instead", "discard this card instead").
 */
export function zoneOf(ability: Ability, origin: Origin): Zone | undefined {
  if (ability.zone !== undefined) return ability.zone;
  switch (ability.ability) {
    case 'replacement': {
      const { cost = [], outcome } = ability;
      return takenFrom([...cost, ...(outcome.outcome === 'stand in' ? outcome.do : [])], origin);
    }
    case 'activated':
      return takenFrom(ability.cost, origin);
    case 'triggered':
      // What happened to the object itself may have been what brought it there.
      return concernsItself(ability) ? undefined : takenFrom(ability.do, origin);
    default:
      return undefined;
  }
}

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
