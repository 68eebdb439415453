/** What an effect may have for its target. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { innerInstructions } from '../../../ability/parts.js';
import type { ObjectId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';
import { slated } from '../battle/slated.js';
import { isNeverDone } from '../state/hidden.js';
import { isForbidden, isUntargetable } from './forbidden.js';

/** What cannot be targeted is no target, nor what is about to go, nor that to which all that would be done cannot be. */
export function mayTarget(game: Game, words: Env, object: ObjectId, as?: number): boolean {
  if (slated(game).includes(object)) return false;
  if (isUntargetable(game, words, object)) return false;
  const deed = deedOf(game, words, as);
  switch (deed) {
    case SUMMON:
      return !isForbidden(game, { kind: SUMMON, by: words.you, object, words });
    case null:
      return true;
    default:
      return !isNeverDone(game, deed, object);
  }
}

const SUMMON = 'special summon';

/**
 * The kind of all that a text does to the one thing that it targets, and has its player do; null where it does several. Of
 * effects of which one is activated it is the one that targets by these words.
 */
function deedOf({ table }: Game, { ability: key }: Env, as?: number): string | null {
  const ability = key === null ? null : table.registry.ability(key);
  if (!ability || !('do' in ability)) return null;
  const steps = ability.do.flatMap((step) =>
    step.do === 'modes'
      ? (step.of.find((mode) => targetsIn(mode).some((one) => one.as === as)) ?? [])
      : [step],
  );
  const [target, ...others] = targetsIn(steps);
  if (target === undefined || others.length > 0) return null;
  const acts = actsIn(steps).filter(({ object }) => object?.what === 'that' && object.of === target.as);
  const [kind = null] = acts.map(({ event }) => event);
  return acts.every((act) => act.event === kind && isOwn(act)) ? kind : null;
}

function isOwn({ by }: Act): boolean {
  return by === undefined || by.who === 'you';
}

/** The words by which these instructions target. */
function targetsIn(steps: readonly Instruction[]): { readonly as?: number }[] {
  return steps.flatMap((step) => {
    if (step.do === 'choose' && 'target' in step.what && step.what.target) return step.what;
    return targetsIn(innerInstructions(step).flat());
  });
}
