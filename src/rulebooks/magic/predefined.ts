/** Tokens that have a name instead of a description, and what they are (111.10). */

import type { TokenText } from '../../ability/act.js';
import type { Category, Grammar } from '../../language/grammar.js';

/**
 * All are colorless artifacts. Each has an ability that its controller can use by paying, which nobody does unasked, and
 * none that bears on other events.
 */
const ARTIFACTS = ['Blood', 'Clue', 'Food', 'Gold', 'Lander', 'Map', 'Powerstone', 'Treasure'] as const;

/** "Treasure", as the token that it is. */
export function predefined(grammar: Grammar): Category<TokenText> {
  const named = grammar.category<TokenText>('a token');
  for (const is of ARTIFACTS) {
    grammar.rule(named)(is, {}, () => ({
      values: {},
      traits: [
        { trait: 'subtype', is },
        { trait: 'type', is: 'artifact' },
      ],
    }));
  }
  return named;
}
