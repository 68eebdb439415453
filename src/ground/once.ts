/**
 * What is found of a record that is never written to: once, for as long as there is the record.
 *
 * @example
 * let looked = 0;
 * const wordsIn = once(({ text }: { text: string }) => {
 *   looked += 1;
 *   return text.split(' ').length;
 * });
 * const card = { text: 'Draw a card.' };
 * [wordsIn(card), wordsIn(card), looked]; // => [3, 3, 1]
 */
export function once<Whole extends object, Found extends NonNullable<unknown> | null>(
  find: (whole: Whole) => Found,
): (whole: Whole) => Found {
  const known = new WeakMap<Whole, Found>();
  return (whole) => {
    const before = known.get(whole);
    if (before !== undefined) return before;
    const found = find(whole);
    known.set(whole, found);
    return found;
  };
}
