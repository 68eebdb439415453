/** What was chosen beforehand for a text's words, and whom and what it means. */

import type { Test } from '../../ability/reference.js';
import { dataKey } from '../../ground/data.js';
import type { ObjectId } from '../../ground/id.js';
import { once } from '../../ground/once.js';
import { type Aim, type Env, envWith, type Value } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { isMeant } from '../condition/test.js';
import { theseObjects } from '../env.js';
import { viewOf } from '../object/characteristics.js';

/** Words by which something is chosen as a text is announced, or as it makes an effect. */
export type Aiming = Aim['phrase'];

/** What was chosen for words, whichever text they are of. */
export type Aimed = Omit<Aim, 'ability'>;

/** What has been chosen for these words of the text in hand, and its place; null where nothing has. */
export function aimFor({ aimed = [], ability }: Env, phrase: Aiming): { aim: Aim; at: number } | null {
  if (aimed.length === 0) return null;
  const at = aimed.findIndex((aim) => aim.ability === ability && isSaid(aim.phrase, phrase));
  const aim = aimed[at];
  return aim ? { aim, at } : null;
}

/** Whether words are the same: a position that is taken up again holds copies of them. */
function isSaid(one: Aiming, other: Aiming): boolean {
  return one === other || textOf(one) === textOf(other);
}

const textOf = once((phrase: Aiming): string => dataKey(phrase));

/**
 * The same words, with what was chosen for some of them taken up, so that words that stand twice choose in their order;
 * where a process is repeated they come to it again.
 */
export function takenUp(env: Env, at: number): Env {
  const { aimed = [] } = env;
  return envWith(env, { aimed: [...aimed.toSpliced(at, 1), ...aimed.slice(at, at + 1)] });
}

/**
 * The same words without "another", by which they are apart from something that stays the same: the object that the text
 * is on or, where the text has targets before these, those.
 */
export function withoutAnother(phrase: Aiming): Aiming {
  if (!('what' in phrase) || phrase.what !== 'some') return phrase;
  const { adjectives = [] } = phrase.described;
  return { ...phrase, described: { ...phrase.described, adjectives: adjectives.filter(isNoOther) } };
}

export function isNoOther(test: Test): boolean {
  return test.test !== 'other' || test.said !== 'another';
}

/** As much of what was chosen beforehand as is still the same and still fits the words (Magic 608.2b). */
export function stillAimed(game: Game, env: Env, { phrase: aimed, chosen, settled }: Aimed): Value {
  if (!('objects' in chosen)) return chosen;
  const phrase = withoutAnother(aimed);
  const fits = chosen.objects.filter((id, index) => {
    const view = viewOf(game, id);
    if (view.object.stint !== chosen.stints[index]) return false;
    if (settled) return true;
    if (isTargeted(phrase) && !canTarget(game, env, id, phrase)) return false;
    return !('what' in phrase) || isMeant(game, env, phrase.what === 'either' ? phrase.or : phrase, view);
  });
  return theseObjects(game, fits);
}

export function isTargeted(phrase: Aiming): boolean {
  return !('what' in phrase) || phrase.target === true;
}

/** Whether the rulebook lets these words of a text target this object. */
export function canTarget(
  game: Game,
  env: Env,
  object: ObjectId,
  phrase?: { readonly as?: number },
): boolean {
  return game.policy.mayTarget?.(game, env, object, phrase?.as) ?? true;
}
