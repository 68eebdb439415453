/**
 * What Yu-Gi-Oh! rulings cite: the questions and answers of the official card database, by their numbers. The lines are
 * this project's own words.
 */

import { always } from '../../rulebook/rule.js';

export const VERSIONS = ['2026'] as const;
export type Version = (typeof VERSIONS)[number];

export const RULES = {
  'prevention-first': always(
    VERSIONS,
    'Q&A 19801',
    'What is "not destroyed" needs no replacement: a prevention comes first, and nobody is asked.',
  ),
  'mandatory-all': always(
    VERSIONS,
    'Q&A 6298',
    'Of several mandatory replacements of one destruction all apply.',
  ),
  'optional-one': always(VERSIONS, 'Q&A 22578', 'At most one optional replacement saves a card.'),
  'turn-player-first': always(
    VERSIONS,
    'Q&A 20947',
    'The turn player decides about theirs first, the other player only if those were declined.',
  ),
  'controller-decides': always(
    VERSIONS,
    'Q&A 16684',
    'Who controls the card with the replacement decides whether it is applied.',
  ),
  'all-at-once': always(VERSIONS, 'Q&A 20409', 'One application saves every card that it covers.'),
  'once-each': always(
    VERSIONS,
    'Q&A 24336',
    'An effect is applied once to a destruction and what it becomes.',
  ),
  'substitute-not-saved': always(
    VERSIONS,
    'Q&A 24336',
    'A card destroyed as a substitute is not saved by an optional replacement; a mandatory one still works.',
  ),
  'substitute-legal': always(
    VERSIONS,
    'Q&A 21136',
    'A substitute must not be among the cards being destroyed, and it must be destroyable.',
  ),
  impossible: always(
    VERSIONS,
    'Q&A 15867',
    'What cannot be done cannot be chosen; what is only sent elsewhere can.',
  ),
  'redirect-separate': always(
    VERSIONS,
    'Q&A 21607',
    'Where a card goes is an event of its own, redirected after what sent it there.',
  ),
  'battle-later': always(
    VERSIONS,
    'Q&A 10494',
    'What a battle destroys is decided in damage calculation and carried out after it.',
  ),
  'not-destroyed': always(
    VERSIONS,
    'Q&A 24336',
    'What was prevented or replaced did not happen; what stands in its place does.',
  ),
  'card-chooses': always(VERSIONS, 'Q&A 16684', 'Who uses an effect chooses what it tells them to choose.'),
  'chain-order': always(VERSIONS, 'Q&A 22578', 'Waiting effects: the turn player’s first.'),
  cannot: always(VERSIONS, 'Q&A 20806', 'What cannot be destroyed is not among the cards being destroyed.'),
  'follow-up': always(
    VERSIONS,
    'Q&A 24345',
    '"And if you do" and "then" fail after a destruction that was replaced.',
  ),
  'not-there': always(VERSIONS, 'Q&A 15318', 'A card that is no longer there is not affected.'),
  token: always(VERSIONS, 'Q&A 12410', 'A token that leaves the field ceases to exist.'),
} as const;

export type Rule = keyof typeof RULES;

/** A rule's key, known to be one. */
export function cite(rule: Rule): Rule {
  return rule;
}
