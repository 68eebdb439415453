/** What stands anywhere in a part of a text. */

/** A part of a text with fields. */
export type Words = { readonly [field: string]: unknown };

/** Whether something is so of a part of a text, or of any part of it. @example isAnywhere([{ a: 1 }], ({ a }) => a === 1) // => true */
export function isAnywhere(part: unknown, is: (words: Words) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return is(part as Words) || Object.values(part).some((one) => isAnywhere(one, is));
}
