/** Places that follow one another, where they are many: from the first of them to the last. */
export type Span = readonly [from: number, to: number];

/** So many places are named one by one. */
const MOST_NAMED = 3;

/** Places in rising order, long rows of them as one. @example spans([1, 3, 4, 5, 6]) // => [[1, 1], [3, 6]] */
export function spans(places: readonly number[]): Span[] {
  const rows: [number, number][] = [];
  for (const place of places) {
    const row = rows.at(-1);
    if (row && row[1] + 1 === place) row[1] = place;
    else rows.push([place, place]);
  }
  return rows.flatMap(([from, to]) =>
    to - from < MOST_NAMED
      ? Array.from({ length: to - from + 1 }, (_, index): Span => [from + index, from + index])
      : [[from, to] as const],
  );
}
