/** Effects of namesakes, which are named together. */

import type { Offered } from './offers.js';

/** So many effects of namesakes are named one by one. */
const MOST_NAMESAKES = 2;

/** Effects that can be chosen, those of many numbered namesakes with the same words together. */
export function gathered(offers: readonly Offered[]): (readonly Offered[])[] {
  const groups = new Map<string, Offered[]>();
  for (const [index, offered] of offers.entries()) {
    const { source } = offered.effect;
    const numbered = source !== null && source.nth !== null;
    const kind = numbered
      ? JSON.stringify([{ ...offered.effect, source: { ...source, nth: null } }, offered.on])
      : `${index}`;
    const group = groups.get(kind);
    if (group) group.push(offered);
    else groups.set(kind, [offered]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length > MOST_NAMESAKES ? [group] : group.map((one) => [one]),
  );
}
