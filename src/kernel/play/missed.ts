/** Whether what is announced with targets has lost all of them by the time it resolves. */

import type { What } from '../../ability/reference.js';
import { envOf, withRef } from '../../evaluate/env.js';
import { aimFor } from '../../evaluate/reference/target.js';
import { stillTargeted } from '../../evaluate/reference/targeting.js';
import { type Aim, type Env, envWith, type Value } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isOff } from '../../rulebook/game.js';
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

/** Tells that what these words of an instruction have chosen is no legal target any more, where a rule says what comes of that. */
export function tellIllegal(play: Play, env: Env, phrases: readonly (What | undefined)[]): void {
  const rule = play.policy.failing?.illegal;
  if (rule === undefined || env.manner === 'cost') return;
  const isLost = (what: What | undefined): boolean => {
    const known = what?.what === 'some' || what?.what === 'either' ? aimFor(env, what) : null;
    return known !== null && areGone(play, env, [known.aim]);
  };
  if (phrases.some(isLost)) play.observer?.({ notice: 'unresolved', env, rule, why: 'illegal' });
}

/** Something was chosen, and nothing of it is left. */
function areGone(game: Game, words: Env, own: readonly Aim[]): boolean {
  const aims = own.filter(({ chosen }) => countOf(chosen) > 0);
  let env = words;
  const isGone = ({ ability, phrase, chosen }: Aim): boolean => {
    const still = stillTargeted(game, envWith(env, { ability }), phrase, chosen);
    env = withRef(env, phrase.as, chosen);
    return countOf(still) === 0;
  };
  return aims.length > 0 && aims.map(isGone).every((gone) => gone);
}

/** How many objects or players these are; an amount is neither. */
function countOf(value: Value): number {
  return 'players' in value ? value.players.length : 'objects' in value ? value.objects.length : 0;
}
