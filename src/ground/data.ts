/** Plain data, in whatever order its fields were written: what has been kept elsewhere may come back in another. */

/** A key that equal data has, and no other. */
export function dataKey(data: unknown): string {
  return JSON.stringify(sorted(data)) ?? '';
}

/** The same data, its fields in order. */
export function sorted<Data>(data: Data): Data;
export function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => sorted(one));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(inOrder(data).map(([field, one]) => [field, sorted(one)]));
}

/** The fields of a record, in order. */
export function inOrder<Field>(record: { readonly [field: string]: Field }): [string, Field][];
export function inOrder(record: object): [string, unknown][];
export function inOrder(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
