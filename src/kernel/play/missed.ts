/** Whether what is announced with targets has lost all of them by the time it resolves. */

import type { Some, What } from '../../ability/reference.js';
import { envOf, withRef } from '../../evaluate/env.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { aimFor } from '../../evaluate/reference/target.js';
import { stillTargeted } from '../../evaluate/reference/targeting.js';
import type { RuleKey } from '../../ground/id.js';
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

/**
 * Tells why nothing comes of an instruction: what these words of it have chosen is no legal target any more, where a rule says
 * what comes of that, or there is nothing that they could choose, and nobody is asked.
 * @param answers those that were taken for it
 */
export function tellInVain(
  play: Play,
  env: Env,
  phrases: readonly (What | undefined)[],
  answers: Answers,
): void {
  if (env.manner === 'cost') return;
  const rule = play.policy.failing?.illegal;
  const isLost = (what: What | undefined): boolean => {
    const known = what?.what === 'some' || what?.what === 'either' ? aimFor(env, what) : null;
    return known !== null && areGone(play, env, [known.aim]);
  };
  if (rule !== undefined && phrases.some(isLost)) return tell(play, env, rule, 'illegal');
  if (answers.next > 0) return;
  if (phrases.some((what) => what?.what === 'some' && isToBeChosen(what) && !aimFor(env, what)))
    tellNone(play, env, null);
}

/** Tells that there is nothing that could be chosen, though nobody is asked. */
export function tellNone(play: Play, env: Env, rule: RuleKey | null): void {
  tell(play, env, rule, 'none');
}

function tell({ observer }: Play, env: Env, rule: RuleKey | null, why: 'illegal' | 'none'): void {
  observer?.({ notice: 'unresolved', env, rule, why });
}

/** Whether so many are chosen as these words are carried out, of what there is; what is yet to be worked out may be none. */
function isToBeChosen({ quantity, target, random }: Some): boolean {
  const isSome =
    quantity.how === 'one' || (quantity.how === 'exactly' && typeof quantity.amount === 'number');
  return isSome && !target && !random;
}

/** Something was chosen, and nothing of it is left. */
function areGone(game: Game, words: Env, own: readonly Aim[]): boolean {
  const aims = own.filter(({ chosen }) => countOf(chosen) > 0);
  let env = words;
  const isGone = (aim: Aim): boolean => {
    const still = stillTargeted(game, envWith(env, { ability: aim.ability }), aim);
    env = withRef(env, aim.phrase.as, aim.chosen);
    return countOf(still) === 0;
  };
  return aims.length > 0 && aims.map(isGone).every((gone) => gone);
}

/** How many objects or players these are; an amount is neither. */
function countOf(value: Value): number {
  return 'players' in value ? value.players.length : 'objects' in value ? value.objects.length : 0;
}
