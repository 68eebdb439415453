/** What an effect may have for its target. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { innerInstructions } from '../../../ability/parts.js';
import type { Either, Some } from '../../../ability/reference.js';
import { mentioned } from '../../../evaluate/reference/selection.js';
import type { ObjectId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';
import { slated } from '../battle/slated.js';
import { cite, type Rule } from '../rule.js';
import { whyNeverDone } from '../state/hidden.js';
import { isNothingNegated, mustNotBeNegated } from '../state/negated.js';
import { isForbidden, isUntargetable } from './forbidden.js';

/** What cannot be targeted is no target, nor what is about to go, nor that to which all that would be done cannot be. */
export function mayTarget(game: Game, words: Env, object: ObjectId, as?: number): boolean {
  return whyNotTargeted(game, words, object, as) === null;
}

/** The rule by which it is none. */
function whyNotTargeted(game: Game, words: Env, object: ObjectId, as?: number): Rule | null {
  if (slated(game).includes(object)) return cite('must-target');
  if (isUntargetable(game, words, object)) return cite('cannot-target');
  const deed = deedOf(game, words, as);
  switch (deed) {
    case SUMMON:
      return isForbidden(game, { kind: SUMMON, by: words.you, object, words }) ? cite('forbidden') : null;
    case NEGATE:
      // What has been targeted may come to be so meanwhile, and is the target all the same.
      return words.aimed === undefined && doesOnlyThat(game, words) && isNothingNegated(game, object)
        ? cite('nothing-negated')
        : null;
    case null:
      return null;
    default:
      return whyNeverDone(game, deed, object);
  }
}

/**
 * The rule by which a text has no target that has to have one: the one that keeps all from being targeted that its words
 * describe, or that there are too few.
 */
export function whyNoTarget(game: Game, words: Env): Rule {
  const ability = words.ability === null ? null : game.table.registry.ability(words.ability);
  const phrases = ability && 'do' in ability ? targetsIn(ability.do) : [];
  const rules = phrases.flatMap((phrase) =>
    described(game, words, phrase).map((id) => whyNotTargeted(game, words, id, phrase.as)),
  );
  const [rule, ...others] = new Set(rules);
  return rule && others.length === 0 ? rule : cite('must-target');
}

function described(game: Game, words: Env, phrase: Some | Either): readonly ObjectId[] {
  if (phrase.what === 'either') return [];
  const { target, ...all } = phrase;
  return mentioned(game, words, { ...all, quantity: { how: 'every', said: 'all' } });
}

const SUMMON = 'special summon';
const NEGATE = 'negate effects';

/** @throws {Withheld} where effects are to be negated that are negated already, and more is done: no answer says whether that can be activated */
export function asAimed(game: Game, { aimed = [] }: Env): readonly GameEvent[] {
  for (const { ability, phrase, chosen } of aimed) {
    const { as } = phrase;
    const text = game.table.registry.ability(ability);
    const acts = 'do' in text ? actsIn(text.do) : [];
    const negates = acts.some(
      ({ event, object }) => event === NEGATE && object?.what === 'that' && object.of === as,
    );
    if (negates && 'objects' in chosen) mustNotBeNegated(game, chosen.objects);
  }
  return [];
}

/** Whether a text does nothing but what it does to its target. */
function doesOnlyThat({ table }: Game, { ability: key }: Env): boolean {
  const ability = key === null ? null : table.registry.ability(key);
  return (
    ability !== null &&
    'do' in ability &&
    ability.do.every((step) => step.do === 'choose' || (step.do === 'act' && step.act.event === NEGATE))
  );
}

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
function targetsIn(steps: readonly Instruction[]): (Some | Either)[] {
  return steps.flatMap((step) => {
    if (step.do === 'choose' && 'target' in step.what && step.what.target) return step.what;
    return targetsIn(innerInstructions(step).flat());
  });
}
