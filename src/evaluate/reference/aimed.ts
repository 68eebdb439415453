/** Whom and what words mean by what was chosen for them beforehand, and whether they say "another". */

import type { Either, Some, What } from '../../ability/reference.js';
import type { PlayerId } from '../../ground/id.js';
import type { Aim, Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { isOneOf } from './one-of.js';
import { type Aiming, aimFor, isNoOther } from './target.js';

/** Whether words say "another". */
export function saysAnother(phrase: Aiming): boolean {
  return 'what' in phrase && phrase.what === 'some' && !(phrase.described.adjectives ?? []).every(isNoOther);
}

/** The players whom words mean among what they can mean: of "you and creatures you control", you. */
export function isPlayerMeant(game: Game, env: Env, what: What, player: PlayerId): boolean {
  if (what.what === 'that') {
    const value = env.refs[what.of];
    return value !== null && value !== undefined && 'players' in value && value.players.includes(player);
  }
  if (what.what === 'both') return what.of.some((part) => isPlayerMeant(game, env, part, player));
  if (what.what !== 'either') return false;
  const aim = aimFor(env, what)?.aim;
  return aim ? isChosen(aim, player) : isOneOf(game, env, what.who, player);
}

function isChosen({ chosen }: Aim, player: PlayerId): boolean {
  return 'players' in chosen && chosen.players.includes(player);
}

/** Whether words that chose something chose this object; null where they chose nothing. */
export function isAimedAt(env: Env, what: Either | Some, { object }: View): boolean | null {
  const aim = aimFor(env, what)?.aim;
  if (!aim) return null;
  const { chosen } = aim;
  if (!('objects' in chosen)) return false;
  return chosen.objects.some((id, index) => id === object.id && chosen.stints[index] === object.stint);
}
