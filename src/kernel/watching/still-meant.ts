/** What is to be done later is done to the same objects, and not to what they have become. */

import type { Act } from '../../ability/act.js';
import type { ObjectId } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { View } from '../../table/view.js';
import type { Play } from '../play/play.js';
import type { Watcher } from './at-object.js';

/**
 * What a lasting effect spoke of as it was made and has been elsewhere since is another object, of which it does not speak
 * (Magic 400.7, 603.7c); but for what has just happened to it, which is followed.
 * @param made what it spoke of
 */
export function stillMeant(play: Play, made: Env['refs'], { object }: GameEvent, env: Env): Env {
  const { objects } = play.table.position;
  const isAway = (id: ObjectId, stint: number | undefined): boolean =>
    id !== object && objects[id]?.stint !== stint;
  const refs = env.refs.map((value, index) => {
    if (!value || value !== made[index] || !('objects' in value)) return value;
    if (!value.objects.some((id, at) => isAway(id, value.stints[at]))) return value;
    const kept = [...value.objects.keys()].filter(
      (at) => !isAway(value.objects[at] as ObjectId, value.stints[at]),
    );
    const of = <One>(all: readonly One[]): One[] => kept.map((at) => all[at] as One);
    return {
      objects: of(value.objects),
      stints: of(value.stints),
      ...(value.past && { past: of(value.past) }),
    };
  });
  return refs.every((value, index) => value === env.refs[index]) ? env : envWith(env, { refs });
}

/**
 * Whether the object of which an effect that lasts was made has become another, and the effect is on the one that it was
 * (Magic 400.7).
 */
export function isAnother({ env, keyed, lasting }: Watcher, { object }: Act, subject: View | null): boolean {
  if (lasting === null || keyed.ability.ability !== 'replacement' || object?.what !== 'this') return false;
  return subject?.object.id === env.source && subject.object.stint !== (env.found ?? env.stint);
}
