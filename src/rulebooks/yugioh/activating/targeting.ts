/** What an effect may have for its target. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { innerInstructions } from '../../../ability/parts.js';
import type { ObjectId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';
import { slated } from '../battle/slated.js';
import { TARGET } from '../word.js';
import { isForbidden } from './forbidden.js';

/** What cannot be targeted is no target, nor what is about to go, nor what would only be Special Summoned and cannot be. */
export function mayTarget(game: Game, words: Env, object: ObjectId): boolean {
  if (slated(game).includes(object)) return false;
  if (isForbidden(game, { kind: TARGET, by: words.you, object, words })) return false;
  return !isForSummon(game, words) || !isForbidden(game, { kind: SUMMON, by: words.you, object, words });
}

const SUMMON = 'special summon';

/** Whether all that a text does to the one thing that it targets is to have its player Special Summon it. */
function isForSummon({ table }: Game, { ability: key }: Env): boolean {
  const ability = key === null ? null : table.registry.ability(key);
  if (!ability || !('do' in ability)) return false;
  const [target, ...others] = targetsIn(ability.do);
  if (target === undefined || others.length > 0) return false;
  const acts = actsIn(ability.do).filter(({ object }) => object?.what === 'that' && object.of === target.as);
  return acts.length > 0 && acts.every(isOwnSummon);
}

function isOwnSummon({ event, by }: Act): boolean {
  return event === SUMMON && (by === undefined || by.who === 'you');
}

/** The words by which these instructions target. */
function targetsIn(steps: readonly Instruction[]): { readonly as?: number }[] {
  return steps.flatMap((step) => {
    if (step.do === 'choose' && 'target' in step.what && step.what.target) return step.what;
    return targetsIn(innerInstructions(step).flat());
  });
}
