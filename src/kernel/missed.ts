/** Whether what is announced with targets has lost all of them by the time it resolves. */

import { envOf, withRef } from '../evaluate/env.js';
import { stillAimed } from '../evaluate/target.js';
import { type Aim, type Env, envWith } from '../position/env.js';
import type { GameObject } from '../position/object.js';
import { type Game, isOff } from '../rulebook/game.js';
import type { Play } from './play.js';

/** @param aims what was chosen beforehand, for the texts of this object and for others */
export function missed(game: Game, object: GameObject, aims: readonly Aim[]): boolean {
  const texts = game.table.registry.ofCard(object.card);
  const own = aims.filter(({ ability }) => texts.some(({ key }) => key === ability));
  return areGone(game, envOf(object), own);
}

/** Whether the ability in hand comes to nothing for that; it is told. */
export function abilityMissed(play: Play, env: Env): boolean {
  const { ability, aimed = [] } = env;
  const rule = play.policy.failing?.gone;
  if (rule === undefined || ability === null || aimed.length === 0 || isOff(play, rule)) return false;
  const own = aimed.filter((aim) => aim.ability === ability);
  if (!areGone(play, env, own)) return false;
  play.observer?.({ notice: 'unresolved', env, rule, why: 'gone' });
  return true;
}

/** Something was chosen, and nothing of it is left. */
function areGone(game: Game, words: Env, own: readonly Aim[]): boolean {
  const aims = own.filter(
    ({ chosen }) => 'players' in chosen || ('objects' in chosen && chosen.objects.length > 0),
  );
  let env = words;
  const isGone = ({ ability, phrase, chosen }: Aim): boolean => {
    const still = stillAimed(game, envWith(env, { ability }), phrase, chosen);
    env = withRef(env, phrase.as, chosen);
    return 'objects' in still && still.objects.length === 0;
  };
  return aims.length > 0 && aims.map(isGone).every((gone) => gone);
}
