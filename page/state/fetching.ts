/** What could not be fetched, and how it is tried again: there may be no connection just now. */

import { signal } from '@preact/signals';

/** Null where nothing is missing. */
export const missing = signal<readonly (() => void)[] | null>(null);

export function isMissing(again: () => void): void {
  missing.value = [...(missing.value ?? []), again];
}

/** Tries again to fetch all that is missing. */
export function fetchAgain(): void {
  const all = missing.value ?? [];
  missing.value = null;
  for (const again of all) again();
}
