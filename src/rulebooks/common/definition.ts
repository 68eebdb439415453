/** What every definition does alike. */

import type { Language } from '../../language/language.js';
import type { LinesOf } from '../../rulebook/rule.js';
import type { Rulebook, RuleLine } from '../../rulebook/rulebook.js';

/** Rules by key and version. */
export interface RuleTable {
  readonly [key: string]: { readonly [version: string]: RuleLine };
}

/**
 * Looks rules up in a table by key and version.
 *
 * @param others their lines in other languages
 * @returns what a rulebook answers to `rule`: a number and a line; null where that version has no such rule
 * @example
 * const rule = lookUp({ afloat: always(['1'], '4', 'Ships lie in the harbour.') });
 * rule('afloat', '1')?.number; // => '4'
 * rule('afloat', '2'); // => null
 */
export function lookUp<Own extends RuleTable>(
  rules: Own,
  others: { readonly [language: string]: LinesOf<Own> } = {},
): Rulebook['rule'] {
  return (key, version, language = 'en') => {
    const versions = entry<RuleTable[string]>(rules, key);
    const rule = versions && entry(versions, version);
    if (!rule || language === 'en') return rule ?? null;
    const lines = entry(others, language);
    const said = lines && entry<string | { readonly [version: string]: string | RuleLine }>(lines, key);
    const line = typeof said === 'object' ? entry(said, version) : said;
    if (line === undefined) return null;
    return typeof line === 'string' ? { number: rule.number, line } : line;
  };
}

function entry<Value>(table: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * A language that is made when it is first asked for, and once.
 *
 * @example
 * const language = lazily(() => harbour.language());
 * language() === language(); // => true
 */
export function lazily(make: () => Language): () => Language {
  let language: Language | undefined;
  return () => {
    language ??= make();
    return language;
  };
}
