/** The sections of a rulebook that a page shows, rule by rule: what decides where. */

/** A rule that no ruling cites: its number, and a line of the project's own in each language. */
export interface Subrule {
  readonly number: string;
  readonly en: string;
  readonly ja: string;
}

/** Sections of one version of the rules, shown on one page. */
export interface Sections {
  readonly version: string;
  /** What their numbers begin with: `614` has 614.1a. */
  readonly numbers: readonly string[];
  readonly uncited: readonly Subrule[];
}

/** Whether a number is of a section. @example isOf('614.1a', '614') // => true */
export function isOf(number: string, section: string): boolean {
  return number === section || (number.startsWith(section) && number[section.length] === '.');
}
