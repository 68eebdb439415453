/** "Another": than what an event would happen to, and not than the source of the effect. */

/** Whether words speak of another object. */
export function isAnother(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  const { test, said, target } = words as { test?: unknown; said?: unknown; target?: unknown };
  // "Another target creature" is another than the target before it (Magic 115.3).
  if (target === true) return false;
  return (test === 'other' && said === 'another') || Object.values(words).some(isAnother);
}
