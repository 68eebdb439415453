/**
 * Self-replacements of a part of a text speak of what that part chooses: "Target creature gets +2/+2. If ..., that creature
 * gets +4/+4 instead." It is chosen before either is carried out.
 */

import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { SelfReplacement } from '../../ability/parts.js';
import type { Some } from '../../ability/reference.js';
import { referents, refersTo } from '../../ability/referents.js';
import { withRef } from '../../evaluate/env.js';
import { type Aiming, aimFor } from '../../evaluate/reference/target.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Play } from '../play/play.js';
import { phrasesOf } from './phrases.js';

/** The words, with the players whom a part of the text has targeted by now. */
export function withTargets({ catalogue }: Play, env: Env, part: readonly Instruction[]): Env {
  return flat(part, (step) => phrasesOf(catalogue, step)).reduce((now, phrase) => {
    if ('what' in phrase || phrase.as === undefined || now.refs[phrase.as]) return now;
    const known = aimFor(now, phrase);
    return known ? withRef(now, phrase.as, known.aim.chosen) : now;
  }, env);
}

/**
 * The steps by which what both parts speak of is chosen first, and then the self-replacement; null where nothing is left
 * to choose.
 * @throws {Withheld} where the replacing text speaks of what only the replaced one would bring about
 */
export function chosenBefore(
  play: Play,
  env: Env,
  instruction: SelfReplacement,
): readonly Instruction[] | null {
  const { base, given, other } = instruction;
  const first = chosenFirst(play, env, base, [given, other]);
  return first && [...first.choices, { ...instruction, base: [...first.steps] }];
}

/** What instructions choose that other parts of a text speak of, chosen first; the instructions about what is then chosen. */
export function chosenFirst(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
  speaking: readonly unknown[],
): { readonly choices: readonly Instruction[]; readonly steps: readonly Instruction[] } | null {
  // What a part mentions for itself it does not speak of in another.
  const own = referents(speaking);
  const open = referents(steps).filter(
    (one) => refersTo(speaking, one) && !env.refs[one] && !own.includes(one),
  );
  if (open.length === 0) return null;
  const phrases = flat(steps, (step) => phrasesOf(play.catalogue, step)).filter((one) => isChosen(one, open));
  if (phrases.length < open.length)
    withhold(
      'rule/not-modelled',
      'A part of a text speaks of what another part would bring about; that is not worked out here.',
    );
  // What a target is stays chosen; any other choice is not made a second time.
  const made = flat(phrases, (one) => (one.what === 'some' && !play.policy.aims(one) ? [one] : []));
  return {
    choices: phrases.map((what): Instruction => ({ do: 'choose', what })),
    steps: steps.map((step) => replaced(step, made)),
  };
}

function isChosen(phrase: Aiming, open: readonly number[]): phrase is Extract<Aiming, { what: string }> {
  return 'what' in phrase && phrase.as !== undefined && open.includes(phrase.as);
}

/**
 * What is done instead; where a player only may do so, the text goes on as it is if they don't. What takes the place of
 * something that a player may do is theirs to do or not as well: "You may draw a card. If ..., draw two cards instead."
 */
export function instead(base: readonly Instruction[], other: readonly Instruction[]): readonly Instruction[] {
  const [offered, ...more] = base;
  if (offered?.do === 'may' && more.length === 0 && !other.some((step) => step.do === 'may'))
    return [{ ...offered, steps: [...instead(offered.steps, other)] }];
  const [only, ...others] = other;
  if (only?.do === 'act' && others.length === 0) return onlyThat(base, only);
  if (only?.do !== 'may' || others.length > 0) return other;
  return [only, { do: 'if', given: { if: 'not', of: { if: 'did' } }, yes: [...base] }];
}

/**
 * "Search ..., reveal it, and put it into your hand. If ..., put that card onto the battlefield instead": of several things
 * that are done, what is done to the same object takes the place of what is like it, and the others are done as well.
 */
function onlyThat(
  base: readonly Instruction[],
  other: Extract<Instruction, { do: 'act' }>,
): readonly Instruction[] {
  const { event, object } = other.act;
  const steps = flat(base, (step) => (step.do === 'several' ? step.steps : [step]));
  if (other.act.bare) return asMuch(steps, other.act);
  const isReplaced = (step: Instruction): boolean =>
    step.do === 'act' &&
    step.act.event === event &&
    step.act.object?.what === 'that' &&
    object?.what === 'that' &&
    step.act.object.of === object.of;
  return steps.some(isReplaced) ? steps.map((step) => (isReplaced(step) ? other : step)) : [other];
}

/**
 * "It deals 2 damage to target creature. If ..., it deals 6 damage instead": what the other text leaves out is as before.
 * @throws {Withheld} where it could be said of several
 */
function asMuch(steps: readonly Instruction[], { event, amount, other, bars }: Act): readonly Instruction[] {
  const like = steps.filter((step) => step.do === 'act' && step.act.event === event);
  if (like.length !== 1)
    withhold(
      'rule/not-modelled',
      'Of which of several things a text says otherwise how much is not worked out here.',
    );
  return steps.map((step) =>
    step.do === 'act' && step.act.event === event
      ? {
          do: 'act',
          act: {
            ...step.act,
            ...(amount === undefined ? {} : { amount }),
            ...(other ? { other } : {}),
            ...(bars ? { bars } : {}),
          },
        }
      : step,
  );
}

/** The instruction, about what has been chosen instead of choosing it. */
function replaced(instruction: Instruction, made: readonly Some[]): Instruction {
  const known = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const phrase = made.find((one) => one === value);
    if (phrase?.as !== undefined) return { what: 'that', of: phrase.as, said: 'it' };
    if (Array.isArray(value)) return value.map(known);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, known(inner)]));
  };
  return known(instruction) as Instruction;
}
