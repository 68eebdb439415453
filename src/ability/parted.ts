/** Records and lists with some of their parts changed; the very same ones where nothing is. */

/** Each part of a value, changed; what has no parts is as it was. */
export function withParts(value: unknown, change: (part: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, part]) => [key, part, change(part, key)] as const);
  if (fields.every(([, part, now]) => now === part)) return value;
  if (Array.isArray(value)) return fields.map(([, , now]) => now);
  return Object.fromEntries(fields.map(([key, , now]) => [key, now]));
}
