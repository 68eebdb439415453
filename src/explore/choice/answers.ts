/** The answers that a decision leaves, one by one. */

import { type Amount, fromBig } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { Answer, Decision, Domain } from '../../position/decision.js';

/** Stands for every word that the position cannot tell from another. */
export const ANY_OTHER = '(any other)';

/**
 * Every answer to a decision, one by one: there can be very many. Objects that stand in the choice several times are
 * equal: each choice is listed once. Where any word can be named, `(any other)` stands for all that nothing asks for.
 *
 * @example
 * [...answersTo(decision)]; // => [{ option: 0 }, { option: 1 }]
 */
export function* answersTo(decision: Decision): Generator<Answer> {
  for (const { answer } of distinctAnswers(decision, APART)) yield answer;
}

/** An answer that stands for all that differ from it only in interchangeable things, and how many those are. */
export interface DistinctAnswer {
  readonly answer: Answer;
  readonly ways: bigint;
}

/** Which objects, or which options by their places, can be exchanged for one another: those with the same number. */
export type Alike = (one: number) => number;

/** None of them. */
export const APART: Alike = (one) => one;

/** Every answer to a decision, of those that are alike the first. */
export function* distinctAnswers({ domain }: Decision, alike: Alike): Generator<DistinctAnswer> {
  switch (domain.of) {
    case 'options':
      yield* distinctOptions(domain.options.map((_, option) => alike(option)));
      return;
    case 'words':
      for (const word of domain.words) yield { answer: { word }, ways: 1n };
      if (domain.open) yield { answer: { word: ANY_OTHER }, ways: 1n };
      return;
    case 'objects':
      for (let size = domain.least; size <= mostOf(domain); size++) {
        for (const objects of choices(domain.from, size, alike, 0, new Set())) {
          yield { answer: { objects }, ways: waysOf(domain.from, objects, alike) };
        }
      }
  }
}

function* distinctOptions(sorts: readonly number[]): Generator<DistinctAnswer> {
  for (const [option, sort] of sorts.entries()) {
    if (sorts.indexOf(sort) < option) continue;
    yield { answer: { option }, ways: BigInt(sorts.filter((one) => one === sort).length) };
  }
}

/**
 * How many answers there are, without listing them: exact at any size.
 *
 * @example
 * countAnswers(decision); // => 2
 */
export function countAnswers({ domain }: Decision): Amount {
  switch (domain.of) {
    case 'options':
      return domain.options.length;
    case 'words':
      return domain.words.length + (domain.open ? 1 : 0);
    case 'objects':
      return fromBig(countSubsets(domain.from, domain.least, mostOf(domain)));
  }
}

/** No more can be chosen than there are. */
function mostOf({ from, most }: Extract<Domain, { of: 'objects' }>): number {
  return Math.min(most, from.length);
}

/** Every way to take so many of a list; of those that are alike the first are taken first. */
function* choices(
  from: readonly ObjectId[],
  size: number,
  alike: Alike,
  at: number,
  passed: ReadonlySet<number>,
): Generator<ObjectId[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const now = new Set(passed);
  for (let index = at; index <= from.length - size; index++) {
    const first = from[index];
    if (first === undefined || now.has(alike(first))) continue;
    for (const rest of choices(from, size - 1, alike, index + 1, now)) yield [first, ...rest];
    now.add(alike(first));
  }
}

/** In how many ways as many of each sort can be taken: of those that are alike any could have been. */
function waysOf(from: readonly ObjectId[], taken: readonly ObjectId[], alike: Alike): bigint {
  let ways = 1n;
  for (const sort of new Set(taken.map(alike))) {
    const there = new Set(from.filter((id) => alike(id) === sort)).size;
    // What stands in the list several times is one thing.
    if (there > 1) ways *= binomial(there, taken.filter((id) => alike(id) === sort).length);
  }
  return ways;
}

function binomial(of: number, size: number): bigint {
  let ways = 1n;
  for (let index = 0; index < size; index++) ways = (ways * BigInt(of - index)) / BigInt(index + 1);
  return ways;
}

/** In how many ways from `least` to `most` of a list can be taken; what stands in it several times is equal. */
function countSubsets(from: readonly ObjectId[], least: number, most: number): bigint {
  // Ways to take so many of the groups of equal items, group by group.
  let ways = [1n, ...Array<bigint>(most).fill(0n)];
  for (const group of groupSizes(from)) {
    ways = ways.map((_, taken) =>
      ways.slice(Math.max(taken - group, 0), taken + 1).reduce((sum, some) => sum + some),
    );
  }
  return ways.slice(least).reduce((sum, some) => sum + some, 0n);
}

function groupSizes(from: readonly ObjectId[]): number[] {
  const sizes = new Map<ObjectId, number>();
  for (const id of from) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  return [...sizes.values()];
}
