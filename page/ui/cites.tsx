/** Rules in the margin: the number, and what the rule says where it is cited first, or on hover and focus. */

import type { CiteView } from '../protocol.js';
import { WORDS } from '../words/page.js';

export interface Cited extends CiteView {
  /** It is told here for the first time: its line stands in the margin. */
  readonly first: boolean;
}

export function Cites({ cites }: { cites: readonly Cited[] }) {
  if (cites.length === 0) return null;
  return (
    <span class="cites">
      {cites.map(({ number, line, first }) => (
        <button type="button" class="cite" data-first={first || undefined} key={number}>
          <span class="unseen">{WORDS.steps.rule} </span>
          <span class="cite-number">{number}</span> <span class="cite-line">{line}</span>
        </button>
      ))}
    </span>
  );
}

/** Which citations are told for the first time, in the order in which they stand. */
export function firsts<Item extends { readonly cites: readonly CiteView[] }>(
  lines: readonly Item[],
): ReadonlyMap<Item, readonly Cited[]> {
  const told = new Set<string>();
  const found = new Map<Item, readonly Cited[]>();
  for (const line of lines) {
    found.set(
      line,
      line.cites.map((cite) => {
        const first = !told.has(cite.number);
        told.add(cite.number);
        return { ...cite, first };
      }),
    );
  }
  return found;
}
