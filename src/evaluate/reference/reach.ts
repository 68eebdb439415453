/**
 * To what words do something: an object that has been elsewhere since they spoke of it is another one, which they do not
 * find (Magic 400.7), unless they have moved it themselves, what was paid for them has, or the event at which they look.
 */

import type { Ability } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import { innerInstructions } from '../../ability/parts.js';
import type { This, What } from '../../ability/reference.js';
import type { ObjectId, Zone } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import { type Game, isField, objectOf } from '../../rulebook/game.js';
import { movedSince } from './past.js';

/** Words that speak of one thing and choose nothing. */
type Spoken = Extract<What, { what: 'this' | 'that' }>;

/** Those of what words speak of that they still find. */
export function reached(game: Game, env: Env, what: Spoken, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (env.ability === null || env.manner === 'cost') return ids;
  const ability = game.table.registry.ability(env.ability);
  if (ability.ability === 'replacement' && isAbout(env, what)) return ids;
  return ids.filter((id) => isReached(game, env, what, id, ability));
}

/** Whether words speak of what the event is about of which they take the place: that is followed. */
function isAbout({ event, source }: Env, { what }: Spoken): boolean {
  return what === 'that' || event?.object === source;
}

function isReached(game: Game, env: Env, what: Spoken, id: ObjectId, ability: Ability): boolean {
  const moved = movedSince(game, env, what, id);
  if (moved === 0) return true;
  const { zone, stint } = objectOf(game, id);
  if (game.catalogue.zones[zone]?.seen !== 'all') return false;
  if (what.what === 'this' && (stint === env.found || isCardOf(game, what, zone))) return true;
  if (moved === 1 && isMovedByEvent(game, env, what, ability)) return true;
  return isPaidWith(ability, what);
}

/** "This card", and what a text seeks in a zone, is what it has become, as long as that is no permanent. */
function isCardOf(game: Game, { noun, which }: This, zone: Zone): boolean {
  return (noun === 'card' || which !== undefined) && !isField(game, zone);
}

/** Whether the event at which words look has moved what they speak of, and they saw it as it was before. */
function isMovedByEvent(game: Game, env: Env, what: Spoken, ability: Ability): boolean {
  const { event, source } = env;
  if (event?.object == null || !event.to) return false;
  const { looksBack, seenAfter } = game.catalogue.events[event.kind] ?? {};
  if (!looksBack?.(game, event)) return false;
  if (ability.ability === 'triggered' && seenAfter?.(ability)) return false;
  if (what.what === 'this') return event.object === source;
  const value = env.refs[what.of];
  return value != null && 'objects' in value && value.objects.includes(event.object);
}

/** Whether it is paid with: then it is found where it has been put so (400.7j). */
function isPaidWith(ability: Ability, what: Spoken): boolean {
  const cost = 'cost' in ability ? ability.cost : undefined;
  return Array.isArray(cost) && cost.some((step: Instruction) => isDoneTo(step, what));
}

function isDoneTo(step: Instruction, what: Spoken): boolean {
  if (step.do !== 'act') return innerInstructions(step).some((all) => all.some((one) => isDoneTo(one, what)));
  const { object } = step.act;
  return what.what === 'this' ? object?.what === 'this' : object?.what === 'some' && object.as === what.of;
}

/** Words that have moved their own object find it where it has come. */
export function withFound({ table }: Game, env: Env, moved: readonly ObjectId[]): Env {
  const { source } = env;
  const found = source !== null && moved.includes(source) ? table.position.objects[source]?.stint : undefined;
  return found === undefined || found === env.stint ? env : envWith(env, { found });
}
