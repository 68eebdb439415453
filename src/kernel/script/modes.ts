/** Modes: which of several parts of a text are carried out is chosen as it is announced, before what they are done to. */

import type { Instruction } from '../../ability/instruction.js';
import { holds } from '../../evaluate/condition/condition.js';
import { actorOf } from '../../evaluate/env.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';

export type ModesOf = Extract<Instruction, { do: 'modes' }>;

/** A choice of modes, by their places from 1, and as one word. */
export interface Way {
  readonly modes: readonly number[];
  readonly word: string;
}

/** Every choice that the words leave now; where a cost lets one choose all, that too. */
export function waysNow(game: Game, env: Env, modal: ModesOf): readonly Way[] {
  const { of, entwine, instead, again } = modal;
  const { choose } = instead && holds(game, env, instead.given) ? instead : modal;
  const places = of.map((_, index) => index + 1);
  const sizes = again
    ? [choose.least]
    : [0, ...places].filter((size) => size >= choose.least && size <= (choose.most ?? of.length));
  if (entwine !== undefined && !sizes.includes(of.length)) sizes.push(of.length);
  return flat(sizes, (size) => combinations(places, size, again)).map((modes) => ({
    modes,
    word: modes.join(AND),
  }));
}

/**
 * The choices of modes of which each could be done, as far as the rulebook says, and for each of which there is something
 * to choose.
 *
 * @param away what will be elsewhere by then
 */
export function ableWays(
  game: Game,
  env: Env,
  modal: ModesOf,
  canAim: (game: Game, env: Env, steps: readonly Instruction[], away: ObjectId | null) => boolean,
  away: ObjectId | null = null,
): readonly Way[] {
  const isAble = (mode: number): boolean => {
    const steps = stepsOf(modal, [mode]);
    return canAim(game, env, steps, away) && (game.policy.mayTake?.(game, env, steps) ?? true);
  };
  return waysNow(game, env, modal).filter(({ modes }) => modes.every(isAble));
}

/** Whether some modes can be chosen, or those that were chosen before could be done. @param away as for `ableWays` */
export function isModeAble(
  game: Game,
  words: Env,
  modal: ModesOf,
  canAim: Parameters<typeof ableWays>[3],
  away: ObjectId | null,
): boolean {
  const chosen = chosenBefore(words);
  return chosen
    ? canAim(game, words, stepsOf(modal, chosen), away)
    : ableWays(game, words, modal, canAim, away).length > 0;
}

/** The modes that the player of a text chooses, by their places from 1. */
export function modesChosen(
  game: Game,
  words: Env,
  modal: ModesOf,
  canAim: Parameters<typeof ableWays>[3],
  answers: Answers,
): readonly number[] {
  const before = chosenBefore(words);
  if (before) return before;
  const able = ableWays(game, words, modal, canAim);
  // Where none of them can be chosen the text comes to nothing, whichever is.
  const among = able.length > 0 ? able : waysNow(game, words, modal);
  const offered = among.map(({ word }) => word);
  const [only = '', ...others] = offered;
  const chosen =
    others.length === 0
      ? only
      : answers.word(actorOf(words), offered, false, words, game.policy.chooses.mode);
  return among.find(({ word }) => word === chosen)?.modes ?? [];
}

const AND = ' and ';

/** The modes for which a word of a choice stands, by their places from 1. */
export function modesOf(word: string): readonly number[] {
  return word === '' ? [] : word.split(AND).map(Number);
}

/** What is carried out of them, in the order in which the text says it. */
export function stepsOf({ of }: ModesOf, modes: readonly number[]): readonly Instruction[] {
  return flat(modes, (place) => (of[place - 1] ?? []).filter((step) => step.do !== 'price'));
}

/** What is paid for them, in that order. */
export function costsOf({ of }: ModesOf, modes: readonly number[]): readonly Instruction[] {
  return flat(
    flat(modes, (place) => of[place - 1] ?? []),
    (step) => (step.do === 'price' ? step.cost : []),
  );
}

/** Those that were chosen before for the text of these words; undefined where none were. */
export function chosenBefore({ ability, modes }: Env): readonly number[] | undefined {
  return modes?.find((one) => one.ability === ability)?.chosen;
}

/** Every choice of so many numbers of a list, of each as often as one likes where `again` is true. */
function combinations(numbers: readonly number[], size: number, again = false): number[][] {
  if (size === 0) return [[]];
  return flat(numbers, (first, at) =>
    combinations(numbers.slice(again ? at : at + 1), size - 1, again).map((others) => [first, ...others]),
  );
}
