/** How cards say on what they evolve (801 to 803, 813). */

import type { English } from '../../../language/english/english.js';

/** The kinds of evolution, each with the mark that stands behind it. */
const KINDS = [
  ['evolution', '—'],
  ['neo evolution', ':'],
  ['g-neo evolution', ':'],
  ['star evolution', ':'],
] as const;

/** "Evolution—Put on one of your Guardians.", "Star Evolution: Put on one of your water creatures." */
export function addEvolution({ grammar, keyword, what }: English): void {
  for (const [kind, mark] of KINDS) {
    grammar.rule(keyword)(`${kind} ${mark} put on {on} .`, { on: what }, (h) => ({
      ability: 'keyword',
      keyword: kind,
      on: h.on,
    }));
  }
}
