/** Comparing as texts do what seldom is: numbers ("3 or less", "more than"), counters, a word that was chosen. */

import type { Comparison, Test } from '../../ability/reference.js';
import { type Amount, atLeast, compare } from '../../ground/amount.js';
import type { Trait } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { refObjects } from '../env.js';
import { wordsMeant } from '../object/chosen-word.js';
import { quantity } from './quantity.js';
import { hasWord, numberOf } from './test.js';

/** Whether an object has as much of something as a text says. */
export function isAsMuch(
  game: Game,
  env: Env,
  { trait, by, to }: Extract<Test, { test: 'compare' }>,
  view: View,
): boolean {
  const value = spokenOf(game, view, trait);
  return value !== null && compares(value, by, quantity(game, env, to));
}

/** Whether so many counters of a kind are on it. */
export function hasCounters(
  game: Game,
  env: Env,
  { counter, atLeast: least }: Extract<Test, { test: 'counters' }>,
  { object }: View,
): boolean {
  return compare(object.counters[counter] ?? 0, quantity(game, env, least)) >= 0;
}

/** Whether it has the word that was chosen. */
export function isChosen(
  game: Game,
  env: Env,
  { trait, kind, of }: Extract<Test, { test: 'chosen' }>,
  view: View,
): boolean {
  const [source = null] = of === undefined ? [env.source] : refObjects(env, of);
  return wordsMeant(game, envWith(env, { source }), trait, { chosen: kind }).some((word) =>
    hasWord(game, view, trait, word),
  );
}

/** A number as texts that speak of it take it. */
export function spokenOf(game: Game, view: View, trait: Trait): Amount | null {
  const value = numberOf(game, view, trait);
  const { least } = game.catalogue.traits[trait] ?? {};
  return value === null || least === undefined ? value : atLeast(value, least);
}

/** A number as people tell it. */
export function toldOf(game: Game, view: View, trait: Trait): Amount | null {
  return game.catalogue.traits[trait]?.leastTold ? spokenOf(game, view, trait) : numberOf(game, view, trait);
}

export function compares(left: Amount, by: Comparison, right: Amount): boolean {
  const order = compare(left, right);
  switch (by) {
    case 'equal':
      return order === 0;
    case 'at least':
      return order >= 0;
    case 'at most':
      return order <= 0;
    case 'more than':
      return order > 0;
    case 'less than':
      return order < 0;
  }
}
