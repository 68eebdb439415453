/** Whether an object is another than the one that words are on, or than those of which they have spoken. */

import type { Head } from '../../ability/reference.js';
import type { Env } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { viewOf } from '../object/characteristics.js';
import { standAsOne } from '../reference/listed.js';
import { isOwn } from '../reference/reach.js';
import { describes } from './test.js';

/**
 * Whether an object is not the one that the text is on or none of what was mentioned, be it that this is no legal target any
 * more (Magic 608.2b). What has been elsewhere since is another (400.7).
 * @param head the noun of which it is said
 */
export function isOther(
  game: Game,
  env: Env,
  than: number | undefined,
  object: GameObject,
  head?: Head,
): boolean {
  const { ability, refs, aimed = [] } = env;
  const chosen = aimed.find((aim) => aim.ability === ability && aim.phrase.as === than)?.chosen;
  const isIt =
    than === undefined
      ? isOwn(game, env, object) || (head !== undefined && isBearer(game, env, head, object))
      : [refs[than], chosen].some(
          (value) =>
            value &&
            'objects' in value &&
            value.objects.some((id, at) => id === object.id && value.stints[at] === object.stint),
        );
  return !isIt || (object.count !== 1 && standAsOne());
}

/**
 * Whether what words are on is attached to an object of a kind that it is not of itself: what an Aura says of "other
 * creatures" it says of others than the enchanted one.
 */
function isBearer(game: Game, env: Env, head: Head, { id }: GameObject): boolean {
  const own = env.source === null ? undefined : game.table.position.objects[env.source];
  return own?.host === id && !describes(game, env, { head }, viewOf(game, own.id), true);
}
