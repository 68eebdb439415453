/** How cards say on what they evolve (801 to 803, 813). */

import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

/** The kinds of evolution, each with the mark that stands behind it; another can stand there as well. */
const KINDS = [
  ['evolution', '—'],
  ['vortex evolution', '—'],
  ['ultimate evolution', '—'],
  ['neo evolution', ':'],
  ['g-neo evolution', ':'],
  ['star evolution', ':'],
] as const;

/**
 * "Evolution—Put on one of your Guardians.", "Star Evolution: Put on one of your water creatures.", "Vortex Evolution—Put on
 * one of your Merfolks and one of your Chimeras."
 */
export function addEvolution({ grammar, keyword, what }: English): void {
  const base = grammar.category<What>('on what a card evolves');
  grammar.rule(base)('{one}', { one: what }, (h) => h.one);
  grammar.rule(base)('{one} and {other}', { one: what, other: what }, (h) => ({
    what: 'both',
    of: [h.one, h.other],
  }));
  for (const [kind, mark] of KINDS) {
    const says = grammar.rule(keyword);
    says(`${kind} ${mark} put on {on} .`, { on: base }, (h) => ({
      ability: 'keyword',
      keyword: kind,
      on: h.on,
    }));
    if (mark === '—')
      says(`${kind} : put on {on} .`, { on: base }, (h) => ({
        ability: 'keyword',
        keyword: kind,
        on: h.on,
        aboutSays: 'colon',
      }));
  }
}
