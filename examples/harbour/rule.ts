/** The rules of Harbour: a stable key, and for each version a number and a line. */

import { always } from 'instead/rulebook';

export const VERSIONS = ['1'] as const;

export const RULES = {
  afloat: always(
    VERSIONS,
    '1',
    'Ships lie in the harbour; what sinks lies in the deep and belongs to its owner.',
  ),
  moored: always(VERSIONS, '2', 'A moored ship cannot sink.'),
  picks: always(VERSIONS, '3', 'Of several effects that could replace an event its captain picks one.'),
  once: always(VERSIONS, '4', 'No effect replaces the same event twice.'),
  together: always(VERSIONS, '5', 'What one gale does happens all at once.'),
  captain: always(VERSIONS, '6', 'Whoever sails a ship chooses for it.'),
} as const;

export type Rule = keyof typeof RULES;

export function cite(rule: Rule): Rule {
  return rule;
}
