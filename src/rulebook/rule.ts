/** The rules that rulings cite. Code cites a stable key; each version gives it a number and a line. */

import type { RuleLine } from './rulebook.js';

/** A rule by version: its number and line there. */
export type RuleByVersion<Version extends string> = { readonly [version in Version]: RuleLine };

/** A rule that all versions number alike and say alike. @example always(['1', '2'], '609.2', '...') */
export function always<Version extends string>(
  versions: readonly Version[],
  number: string,
  line: string,
): RuleByVersion<Version> {
  return Object.fromEntries(versions.map((version) => [version, { number, line }])) as RuleByVersion<Version>;
}

/**
 * A rule whose number moved while it says the same.
 * @example moved({ '1': '4', '2': '4.1' }, 'Ships lie in the harbour.')['2'].number // => '4.1'
 */
export function moved<Version extends string>(
  numbers: { readonly [version in Version]: string },
  line: string,
): RuleByVersion<Version> {
  const entries = Object.entries<string>(numbers).map(([version, number]) => [version, { number, line }]);
  return Object.fromEntries(entries) as RuleByVersion<Version>;
}

/**
 * What the same rules say in another language: a line for each, or one for each version where those differ; with a
 * number of its own where the number is written in words.
 */
export type LinesOf<Rules extends { readonly [key: string]: { readonly [version: string]: RuleLine } }> = {
  readonly [key in keyof Rules]: string | { readonly [version in keyof Rules[key]]: string | RuleLine };
};
