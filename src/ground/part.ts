/** A part of plain data, by the fields on the way to it. @example partAt({ given: [1, 2] }, ['given', '1']) // => 2 */
export function partAt(data: unknown, way: readonly string[]): unknown {
  return way.reduce(
    (part, field) => (part as { readonly [field: string]: unknown } | undefined)?.[field],
    data,
  );
}
