/** The answers that a decision leaves, one by one. */

import type { ObjectId } from '../ground/id.js';
import type { Answer, Decision, Domain } from '../position/decision.js';

/** Stands for every word that the position cannot tell from another. */
export const ANY_OTHER = '(any other)';

/** Every answer to a decision. Objects that stand in the choice several times are equal: each choice is listed once. */
export function* answersTo({ domain }: Decision): Generator<Answer> {
  switch (domain.of) {
    case 'options':
      for (let option = 0; option < domain.options.length; option++) yield { option };
      return;
    case 'words':
      for (const word of domain.words) yield { word };
      if (domain.open) yield { word: ANY_OTHER };
      return;
    case 'objects':
      for (let size = domain.least; size <= mostOf(domain); size++) {
        for (const objects of choices(domain.from, size)) yield { objects };
      }
  }
}

/** How many answers there are, without listing them. */
export function countAnswers({ domain }: Decision): number {
  switch (domain.of) {
    case 'options':
      return domain.options.length;
    case 'words':
      return domain.words.length + (domain.open ? 1 : 0);
    case 'objects': {
      let total = 0;
      for (let size = domain.least; size <= mostOf(domain); size++) total += countChoices(domain.from, size);
      return total;
    }
  }
}

/** No more can be chosen than there are. */
function mostOf({ from, most }: Extract<Domain, { of: 'objects' }>): number {
  return Math.min(most, from.length);
}

/** Every way to take so many of a list in which equal items stand side by side. */
function* choices(from: readonly ObjectId[], size: number, at = 0): Generator<ObjectId[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = at; index <= from.length - size; index++) {
    const first = from[index];
    if (first === undefined || (index > at && first === from[index - 1])) continue;
    for (const rest of choices(from, size - 1, index + 1)) yield [first, ...rest];
  }
}

function countChoices(from: readonly ObjectId[], size: number): number {
  // Ways to take `size` of the groups of equal items, group by group.
  let ways = [1, ...Array<number>(size).fill(0)];
  for (const group of groupSizes(from)) {
    ways = ways.map((_, taken) => {
      let sum = 0;
      for (let some = 0; some <= Math.min(group, taken); some++) sum += ways[taken - some] ?? 0;
      return sum;
    });
  }
  return ways[size] ?? 0;
}

function groupSizes(from: readonly ObjectId[]): number[] {
  const sizes = new Map<ObjectId, number>();
  for (const id of from) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  return [...sizes.values()];
}
