/**
 * What is being done to a monster that is turned face-down meanwhile. It stays the same monster: what an effect does to its
 * target is done to it, however it lies by then (Q&A 17481, 17739, 18327), and it goes back to its owner where that was to be
 * (24100). What the answers do not say is withheld.
 */

import { isAnywhere, type Words } from '../../../ability/anywhere.js';
import type { Instruction } from '../../../ability/instruction.js';
import { instructionsOf } from '../../../ability/parts.js';
import type { Description, Test, What } from '../../../ability/reference.js';
import { testsOf } from '../../../evaluate/event/matched.js';
import type { ObjectId } from '../../../ground/id.js';
import type { LastingEffect } from '../../../position/effect.js';
import type { Aim, Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';

/** Whether what is still to be carried out, or waits for something, does to a monster what no answer speaks of. */
export function isMeantOtherwise(game: Game, id: ObjectId, by: ObjectId | null): boolean {
  const { work, waiting, effects } = game.table.position;
  const speaks = speaksOf(id);
  // What turns it face-down speaks of it itself.
  const others = work.flatMap((frame) =>
    frame.frame === 'script' && frame.env.source !== by && !isAnywhere(frame.env.refs, speaksOf(by))
      ? [frame.env]
      : [],
  );
  return (
    others.some((env) => !isFollowed(game, env, id)) ||
    waiting.some(({ env }) => isAnywhere([env.refs, env.aimed], speaks)) ||
    effects.some(
      (effect) =>
        isDelayed(game, effect) &&
        !isGivingBack(game, effect) &&
        isAnywhere([effect.refs, effect.aimed], speaks),
    )
  );
}

function speaksOf(id: ObjectId | null): (words: Words) => boolean {
  return ({ objects }) => Array.isArray(objects) && objects.includes(id);
}

/** Something is done later, once. */
function isDelayed({ table }: Game, { made }: LastingEffect): boolean {
  const maker = table.registry.maker(made);
  return maker.do === 'last' && maker.abilities.some(({ ability }) => ability === 'triggered');
}

/** By it a monster goes back to its owner, be it face-down by then (Q&A 18745, 24100). */
export function isGivingBack(game: Game, effect: LastingEffect): boolean {
  return (
    isDelayed(game, effect) &&
    isAnywhere(game.table.registry.maker(effect.made), ({ event }) => event === 'give back')
  );
}

/** Whether words go on to mean the monster, or do not mean it. */
function isFollowed(game: Game, env: Env, id: ObjectId): boolean {
  const speaks = speaksOf(id);
  const aims = (env.aimed ?? []).filter(({ chosen }) => isAnywhere(chosen, speaks));
  // Of what a rule goes through with it is the same: an attack, the resolution of its own effect.
  if (isAnywhere(env.refs, speaks) && env.source !== null) return false;
  return aims.every((aim) => goesOn(game, aim)) && (env.source !== id || isOwnDeed(game, env));
}

/** Whether what is done to a target is, though it lies face-down: all of it is done to it at once, and asks nothing of it. */
function goesOn(game: Game, aim: Aim): boolean {
  const asked = asksHidden(aim);
  const { as } = aim.phrase;
  if (asked === 'something else') return false;
  if (isLost(game, aim)) return true;
  if (as === undefined) return false;
  if (asked === 'its face' && (!('objects' in aim.chosen) || aim.chosen.objects.length > 1)) return false;
  const steps = stepsOf(game, aim);
  // "That face-up monster": where it is in vain anyway, that says no more.
  const deeds = actsIn(steps).filter(
    ({ event, object }) =>
      DEEDS.includes(event) && isThat(object, as) && (IN_VAIN.includes(event) || !isSaidMore(object)),
  );
  if (deeds.length === 0 || deeds.length !== timesSpoken(steps, as)) return false;
  // "That target" is what it was targeted as; where it comes to nothing either way that is not asked.
  return (
    asked === 'nothing' ||
    deeds.every(
      ({ event, object }) => IN_VAIN.includes(event) || (object?.what === 'that' && isPlainly(object)),
    )
  );
}

function stepsOf({ table }: Game, { ability }: Aim): readonly Instruction[] {
  const [steps = []] = instructionsOf(table.registry.ability(ability)).slice(-1);
  return steps;
}

/**
 * Whether a monster that lies face-down is the target no more: the card would go on targeting it as a face-up monster, or all
 * that is done is done to "that face-up monster".
 */
export function isLost(game: Game, aim: Aim): boolean {
  if (asksHidden(aim) !== 'its face') return false;
  const { as } = aim.phrase;
  const steps = stepsOf(game, aim);
  if (as === undefined) return actsIn(steps).every(({ event }) => event === KEEP_TARGET);
  return timesSpoken(steps, as) > 0 && steps.every((step) => isInVain(step, as));
}

const KEEP_TARGET = 'keep target';

/** Whether what is done to the target is done to it face-up, or only if that was done. */
function isInVain(step: Instruction, as: number): boolean {
  if (timesSpoken(step, as) === 0) return true;
  if (step.do === 'act') return isThat(step.act.object, as) && isSaidFaceUp(step.act.object);
  if (step.do !== 'several') return false;
  return step.steps.every((one, at) => {
    const before = step.steps[at - 1];
    const depends = one.do === 'if' && one.given.if === 'did' && before?.do === 'act';
    return (depends && timesSpoken(before, as) > 0) || isInVain(one, as);
  });
}

function isSaidFaceUp(object: What | undefined): boolean {
  if (object?.what !== 'that') return false;
  return (object.adjectives ?? []).some((test) => test.test === 'not' && isFaceDownTest(test.of));
}

function isThat(object: What | undefined, as: number): boolean {
  return object?.what === 'that' && object.of === as;
}

function isSaidMore(object: What | undefined): boolean {
  return object?.what === 'that' && object.adjectives !== undefined;
}

function isPlainly({ said }: Extract<What, { what: 'that' }>): boolean {
  return said === 'it' || said === 'them' || said === 'that' || said === 'those';
}

/** Whether all that an effect does to its own monster is done at once. */
function isOwnDeed({ table }: Game, { ability: key }: Env): boolean {
  const ability = key === null ? null : table.registry.ability(key);
  const steps = ability && 'do' in ability && Array.isArray(ability.do) ? ability.do : [];
  const deeds = actsIn(steps).filter(({ event, object }) => DEEDS.includes(event) && object?.what === 'this');
  return deeds.length === times(steps, ({ what }) => what === 'this');
}

/** What cannot be done to a monster that lies face-down (Q&A 20957). */
const IN_VAIN: readonly string[] = ['turn face down', 'negate effects'];

/** That, and what is done to a monster whichever way it lies. */
const DEEDS: readonly string[] = [...IN_VAIN, 'destroy', 'move', 'take control'];

function timesSpoken(part: unknown, of: number): number {
  return times(part, (words) => words.of === of && 'what' in words);
}

function times(part: unknown, is: (words: Words) => boolean): number {
  if (typeof part !== 'object' || part === null) return 0;
  const inner = Object.values(part).reduce<number>((sum, one) => sum + times(one, is), 0);
  return inner + (is(part as Words) ? 1 : 0);
}

/** What the words by which something was chosen ask of it that nobody sees of a face-down monster. */
export function asksHidden({ phrase }: Pick<Aim, 'phrase'>): 'nothing' | 'its face' | 'something else' {
  if (!('what' in phrase) || phrase.what !== 'some' || phrase.having) return 'something else';
  const asked = [headOf(phrase.described), ...testsOf(phrase).map(ofTest)];
  if (asked.includes('something else')) return 'something else';
  return asked.includes('its face') ? 'its face' : 'nothing';
}

type Asked = ReturnType<typeof asksHidden>;

function headOf({ head }: Description): Asked {
  if ('either' in head || 'among' in head) return 'something else';
  const { kinds = [], anyKind, noun } = head;
  return kinds.length > 0 || anyKind || (noun && noun.is !== 'monster') ? 'its face' : 'nothing';
}

function ofTest(test: Test): Asked {
  switch (test.test) {
    case 'zone':
    case 'controlled':
    case 'owned':
      return 'nothing';
    case 'trait':
    case 'compare':
      return 'its face';
    case 'not':
      return isFaceDownTest(test.of) || test.of.test === 'trait' ? 'its face' : 'something else';
    case 'status':
      return /summoned$/.test(test.status) ? 'nothing' : 'something else';
    default:
      return 'something else';
  }
}

function isFaceDownTest(test: Test): boolean {
  return test.test === 'status' && test.status === 'face down';
}
