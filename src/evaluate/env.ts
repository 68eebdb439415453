import type { ObjectId, PlayerId } from '../ground/id.js';
import { type Env, envWith, type Value } from '../position/env.js';
import type { Cause } from '../position/event.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';

/**
 * What the words of an object refer to when nothing has been said with them yet: their source, and "you".
 *
 * @param you its controller where it is left out
 * @example
 * const [cub] = play.table.position.objects;
 * cub && envOf(cub).you; // => 0
 */
export function envOf(object: GameObject, you: PlayerId = object.controller): Env {
  const { id: source, stint } = object;
  return { you, source, stint, ability: null, refs: [], event: null, uses: [], manner: 'effect' };
}

/** How what the words do is brought about. */
export function causeOf({ manner, you: player, source, ability }: Env): Cause {
  return { manner, player, source, ability };
}

/** Who does what the words tell nobody in particular to do. */
export function actorOf(env: Env): PlayerId {
  return env.actor ?? env.you;
}

/** Objects as a word refers to them: each in its present stint. */
export function theseObjects(game: Game, objects: readonly ObjectId[]): Value {
  return { objects, stints: objects.map((id) => game.table.position.objects[id]?.stint ?? 0) };
}

/** The same words, with one more thing spoken of. */
export function withRef(env: Env, referent: number | undefined, value: Value): Env {
  if (referent === undefined) return env;
  if (referent === 0 && env.refs.length === 0) return envWith(env, { refs: [value] });
  const refs = env.refs.slice();
  while (refs.length < referent) refs.push(null);
  refs[referent] = value;
  return envWith(env, { refs });
}

/** The objects that a referent stands for. */
export function refObjects(env: Env, referent: number): readonly ObjectId[] {
  const value = env.refs[referent];
  return value && 'objects' in value ? value.objects : [];
}
