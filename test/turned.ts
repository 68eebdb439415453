/** The same data as it may come back from where it was kept: its fields stand in another order. */
export function turned(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(turned);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).sort(([a], [b]) => (a < b ? 1 : -1));
  return Object.fromEntries(fields.map(([field, one]) => [field, turned(one)]));
}
