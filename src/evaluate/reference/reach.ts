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
import type { GameObject } from '../../position/object.js';
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

const OWN: This = { what: 'this' };

/**
 * Whether an object is the one that the words are on, than which they say "other": not what that has become since, unless
 * they find it there (Magic 400.7).
 */
export function isOwn(game: Game, env: Env, { id, stint }: GameObject): boolean {
  const { source, ability: key } = env;
  if (id !== source) return false;
  const moved = stint - env.stint;
  if (moved <= 0 || key === null || !game.policy.anew) return true;
  const ability = game.table.registry.abilityOf(key);
  if (!ability) return false;
  // What takes the place of its moving, as of its entering, finds it where it has come.
  if (moved === 1 && ability.ability === 'replacement' && isAbout(env, OWN)) return true;
  return isReached(game, env, OWN, id, ability);
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
  // Where it has gone on from there it is another all the same.
  return moved === 1 && (isMovedByEvent(game, env, what, ability) || isPaidWith(game, ability, what));
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

/** Whether it is paid with by being put elsewhere: then it is found where it has been put so (400.7j). */
function isPaidWith(game: Game, ability: Ability, { what }: Spoken): boolean {
  const cost = what === 'this' && 'cost' in ability ? ability.cost : undefined;
  return Array.isArray(cost) && cost.some((step: Instruction) => putsThis(game, step));
}

/** Whether a step puts the text's own object elsewhere: nothing is by being tapped. */
function putsThis(game: Game, step: Instruction): boolean {
  if (step.do !== 'act') return innerInstructions(step).some((all) => all.some((one) => putsThis(game, one)));
  const { event, object, to } = step.act;
  return object?.what === 'this' && (to !== undefined || game.catalogue.events[event]?.parts !== undefined);
}

/**
 * Words as they speak of what they find where it has come: what they leave to be done later is done to that, as long as it
 * stays there, and asks what it was before of what it was (Magic 400.7, 603.7c).
 */
export function caughtUp(game: Game, env: Env): Env {
  const { source, ability: key } = env;
  if (key === null || !game.policy.anew) return env;
  const { objects: all } = game.table.position;
  const own = source === null ? undefined : all[source];
  const found = own && own.stint > env.stint && isOwn(game, env, own) ? own.stint : env.found;
  const refs = env.refs.map((value, of) => {
    if (!value || !('objects' in value)) return value;
    const { objects, stints, past = [] } = value;
    const moves = objects.map((id, at) => {
      const moved = (all[id]?.stint ?? 0) - (stints[at] ?? 0);
      const isFound = moved > 0 && reached(game, env, { what: 'that', of, said: 'it' }, [id]).length > 0;
      return isFound ? moved : 0;
    });
    if (moves.every((moved) => moved === 0)) return value;
    return {
      objects,
      stints: stints.map((stint, at) => stint + (moves[at] ?? 0)),
      past: objects.map((_, at) => (past[at] ?? 0) + (moves[at] ?? 0)),
    };
  });
  return envWith(env, { refs, ...(found !== undefined && { found }) });
}

/** Words that have moved their own object find it where it has come. */
export function withFound({ table }: Game, env: Env, moved: readonly ObjectId[]): Env {
  const { source } = env;
  const found = source !== null && moved.includes(source) ? table.position.objects[source]?.stint : undefined;
  return found === undefined || found === env.stint ? env : envWith(env, { found });
}
