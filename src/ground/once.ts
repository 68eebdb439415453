/** What is found of a record that is never written to: once, for as long as there is the record. */
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
