/** The numbers by which words of a text speak of what others have spoken of. */

import { once } from '../ground/once.js';
import type { Referent } from './reference.js';

/** The numbers by which later words speak of what comes of acts anywhere in a part of a text. */
export const comings = numbersBy(({ event, came }) => (event === undefined ? undefined : came));

const named = numbersBy(({ as }) => as);

/** The numbers that words anywhere in a part of a text are given, for others to refer back to. */
export function referents(part: unknown): readonly Referent[] {
  return [...named(part), ...comings(part)];
}

/** The numbers by which words anywhere in a part of a text refer back. */
export const referredTo = numbersBy((words) => {
  if ('what' in words || 'who' in words) return words.of;
  if (words.test === 'chosen') return words.of;
  return words.test === 'other' ? words.than : words.event === undefined ? words.came : undefined;
});

/** Whether a part of a text refers back to this. */
export function refersTo(part: unknown, referent: Referent): boolean {
  return referredTo(part).includes(referent);
}

type Words = { readonly [field: string]: unknown };

/** Looks for such numbers, once in each part of a text. */
function numbersBy(numberOf: (words: Words) => unknown): (part: unknown) => readonly Referent[] {
  const found = once((part: object) => numbersIn(part, numberOf));
  return (part) => (typeof part === 'object' && part !== null ? found(part) : []);
}

function numbersIn(part: unknown, numberOf: (words: Words) => unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = numberOf(part as Words);
  const inner = Object.values(part).flatMap((one) => numbersIn(one, numberOf));
  return typeof own === 'number' ? [own, ...inner] : inner;
}
